import { unwrap, type CallOutput } from '@sightline/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../lib/api/ApiContext.ts'

const plansKey = ['plans']
const membershipKey = ['membership']
export const ownOrdersKey = ['own orders']

export type OwnMembership = CallOutput<'order', 'membership'>

/** The plans with their prices, and the ways of paying on this instance. */
export function usePlans() {
  const api = useApi()
  return useQuery({
    queryKey: plansKey,
    queryFn: ({ signal }) => unwrap(api.order.plans({}, { signal })),
    staleTime: 60_000,
  })
}

const CONFIRMATION_POLL_MS = 2000

/**
 * The person’s subscription, and the plan that they have requested.
 * @param isPaymentAwaited Whether a payment was made that is not confirmed yet; the subscription is polled until it is
 */
export function useMembership(isPaymentAwaited: boolean) {
  const api = useApi()
  const cache = useQueryClient()
  const membership = useQuery({
    queryKey: membershipKey,
    queryFn: ({ signal }) => unwrap(api.order.membership({}, { signal, progress: false })),
    refetchInterval: ({ state: { data } }) => (isPaymentAwaited && !isPaid(data) ? CONFIRMATION_POLL_MS : false),
  })
  const isConfirmed = isPaymentAwaited && isPaid(membership.data)
  useEffect(() => {
    // A confirmed payment changes the person’s orders, and the tier that every page shows.
    if (isConfirmed) void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== membershipKey[0] })
  }, [cache, isConfirmed])
  return membership
}

/** Whether the first payment of a subscription has come: until then its order is pending, too. */
const isPaid = (membership: OwnMembership | undefined): boolean =>
  hasSubscription(membership) && membership?.subscription?.state !== 'incomplete'

/** Whether there is a subscription that has not ended. */
export const hasSubscription = (membership: OwnMembership | undefined): boolean =>
  membership?.subscription !== null &&
  membership?.subscription !== undefined &&
  membership.subscription.state !== 'ended'

/** Reloads all data of the page: a membership decides about most of them. */
export function useReloadAll(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries()
}
