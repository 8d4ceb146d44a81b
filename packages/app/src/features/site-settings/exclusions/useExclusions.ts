import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'

export const exclusionsKey = (siteId: string) => ['collection', siteId]

/** What the collector leaves out for a site. */
export function useExclusions(siteId: string) {
  const api = useApi()
  return useQuery({
    queryKey: exclusionsKey(siteId),
    queryFn: ({ signal }) => unwrap(api.website.collection({ site_id: siteId }, { signal })),
  })
}
