import { unwrap, type Metric, type Dimension, type RowMetric, statsLimits } from '@sightline/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { renewalOf, statsKeys, useStatsApi, type StatsQuery } from '../api.ts'

/** The input of the query for a dimension: goals and properties also request the share of visitors who did them. */
export const breakdownInputOf = (dimension: Dimension) =>
  dimension === 'goal' || dimension.startsWith('prop:')
    ? { dimension, metrics: ['visitors', 'events', 'conversion_rate'] satisfies Metric[] }
    : { dimension }

/** The field that names further metrics of the rows. */
export const columnFields = (columns: readonly RowMetric[]) => (columns.length > 0 ? { columns: [...columns] } : {})

/** Whether rows of a dimension have a trend and a change of their own: those of events, goals and properties. */
export const isDetailed = (dimension: Dimension): boolean =>
  dimension === 'event' || dimension === 'goal' || dimension.startsWith('prop:')

/**
 * The first rows of one breakdown, for a tab that did not come with the dashboard, or with more columns or in another order
 * than came with it.
 * @param sort As in the call; undefined for most visitors first
 */
export function useBreakdown(
  siteId: string,
  statsQuery: StatsQuery | undefined,
  dimension: Dimension,
  isEnabled: boolean,
  columns: readonly RowMetric[],
  sort: string | undefined,
) {
  const api = useStatsApi()
  return useQuery({
    queryKey: statsKeys.breakdown(siteId, dimension, statsQuery, columns, sort),
    queryFn: ({ signal }) =>
      unwrap(
        api.stats.query(
          {
            site_id: siteId,
            ...statsQuery,
            ...breakdownInputOf(dimension),
            limit: statsLimits.panelRows,
            ...columnFields(columns),
            ...(sort !== undefined && { sort }),
            ...(isDetailed(dimension) && { trend: true }),
          },
          { signal },
        ),
      ),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === siteId && query.queryKey[2] === dimension ? keepPreviousData(previous) : undefined,
    refetchInterval: renewalOf(statsQuery),
    enabled: isEnabled && statsQuery !== undefined,
  })
}
