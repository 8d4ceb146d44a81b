import type {
  DashboardMetric,
  FixedDimension,
  FilterOperator,
  Interval,
  Metric,
  Output,
  Schemas,
  StatsSourceName,
  StatsTables,
  Dimension,
  VisitMeasure,
} from '@sightline/api-client/contract'
import type { TimeRange } from './query/comparison.ts'
import type { MetricValues } from './metric-values.ts'
import type { StatsCaller } from './stats-queue.ts'
import type { StatsQuery, StatsSite } from './query/stats-query.ts'

/** The parts of a query that a source can answer beside `dashboardMetrics`; queries with other parts never reach it. */
export interface Capabilities {
  metrics: ReadonlySet<Metric>
  /** Those of them that rows do not have. */
  notInRows?: ReadonlySet<Metric>
  /** The dimensions of rows and filters, and the numbers of visits that filters compare. */
  dimensions: ReadonlySet<FixedDimension | VisitMeasure | 'prop'>
  operators: ReadonlySet<FilterOperator>
  intervals: ReadonlySet<Interval>
  /** The milliseconds after an event until the statistics include it. */
  delayMs: number
}

/**
 * A source of a site's statistics. A query names instants and the site's zone; a source that knows only days derives
 * them from those. The query has been checked against the capabilities.
 */
export interface StatsSource {
  readonly name: StatsSourceName
  readonly capabilities: Capabilities
  /** The notices about the answers so far; absent for a source whose metrics never need one. */
  notices?: () => SourceNotice[]
  /** What the answers so far were read from; absent for a source that does not know. */
  readFrom?: () => StatsTables
  /** Whether it can tell about a range at all; absent where a source knows every one. Otherwise nothing is compared with it. */
  knowsRange?: (query: StatsQuery) => boolean
  /** @param starts Of the buckets, in milliseconds since 1970; empty where no series is wanted. */
  readTotals(query: StatsQuery, metrics: readonly Metric[], starts: readonly number[]): Promise<Totals>
  /** The totals of several ranges, in place of that of the query; absent for a source that asks for one after the other. */
  readTotalsOfRanges?: (
    query: StatsQuery,
    metrics: readonly Metric[],
    ranges: readonly SeriesRange[],
  ) => Promise<Totals[]>
  /**
   * The bounce rate by Google's definition: the percentage of visits with at most one view that was looked at for ten
   * seconds or less. Absent for a source without engaged time.
   */
  readUnengagedRates?: (query: StatsQuery, starts: readonly number[]) => Promise<UnengagedRates>
  readBreakdown(
    query: StatsQuery,
    dimension: Dimension,
    metrics: readonly Metric[],
    totals: RangeTotals,
    selection: Selection,
  ): Promise<{ rows: BreakdownRow[]; total_rows: number }>
  /**
   * The values of several dimensions with these metrics, those with most of the first metric first; in as few queries as the
   * source can.
   */
  readMetricBreakdowns(
    query: StatsQuery,
    dimensions: readonly FixedDimension[],
    metrics: readonly [DashboardMetric, ...DashboardMetric[]],
    selection: ValueSelection,
  ): Promise<Map<FixedDimension, ValueMetrics[]>>
  /** The first rows of several dimensions, most visitors first, once the totals are known. */
  readBreakdowns(
    query: StatsQuery,
    dimensions: readonly Dimension[],
    selection: PanelSelection,
  ): Promise<(totals: RangeTotals) => Breakdown[]>
  /** Distinct visitors in the five minutes before `now`, in milliseconds since 1970. */
  readCurrentVisitors(siteId: number, now: number): Promise<number>
  /**
   * The visitors of each of the last 30 minutes, the present one last; absent for a source that does not know them so
   * soon.
   */
  readLastMinutes?: (siteId: number, now: number) => Promise<number[]>
  /** The visitors of the last 30 minutes, also by country; absent as above. */
  readLiveVisitors?: (siteId: number, now: number) => Promise<LiveVisitors>
  /** The newest views and custom events of the last 30 minutes, the newest first; absent as above. */
  readLiveEvents?: (siteId: number, now: number, limit: number) => Promise<LiveEvent[]>
  /**
   * The visitors of each value in each bucket, for dimensions of events; absent for a source that would need a query
   * for each value.
   * @param starts The starts of the buckets, in milliseconds since 1970.
   */
  readTrends?: (
    query: StatsQuery,
    dimension: Dimension,
    values: readonly string[],
    starts: readonly number[],
  ) => Promise<Map<string, number[]>>
  /**
   * The instant of the newest event, in milliseconds since 1970, if there is one; absent for a source without events.
   */
  readLastEvent?: (siteId: number) => Promise<number | undefined>
  /** The instant of the oldest event, as above. */
  readFirstEvent?: (siteId: number) => Promise<number | undefined>
  /** Whether any visit of a site has a region or a city; absent for a source that knows places by itself. */
  hasPlaces?: (siteId: number) => Promise<boolean>
  /** A few metrics of several sites at once; absent for a source that answers for one site at a time. */
  readOverviews?: (queries: readonly OverviewQuery[], now: number) => Promise<Map<number, OverviewMetricValues>>
  /**
   * The number of visitors who got as far as each step, from none at all to the last; absent where a source has no
   * visits.
   */
  readFunnelLevels?: (query: StatsQuery, steps: readonly NamedGoalCondition[]) => Promise<number[]>
  /** The names of event properties; absent for a source that does not store them. */
  readProperties?: (query: StatsQuery, selection: PropertySelection) => Promise<PropertyRows>
}

/** The sources of statistics, for one call: its queries wait their turn, and are stopped when its signal aborts. */
export interface StatsSources {
  /** @param identity Of the caller. @throws {TooManyQueriesError} where it has too many calls that run or wait */
  assertRoom(identity: string): void
  /** @param wanted Of several sources of the site. @throws {ApiError} property_missing where the site does not have it */
  openFor(site: SourceSite, caller: StatsCaller, wanted?: StatsSourceName): Promise<StatsSource>
  /** Opens the source of a site for a query without goals. */
  openForSite(site: SourceSite, caller: StatsCaller, wanted?: StatsSourceName): Promise<StatsSource>
  /** The names of all sources of a site. */
  listNames(site: Pick<StatsSite, 'id'>): Promise<StatsSourceName[]>
  /**
   * The source of the collector's events, for a query without goals. @param site Absent where the query is about
   * several sites.
   */
  openWithoutGoals(caller: StatsCaller, site?: Pick<StatsSite, 'id'>): StatsSource
  /**
   * The views and visitors of each site in its own range `30d`: the 30 whole days that end yesterday in its time zone,
   * as its dashboard has them. A site without any may be missing. Only administrators ask, so these queries are not
   * queued.
   */
  readLastMonth(
    sites: readonly Pick<StatsSite, 'id' | 'time_zone'>[],
    now: number,
  ): Promise<Map<number, LastMonthMetricValues>>
  /**
   * The views and custom events of each day in UTC, in milliseconds since 1970; days without any are missing. Only
   * administrators ask, so this query is not queued.
   */
  readEventDays(from: number, to: number): Promise<DayOfEvents[]>
}

/** The sites with views or custom events on a day, `2026-01-31`, and their numbers. */
export interface DayOfEvents {
  day: string
  sites: readonly { id: number; events: number }[]
}

/** How many sites have sums of all their past days, from which statistics are answered sooner. */
export interface DailySumsProgress {
  /** The sites that have events. */
  sites: number
  /** Those among them whose sums are still to be made, or to be made anew. */
  waiting: number
}

/** The fields of a site that decide the source of its statistics. */
export interface SourceSite extends Pick<StatsSite, 'id'> {
  domain: string
  /** The source that is shown first. */
  source: StatsSourceName
}

export interface LiveVisitors {
  visitors: number
  /** Code of two letters, ISO 3166-1, with its visitors, most visitors first; those without a known country are left out. */
  countries: { value: string; visitors: number }[]
}

/** A view or a custom event, without whose it was; values that are not known are empty. */
export interface LiveEvent {
  /** A hash of the event's own id. */
  id: string
  /** Milliseconds since 1970. */
  at: number
  name: string
  page: string
  source: string
  country: string
  device: string
}

export type LastMonthMetricValues = Record<'pageviews' | 'visitors', number>

/** A range, and the starts of the buckets of its series, in milliseconds since 1970; none where no series is wanted. */
export interface SeriesRange extends TimeRange {
  starts: readonly number[]
}

/** The totals that rows are measured against. */
export interface RangeTotals {
  /** All visitors, whether or not they are requested. */
  visitors: number
  /** The visitors who could have done the filtered actions: counted without filters of event names and properties. */
  reachable: number
}

export interface Totals extends RangeTotals {
  metricValues: MetricValues
  /** The values of each bucket, in the order of their starts. */
  buckets: MetricValues[]
}

export interface Sort {
  by: Metric | 'value'
  order: 'ascend' | 'descend'
}

/** The rates of the whole range, and of each bucket in the order of their starts; 0 to 100. */
export interface UnengagedRates {
  total: number
  buckets: number[]
}

/** The wanted rows of a breakdown. Without an order, those with the most visitors come first. */
export interface Selection {
  sort?: Sort | undefined
  /** Keeps only rows whose value contains this text, ignoring case. */
  search?: string | undefined
  /** Whether the row without a value matches too. */
  isMissingFound?: boolean | undefined
  /** Keeps only rows of these values. */
  values?: readonly string[] | undefined
  limit: number
  offset: number
}

/** The wanted values of each of several dimensions. */
export interface ValueSelection {
  limit: number
  /** Keeps only these of each dimension; none of one that is not named. */
  values?: ReadonlyMap<FixedDimension, readonly string[]> | undefined
}

/** The wanted rows of several panels. */
export interface PanelSelection {
  /** For each panel. */
  limit: number
  /** The range whose visitors of the same values are wanted as well, if the source has them in the same reading. */
  before?: TimeRange | undefined
}

export type ValueMetrics = Pick<BreakdownRow, 'value' | 'metricValues'>

export interface BreakdownRow {
  value: string
  visitors: number
  /** The share of the visitors of the whole range, 0 to 100. */
  percentage: number
  count: number
  metricValues: MetricValues
}

/** The first rows of one dimension. */
export interface Breakdown {
  dimension: Dimension
  rows: (Omit<BreakdownRow, 'metricValues'> & {
    /** The conversion rate of goals. */
    conversion_rate?: number
    /** The visitors in the range before; absent where they are still to be read. */
    visitorsBefore?: number
  })[]
  total_rows: number
  /** Present where the source does not know the dimension in this range. */
  is_lacking?: true
}

export interface PropertySelection {
  /** Keeps only names that contain this text, ignoring case. */
  search: string
  limit: number
  offset: number
}

/** The names of properties that events had, most visitors first. */
export type PropertyRows = Pick<Output<Schemas['stats']['properties']>, 'rows' | 'total_rows'>

/** The ranges of an overview in one time zone, in milliseconds since 1970. */
export interface OverviewRanges extends Pick<StatsQuery, 'interval'> {
  range: TimeRange
  /** The range of the comparison. */
  before: TimeRange
  /** The starts of the trend's points. */
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
  /** The visitors of each point, in the order of their starts. */
  trend: number[]
  lastEvent: number | undefined
}

/** An action of visitors: a custom event, or the view of a page. `*` in the pattern stands for any characters. */
export type GoalCondition = Readonly<
  Pick<Output<Schemas['goal']['addGoal']>, 'kind' | 'pattern'> & {
    /** The properties that the event must have as well, all of them. */
    properties: readonly Output<Schemas['goal']['addGoal']>['properties'][number][]
  }
>

/** A goal condition with its name. */
export interface NamedGoalCondition extends GoalCondition {
  name: string
}

export type SourceState = Output<Schemas['stats']['query']>['source']

/** A notice about metrics: sampling, their age, rows that are withheld. */
export type SourceNotice = NonNullable<SourceState['notices']>[number]

/** Describes a source, and the instant up to which it is complete in a range that ends at `to`. */
export function describeSource(source: StatsSource, to: number, now: number): SourceState {
  const { name, capabilities } = source
  const notices = source.notices?.() ?? []
  return {
    name,
    complete_until: new Date(Math.min(to, now - capabilities.delayMs)).toISOString(),
    ...(notices.length > 0 && { notices }),
    ...(source.readFrom !== undefined && { read_from: source.readFrom() }),
  }
}
