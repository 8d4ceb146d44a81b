import { unwrap, type Annotation } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { statsKeys, useStatsApi } from '../api.ts'

const none: readonly Annotation[] = []

/** The annotations on the days of a site’s charts; none until they have loaded. */
export function useAnnotations(siteId: string, isEnabled: boolean): readonly Annotation[] {
  const api = useStatsApi()
  const { data } = useQuery({
    queryKey: statsKeys.annotations(siteId),
    queryFn: ({ signal }) => unwrap(api.annotation.fetchAnnotations({ site_id: siteId }, { signal, progress: false })),
    select: ({ list }) => list,
    staleTime: 60_000,
    enabled: isEnabled,
  })
  return data ?? none
}
