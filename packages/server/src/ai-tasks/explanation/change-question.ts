import type { DashboardMetric, StatsSourceName } from '@sightline/api-client/contract'
import { assertAvailable } from '../../stats/query/availability.ts'
import { dayAt } from '../../stats/query/calendar.ts'
import {
  describeTimeRange,
  resolveStatsQuery,
  type Filter,
  type StatsQuery,
  type StatsQueryInput,
  type StatsSite,
} from '../../stats/query/stats-query.ts'
import type { SourceSite } from '../../stats/source.ts'

/** What is to be explained. It is kept with the task, so that a task that runs later is about the same instants. */
export interface ChangeQuestion {
  metric: DashboardMetric
  range: InstantRange
  comparison: InstantRange
  filters: readonly Filter[]
  /** Of the details; null in old questions, for the one that the site shows first. */
  source: StatsSourceName | null
}

/** Instants as ISO 8601; `to` is excluded. */
interface InstantRange {
  from: string
  to: string
}

export type ChangeInput = Omit<StatsQueryInput, 'interval'> & {
  metric: DashboardMetric
  source?: StatsSourceName | undefined
}

/** @throws {ApiError} where a range cannot be resolved, or the metric does not exist with these filters */
export function resolveChangeQuestion(
  site: StatsSite & Pick<SourceSite, 'source'>,
  input: ChangeInput,
  now: Date,
): ChangeQuestion {
  // The source that the site shows first may be another one when the task runs, or when the same is asked again.
  const { metric, filters = [], compare = 'previous', source = site.source } = input
  assertAvailable([metric], undefined, filters)
  const { period, comparison } = resolveStatsQuery(site, { ...input, compare, interval: undefined }, now.getTime())
  if (comparison === undefined) throw new Error('A comparison was asked for')
  return {
    metric,
    range: describeTimeRange(period),
    comparison: describeTimeRange(comparison.range),
    filters,
    source,
  }
}

/** The queries of both ranges. */
export function queriesOf(question: ChangeQuestion, site: StatsSite): Record<'now' | 'before', StatsQuery> {
  const queryOf = ({ from, to }: InstantRange): StatsQuery => ({
    siteId: site.id,
    from: Date.parse(from),
    to: Date.parse(to),
    filters: question.filters,
    currency: site.currency_type,
    timeZone: site.time_zone,
    interval: 'day',
  })
  return { now: queryOf(question.range), before: queryOf(question.comparison) }
}

/** The days of a range in the site's time zone, both included. */
export function daysOf({ from, to }: InstantRange, timeZone: string): { first: string; last: string } {
  const start = Date.parse(from)
  const end = Math.max(start, Date.parse(to) - 1)
  return { first: dayAt(start, timeZone).toString(), last: dayAt(end, timeZone).toString() }
}
