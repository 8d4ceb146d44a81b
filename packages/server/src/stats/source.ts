import type {
  FixedDimension,
  FilterOperator,
  Interval,
  Metric,
  Output,
  Schemas,
  StatsSourceName,
  Dimension,
} from '@sightline/api-client/contract'
import type { TimeRange } from './query/comparison.ts'
import type { MetricValues } from './query/metric-values.ts'
import type { StatsCaller } from './stats-queue.ts'
import type { StatsQuery, StatsSite } from './query/stats-query.ts'

/** What a source can answer beside `dashboardMetrics`; whatever is not named here never reaches it. */
export interface Capabilities {
  metrics: ReadonlySet<Metric>
  /** For rows and filters. */
  dimensions: ReadonlySet<FixedDimension | 'prop'>
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
  readonly name: StatsSourceName
  readonly capabilities: Capabilities
  /** What is to be said of what it has answered so far; absent where a source's figures are always as they should be. */
  notices?: () => SourceNotice[]
  /** @param starts Of the buckets, in milliseconds since 1970; empty where no series is wanted. */
  readTotals(query: StatsQuery, metrics: readonly Metric[], starts: readonly number[]): Promise<Totals>
  /**
   * The bounce rate by Google's rule: visits of at most one view that was looked at for ten seconds or less, in percent.
   * Absent where a source does not know for how long.
   */
  readUnengagedRates?: (query: StatsQuery, starts: readonly number[]) => Promise<UnengagedRates>
  readBreakdown(
    query: StatsQuery,
    dimension: Dimension,
    metrics: readonly Metric[],
    totals: RangeTotals,
    selection: Selection,
  ): Promise<{ rows: BreakdownRow[]; total_rows: number }>
  /** The first rows of several dimensions, most visitors first, once the totals are known. */
  readBreakdowns(
    query: StatsQuery,
    dimensions: readonly Dimension[],
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
    dimension: Dimension,
    values: readonly string[],
    starts: readonly number[],
  ) => Promise<Map<string, number[]>>
  /** The instant of the newest event, in milliseconds since 1970, if there is one; absent where a source has no events. */
  readLastEvent?: (siteId: number) => Promise<number | undefined>
  /** A few metrics of several sites at once; absent where a source answers for one site at a time. */
  readOverviews?: (queries: readonly OverviewQuery[], now: number) => Promise<Map<number, OverviewMetricValues>>
  /** How many visitors got as far as each step, from none at all to the last; absent where a source has no visits. */
  readFunnelLevels?: (query: StatsQuery, steps: readonly NamedGoalCondition[]) => Promise<number[]>
  /** Absent where a source does not keep the properties of events. */
  readProperties?: (query: StatsQuery, selection: PropertySelection) => Promise<PropertyRows>
}

/** Where the statistics of sites come from, for one call: what it asks for waits its turn, and is stopped when its signal aborts. */
export interface StatsSources {
  /** @param identity Of the caller. @throws {TooManyQueriesError} where it has too many calls that run or wait */
  assertRoom(identity: string): void
  /** @param wanted Of several sources of the site. @throws {ApiError} property_missing where the site does not have it */
  openFor(site: SourceSite, caller: StatsCaller, wanted?: StatsSourceName): Promise<StatsSource>
  /** The same for whatever no goal has to do with. */
  openForSite(site: SourceSite, caller: StatsCaller, wanted?: StatsSourceName): Promise<StatsSource>
  /** All sources of a site. */
  listNames(site: Pick<StatsSite, 'id'>): Promise<StatsSourceName[]>
  /** What the collector has taken, for whatever no goal has to do with. @param site Absent where it is about several. */
  openWithoutGoals(caller: StatsCaller, site?: Pick<StatsSite, 'id'>): StatsSource
  /**
   * Views and visitors of each of the sites in its own range `30d`: the 30 whole days that end yesterday in its time
   * zone, as its dashboard has them. A site without any may be missing. Administrators alone ask: they do not queue.
   */
  readLastMonth(
    sites: readonly Pick<StatsSite, 'id' | 'time_zone'>[],
    now: number,
  ): Promise<Map<number, LastMonthMetricValues>>
}

/** What says where the statistics of a site come from. */
export interface SourceSite extends Pick<StatsSite, 'id'> {
  domain: string
  /** What is shown first. */
  source: StatsSourceName
}

export type LastMonthMetricValues = Record<'pageviews' | 'visitors', number>

/** What rows are measured by. */
export interface RangeTotals {
  /** All visitors, whether or not they are wanted. */
  visitors: number
  /** Visitors who could have done what the filters name: before filters of events' names and properties. */
  reachable: number
}

export interface Totals extends RangeTotals {
  metricValues: MetricValues
  /** Of each bucket, in the order of their starts. */
  buckets: MetricValues[]
}

export interface Sort {
  by: Metric | 'value'
  order: 'ascend' | 'descend'
}

/** Of the whole range, and of each bucket in the order of their starts; 0 to 100. */
export interface UnengagedRates {
  total: number
  buckets: number[]
}

/** Which rows of a breakdown are wanted. Without an order, those of most visitors come first. */
export interface Selection {
  sort?: Sort | undefined
  /** Only rows whose value contains this text, in capitals or not. */
  search?: string | undefined
  /** Whether the row without a value matches too. */
  isMissingFound?: boolean | undefined
  /** Only rows of these values. */
  values?: readonly string[] | undefined
  limit: number
  offset: number
}

export interface BreakdownRow {
  value: string
  visitors: number
  /** Of the visitors of the whole range, 0 to 100. */
  percentage: number
  count: number
  metricValues: MetricValues
}

/** The first rows of one dimension. */
export interface Breakdown {
  dimension: Dimension
  rows: (Omit<BreakdownRow, 'metricValues'> & {
    /** Of goals. */
    conversion_rate?: number
  })[]
  total_rows: number
}

export interface PropertySelection {
  /** Only names that contain this text, in capitals or not. */
  search: string
  limit: number
  offset: number
}

/** The names of properties that events had, most visitors first. */
export type PropertyRows = Pick<Output<Schemas['stats']['properties']>, 'rows' | 'total_rows'>

/** What an overview looks at in one time zone, in milliseconds since 1970. */
export interface OverviewRanges extends Pick<StatsQuery, 'interval'> {
  range: TimeRange
  /** What the range is compared with. */
  before: TimeRange
  /** Of the points of the trend. */
  starts: readonly number[]
  trend: TimeRange
}

export interface OverviewQuery {
  site: StatsSite
  /** The same object for all sites of a time zone. */
  ranges: OverviewRanges
}

export interface OverviewMetricValues {
  visitors: number
  previous: number
  current: number
  /** Visitors of each point, in the order of their starts. */
  trend: number[]
  lastEvent: number | undefined
}

/** What visitors do: a custom event, or the view of a page. `*` in the pattern stands for any characters. */
export type GoalCondition = Readonly<
  Pick<Output<Schemas['goal']['addGoal']>, 'kind' | 'pattern'> & {
    /** What the event must have as well, all of them. */
    properties: readonly Output<Schemas['goal']['addGoal']>['properties'][number][]
  }
>

/** What somebody is meant to do, under its name. */
export interface NamedGoalCondition extends GoalCondition {
  name: string
}

export type SourceState = Output<Schemas['stats']['query']>['source']

/** What is to be said of figures: sampling, ages, rows that are withheld. */
export type SourceNotice = NonNullable<SourceState['notices']>[number]

/** Where statistics come from, and up to when they are complete in a range that ends at `to`. */
export function describeSource(source: StatsSource, to: number, now: number): SourceState {
  const { name, capabilities } = source
  const notices = source.notices?.() ?? []
  return {
    name,
    complete_until: new Date(Math.min(to, now - capabilities.delayMs)).toISOString(),
    ...(notices.length > 0 && { notices }),
  }
}
