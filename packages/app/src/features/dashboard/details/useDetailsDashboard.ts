import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { renewalOf, statsKeys, useStatsApi, type StatsQuery } from '../api.ts'
import type { DetailsValue } from '../query/detailsParam.ts'
import { useShownParts } from '../shownParts.ts'
import { panelsOf } from './detailsPanels.ts'

/** The metrics of one value: the query of the page with one more filter, answered by one request. */
export function useDetailsDashboard(siteId: string, statsQuery: StatsQuery, { dimension, value }: DetailsValue) {
  const api = useStatsApi()
  const panels = panelsOf(dimension).filter(useShownParts().isShown)
  const query: StatsQuery = { ...statsQuery, filters: [...(statsQuery.filters ?? []), ['is', dimension, [value]]] }
  const answer = useQuery({
    queryKey: statsKeys.details(siteId, query),
    queryFn: ({ signal }) => unwrap(api.stats.dashboard({ site_id: siteId, ...query, panels }, { signal })),
    refetchInterval: renewalOf(statsQuery),
  })
  return { query, panels, ...answer }
}
