import { isVisitMeasure } from '@sightline/api-client/contract'
import type {
  FilterDimension,
  FilterOperator,
  Interval,
  Schemas,
  TextOperator,
  WeekStart,
  Dimension,
} from '@sightline/api-client/contract'
import type { z } from 'zod'
import { bucketsOf } from './buckets.ts'
import { comparedDays, comparisonOf, type TimeRange } from './comparison.ts'
import { resolveRange } from './ranges.ts'
import type { Period } from './period.ts'

/** The fields that all calls of statistics share. */
export type StatsQueryInput = Pick<
  z.output<Schemas['stats']['query']['input']>,
  'range' | 'from' | 'to' | 'interval' | 'compare' | 'compare_from' | 'compare_to'
> & {
  filters?: readonly Filter[] | undefined
  /** The instant of the site's first event, for the range `all`. */
  since?: number | undefined
}

/**
 * A filter by the texts of a dimension, or by a number of the visit. One of a share link is `fixed`: nothing that it leaves out
 * is counted, not even as what a share is of.
 */
export type Filter = readonly [
  operator: FilterOperator,
  dimension: FilterDimension,
  values: readonly string[],
  scope?: 'fixed' | undefined,
]

/** A filter by the texts of a dimension. */
export type TextFilter = readonly [
  operator: TextOperator,
  dimension: Dimension,
  values: readonly string[],
  scope?: 'fixed' | undefined,
]

export const isTextFilter = (filter: Filter): filter is TextFilter => !isVisitMeasure(filter[1])

/** A query of a site's events and visits in a range, with filters. */
export interface StatsQuery {
  siteId: number
  /** The range in milliseconds since 1970; `to` is excluded. */
  from: number
  to: number
  filters: readonly Filter[]
  /** The site's currency, for revenue. */
  currency: string
  /** The site's time zone. */
  timeZone: string
  /** The interval of the buckets, where there is a series. */
  interval: Interval
}

/** The fields of a site that statistics read. */
export interface StatsSite {
  id: number
  time_zone: string
  week_start: WeekStart
  currency_type: string
}

/** A comparison, resolved to instants. */
export interface Comparison {
  range: TimeRange
  query: StatsQuery
  /** The days of its series; undefined where it has none. */
  days: Period | undefined
}

/** The query of a call, resolved to instants. */
export interface ResolvedStatsQuery {
  period: Period
  query: StatsQuery
  comparison: Comparison | undefined
}

/** @throws {ApiError} where the range cannot be resolved */
export function resolveStatsQuery(site: StatsSite, input: StatsQueryInput, now: number): ResolvedStatsQuery {
  const period = resolveRange(input.range, site.time_zone, now, { ...input, weekStart: site.week_start })
  const query: StatsQuery = {
    siteId: site.id,
    from: period.from,
    to: period.to,
    filters: input.filters ?? [],
    currency: site.currency_type,
    timeZone: period.timeZone,
    interval: period.interval,
  }
  // Before the first event there is nothing that all time could be compared with.
  const hasNothingBefore = input.range === 'all' && input.compare !== 'custom'
  if (input.compare === undefined || hasNothingBefore) return { period, query, comparison: undefined }
  const comparisonRange = comparisonOf(period, input.compare, { from: input.compare_from, to: input.compare_to }, now)
  const days = comparedDays(period, comparisonRange, now)
  return { period, query, comparison: { range: comparisonRange, query: { ...query, ...comparisonRange }, days } }
}

export const describeRange = (period: Period) => ({
  name: period.name,
  ...describeTimeRange(period),
  time_zone: period.timeZone,
  interval: period.interval,
})

export const describeTimeRange = ({ from, to }: TimeRange) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})

/** The buckets of a series with their contents; a bucket that ends after `completeUntil`, an instant, is partial. */
export function describeSeries<Content>(period: Period, contents: readonly Content[], completeUntil: string) {
  const buckets = bucketsOf(period)
  const limit = Date.parse(completeUntil)
  return buckets.flatMap(({ start, partial }, index) => {
    const content = contents[index]
    const isCut = (buckets[index + 1]?.start ?? period.to) > limit
    return content === undefined
      ? []
      : [{ start: new Date(start).toISOString(), partial: partial || isCut, ...content }]
  })
}

export const startsOf = (period: Period): number[] => bucketsOf(period).map(({ start }) => start)
