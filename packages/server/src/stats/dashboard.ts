import { dashboardMetrics, metricFacts, statsLimits, type Output, type Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import {
  describeRange,
  describeSeries,
  describeTimeRange,
  resolveStatsQuery,
  startsOf,
  type StatsSite,
} from './query/stats-query.ts'
import { changeOf } from './query/change.ts'
import { describeSource, type StatsSource } from './source.ts'
import type { MetricValues } from './query/metric-values.ts'
import { hasDimension, assertSupported, knownParts } from './capabilities.ts'

type DashboardCall = Schemas['stats']['dashboard']
export type Dashboard = Output<DashboardCall>

/** All statistics of a dashboard: at most two scans of each table, and one more of each for a comparison. */
export async function readDashboard(
  source: StatsSource,
  site: StatsSite,
  input: Omit<z.output<DashboardCall['input']>, 'site_id'>,
  now: Date,
): Promise<Dashboard> {
  assertSupported(source, { filters: input.filters, interval: input.interval, range: input.range })
  const { period, query, comparison } = knownParts(source, resolveStatsQuery(site, input, now.getTime()))
  const dimensions = [...new Set(input.panels)]
  const known = dimensions.filter((dimension) => hasDimension(source, dimension))
  const [totals, before, breakdowns] = await Promise.all([
    // The conversion of goals is measured against the visitors who could have reached them.
    source.readTotals(
      query,
      known.includes('goal') ? [...dashboardMetrics, 'conversion_rate'] : dashboardMetrics,
      startsOf(period),
    ),
    comparison === undefined ? undefined : source.readTotals(comparison.query, dashboardMetrics, []),
    source.readBreakdowns(query, known, statsLimits.panelRows),
  ])
  const sourceState = describeSource(source, period.to, now.getTime())
  const breakdownOf = new Map(breakdowns(totals).map((breakdown) => [breakdown.dimension, breakdown]))
  return {
    range: describeRange(period),
    source: sourceState,
    totals: dashboardValues(totals.metricValues),
    ...(comparison !== undefined &&
      before !== undefined && {
        comparison: {
          range: describeTimeRange(comparison.range),
          totals: dashboardValues(before.metricValues),
          ...changeOf(dashboardValues(totals.metricValues), dashboardValues(before.metricValues)),
        },
      }),
    series: describeSeries(period, totals.buckets.map(dashboardValues), sourceState.complete_until),
    breakdowns: dimensions.map(
      (dimension) => breakdownOf.get(dimension) ?? { dimension, rows: [], total_rows: 0, is_lacking: true as const },
    ),
  }
}

const dashboardValues = (metricValues: MetricValues) =>
  Object.fromEntries(
    dashboardMetrics.map((metric) => {
      const value = metricValues[metric]
      return [metric, value === undefined ? metricFacts[metric].none : value]
    }),
  ) as Dashboard['totals']
