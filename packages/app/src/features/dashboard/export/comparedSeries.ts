import { unwrap, dashboardMetrics, type ApiClient, type CallOptions, type CallOutput } from '@sightline/api-client'
import type { StatsQuery } from '../api.ts'
import { daysBetween } from '../trend/chartDays.ts'

type Answer = CallOutput<'stats', 'query'>

/**
 * The series of the comparison period, in whole days as the chart draws them; undefined without a comparison, or for
 * minutes. @throws {ApiError}
 */
export async function fetchComparedSeries(
  api: ApiClient,
  siteId: string,
  { filters }: StatsQuery,
  { range, comparison }: Answer,
  options: CallOptions,
): Promise<Answer | undefined> {
  if (comparison === undefined || range.name === 'realtime') return undefined
  const days = daysBetween(comparison.range.from, comparison.range.to, range.time_zone)
  return unwrap(
    api.stats.query(
      {
        site_id: siteId,
        range: 'custom',
        ...days,
        interval: range.interval,
        metrics: [...dashboardMetrics],
        ...(filters && { filters }),
      },
      options,
    ),
  )
}
