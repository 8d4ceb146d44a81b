import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'

/** The query keys of the settings of a site. */
export const settingsKeys = {
  exclusions: (siteId: string) => ['collection', siteId] as const,
  dropped: (siteId: string, span: string) => ['dropped', siteId, span] as const,
  framing: (siteId: string) => ['framing', siteId] as const,
  goals: (siteId: string) => ['goals', siteId] as const,
  imports: (siteId: string) => ['imports', siteId] as const,
  invitations: (siteId: string) => ['invitations', siteId] as const,
  reports: (siteId: string) => ['reports', siteId] as const,
  viewers: (siteId: string) => ['viewers', siteId] as const,
}

/** The rules by which the collector leaves out events of a site. */
export function useExclusions(siteId: string) {
  const api = useApi()
  return useQuery({
    queryKey: settingsKeys.exclusions(siteId),
    queryFn: ({ signal }) => unwrap(api.website.collection({ site_id: siteId }, { signal })),
  })
}
