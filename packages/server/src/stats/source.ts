import type {
  Dimension,
  FilterOperator,
  Interval,
  Metric,
  Output,
  Schemas,
  WebsiteSource,
} from '@sightline/api-client/contract'
import type { NamedGoalCondition } from './clickhouse/sql/goal-condition.ts'
import type { OverviewQuery, OverviewMetrics } from './clickhouse/overviews.ts'
import type { Breakdown } from './clickhouse/breakdowns.ts'
import type { PropertyRows, PropertySelection } from './clickhouse/properties.ts'
import type { BreakdownRow, Selection, RangeTotals } from './clickhouse/breakdown.ts'
import type { StatsQuery } from './query/stats-query.ts'
import type { AnyDimension } from './table-decider.ts'
import type { Totals } from './clickhouse/totals.ts'

/** What every source can answer: the dashboard's cards and chart. */
export const commonMetrics = [
  'visitors',
  'visits',
  'pageviews',
  'views_per_visit',
  'bounce_rate',
  'visit_duration',
] as const satisfies readonly Metric[]

/** What a source can answer beside that; whatever is not named here never reaches it. */
export interface Capabilities {
  metrics: ReadonlySet<Metric>
  /** For rows and filters. */
  dimensions: ReadonlySet<Dimension | 'prop'>
  operators: ReadonlySet<FilterOperator>
  intervals: ReadonlySet<Interval>
  /** How long after an event the statistics hold it, in milliseconds. */
  delayMs: number
}

/**
 * Where the statistics of a site come from. A query names instants and the site's zone: a source that knows days only
 * takes them from there. It has been checked against the capabilities.
 */
export interface StatsSource {
  readonly name: WebsiteSource
  readonly capabilities: Capabilities
  /** @param starts Of the buckets, in milliseconds since 1970; empty where no series is wanted. */
  readTotals(query: StatsQuery, metrics: readonly Metric[], starts: readonly number[]): Promise<Totals>
  readBreakdown(
    query: StatsQuery,
    dimension: AnyDimension,
    metrics: readonly Metric[],
    totals: RangeTotals,
    selection: Selection,
  ): Promise<{ rows: BreakdownRow[]; total_rows: number }>
  /** The first rows of several dimensions, most visitors first, once the totals are known. */
  readBreakdowns(
    query: StatsQuery,
    dimensions: readonly AnyDimension[],
    limit: number,
  ): Promise<(totals: RangeTotals) => Breakdown[]>
  /** Distinct visitors in the five minutes before `now`, in milliseconds since 1970. */
  readCurrentVisitors(siteId: number, now: number): Promise<number>
  /** Visitors of each of the last 30 minutes, the running one last; absent where a source does not know them so soon. */
  readLastMinutes?: (siteId: number, now: number) => Promise<number[]>
  /**
   * Visitors of each value in each bucket, for dimensions of events; absent where a source would need a query for each.
   * @param starts Of the buckets, in milliseconds since 1970.
   */
  readTrends?: (
    query: StatsQuery,
    dimension: AnyDimension,
    values: readonly string[],
    starts: readonly number[],
  ) => Promise<Map<string, number[]>>
  /** The instant of the newest event, in milliseconds since 1970, if there is one; absent where a source has no events. */
  readLastEvent?: (siteId: number) => Promise<number | undefined>
  /** A few metrics of several sites at once; absent where a source answers for one site at a time. */
  readOverviews?: (queries: readonly OverviewQuery[], now: number) => Promise<Map<number, OverviewMetrics>>
  /** How many visitors got as far as each step, from none at all to the last; absent where a source has no visits. */
  readFunnelLevels?: (query: StatsQuery, steps: readonly NamedGoalCondition[]) => Promise<number[]>
  /** Absent where a source does not keep the properties of events. */
  readProperties?: (query: StatsQuery, selection: PropertySelection) => Promise<PropertyRows>
}

export type SourceState = Output<Schemas['stats']['query']>['source']

/** Where statistics come from, and up to when they are complete in a range that ends at `to`. */
export const describeSource = ({ name, capabilities }: StatsSource, to: number, now: number): SourceState => ({
  name,
  complete_until: new Date(Math.min(to, now - capabilities.delayMs)).toISOString(),
})
