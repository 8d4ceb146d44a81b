import { unwrap, type CallOutput } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'

export type HealthStatus = CallOutput<'health', 'fetchStatus'>

/** Loads what was measured of the instance, anew each minute. */
export function useHealthStatus() {
  const api = useApi()
  return useQuery({
    queryKey: ['health', 'status'],
    queryFn: ({ signal }) => unwrap(api.health.fetchStatus({}, { signal })),
    refetchInterval: 60_000,
  })
}
