import { unwrap, type CallOutput } from '@sightline/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../lib/api/ApiContext.ts'

const plansKey = ['plans']
const membershipKey = ['membership']
export const ordersKey = ['own orders']

export type OwnMembership = CallOutput<'order', 'membership'>

/** The plans with their prices, and how they can be had on this instance. */
export function usePlans() {
  const api = useApi()
  return useQuery({
    queryKey: plansKey,
    queryFn: ({ signal }) => unwrap(api.order.plans({}, { signal })),
    staleTime: 60_000,
  })
}

const LOOK_MS = 2000

/**
 * One’s subscription, and what one has asked for.
 * @param isAwaited Whether a payment was made whose confirmation has not come: then it is looked for again and again
 */
export function useMembership(isAwaited: boolean) {
  const api = useApi()
  const cache = useQueryClient()
  const membership = useQuery({
    queryKey: membershipKey,
    queryFn: ({ signal }) => unwrap(api.order.membership({}, { signal, progress: false })),
    refetchInterval: ({ state: { data } }) => (isAwaited && !hasSubscription(data) ? LOOK_MS : false),
  })
  const isConfirmed = isAwaited && hasSubscription(membership.data)
  useEffect(() => {
    // Who one is on every page, and what one has paid.
    if (isConfirmed) void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== membershipKey[0] })
  }, [cache, isConfirmed])
  return membership
}

/** Whether a subscription goes on. */
export const hasSubscription = (membership: OwnMembership | undefined): boolean =>
  membership?.subscription !== null &&
  membership?.subscription !== undefined &&
  membership.subscription.state !== 'ended'

/** Loads anew what a change of one’s membership has changed. */
export function useMembershipChanged(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries()
}
