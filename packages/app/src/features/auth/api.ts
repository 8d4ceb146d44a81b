import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'

const instanceKey = ['instance']

/** The public facts of this instance: whether it is set up, and who may register. */
export function useInstance() {
  const api = useApi()
  return useQuery({
    queryKey: instanceKey,
    queryFn: ({ signal }) => unwrap(api.instance.info({}, { signal, progress: false })),
    staleTime: 60_000,
  })
}
