import type { DashboardMetric } from '@sightline/api-client/contract'
import { hasDimension } from '../../stats/capabilities.ts'
import { dayAt } from '../../stats/query/calendar.ts'
import { changeOf } from '../../stats/query/change.ts'
import { resolveStatsQuery, type StatsSite } from '../../stats/query/stats-query.ts'
import type { StatsSource } from '../../stats/source.ts'
import { readContributions, summaryDimensions, type Contribution } from './contributions.ts'

export const summaryMetrics = [
  'visits',
  'visitors',
  'pageviews',
  'bounce_rate',
  'visit_duration',
] as const satisfies readonly DashboardMetric[]
export type SummaryMetric = (typeof summaryMetrics)[number]

export interface MetricFact {
  metric: SummaryMetric
  /** Null where there is nothing to take it of. */
  value: number | null
  before: number | null
  /** In percent; of shares, in points. */
  change: number | null
}

/** All that a summary is about: nothing else may stand in it. */
export interface SummaryFacts {
  domain: string
  days: SummaryDays
  /** As many days, right before. */
  daysBefore: SummaryDays
  metrics: MetricFact[]
  contributions: Contribution[]
}

/** Days of a site, `2026-01-31`, both included. */
export interface SummaryDays {
  first: string
  last: string
}

/** Reads what a site's days brought, held against as many days before. */
export async function readSummaryFacts(
  source: StatsSource,
  site: StatsSite & { domain: string },
  days: SummaryDays,
  now: Date,
): Promise<SummaryFacts> {
  const { query, comparison } = resolveStatsQuery(
    site,
    { range: 'custom', from: days.first, to: days.last, compare: 'previous' },
    now.getTime(),
  )
  if (comparison === undefined) throw new Error('A comparison was asked for')
  const [totals, before] = await Promise.all([
    source.readTotals(query, summaryMetrics, []),
    source.readTotals(comparison.query, summaryMetrics, []),
  ])
  const { change, points } = changeOf(totals.metricValues, before.metricValues)
  const contributions: Contribution[] = []
  for (const dimension of summaryDimensions.filter((one) => hasDimension(source, one)))
    contributions.push(
      ...(await readContributions(source, dimension, { query, totals }, { query: comparison.query, totals: before })),
    )
  return {
    domain: site.domain,
    days,
    daysBefore: {
      first: dayAt(comparison.range.from, site.time_zone).toString(),
      last: dayAt(comparison.range.to - 1, site.time_zone).toString(),
    },
    metrics: summaryMetrics.map((metric) => ({
      metric,
      value: totals.metricValues[metric] ?? null,
      before: before.metricValues[metric] ?? null,
      change: points[metric] ?? change[metric] ?? null,
    })),
    contributions,
  }
}
