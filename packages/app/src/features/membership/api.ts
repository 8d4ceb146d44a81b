import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'

const plansKey = ['plans']

/** The plans with their prices, and how they can be had on this instance. */
export function usePlans() {
  const api = useApi()
  return useQuery({
    queryKey: plansKey,
    queryFn: ({ signal }) => unwrap(api.order.plans({}, { signal })),
    staleTime: 60_000,
  })
}
