import { differenceMetrics, unwrap, type CallOutput, type DifferenceMetric } from '@sightline/api-client'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { Period } from '../query/range.ts'

export type Differences = CallOutput<'stats', 'differences'>

/** The differences between Google’s metrics and ours, by metric. */
export function useDifferences(siteId: string, period: Period): Record<DifferenceMetric, UseQueryResult<Differences>> {
  const api = useApi()
  const answers = useQueries({
    queries: differenceMetrics.map((metric) => ({
      queryKey: ['differences', siteId, metric, period],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        unwrap(api.stats.differences({ site_id: siteId, ...period, metric }, { signal })),
      staleTime: 60_000,
    })),
  })
  return Object.fromEntries(differenceMetrics.map((metric, index) => [metric, answers[index]])) as Record<
    DifferenceMetric,
    UseQueryResult<Differences>
  >
}
