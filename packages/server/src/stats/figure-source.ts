import type {
  Dimension,
  FilterOperator,
  Interval,
  Metric,
  Output,
  Schemas,
  WebsiteSource,
} from '@sightline/api-client/contract'
import type { NamedDeed } from './deeds.ts'
import type { AskedOverview, OverviewFigures } from './overview-figures.ts'
import type { Panel } from './panels.ts'
import type { PropertyRows, PropertySelection } from './properties.ts'
import type { FigureRow, Selection, Whole } from './rows.ts'
import type { Scope } from './scope.ts'
import type { AnyDimension } from './sources.ts'
import type { Totals } from './totals.ts'

/** What every source can answer: the dashboard's cards and chart. */
export const everywhere = [
  'visitors',
  'visits',
  'pageviews',
  'views_per_visit',
  'bounce_rate',
  'visit_duration',
] as const satisfies readonly Metric[]

/** What a source can answer beside that; whatever is not named here is refused before it is asked. */
export interface Capabilities {
  metrics: ReadonlySet<Metric>
  /** For rows and filters. */
  dimensions: ReadonlySet<Dimension | 'prop'>
  operators: ReadonlySet<FilterOperator>
  intervals: ReadonlySet<Interval>
  /** How long after an event the figures hold it, in milliseconds. */
  delayMs: number
}

/**
 * Where the figures of a site come from. A scope names instants and the site's zone: a source that knows days only takes
 * them from there. What is asked has been checked against the capabilities.
 */
export interface FigureSource {
  readonly name: WebsiteSource
  readonly capabilities: Capabilities
  /** @param starts Of the buckets, in milliseconds since 1970; empty where no series is asked for. */
  readTotals(scope: Scope, metrics: readonly Metric[], starts: readonly number[]): Promise<Totals>
  readRows(
    scope: Scope,
    dimension: AnyDimension,
    metrics: readonly Metric[],
    whole: Whole,
    selection: Selection,
  ): Promise<{ rows: FigureRow[]; total_rows: number }>
  /** The first rows of several dimensions, most visitors first, once the figures of the whole range are known. */
  readPanels(scope: Scope, dimensions: readonly AnyDimension[], limit: number): Promise<(whole: Whole) => Panel[]>
  /** Distinct visitors in the five minutes before `now`, in milliseconds since 1970. */
  readCurrentVisitors(siteId: number, now: number): Promise<number>
  /** Visitors of each of the last 30 minutes, the running one last; absent where a source does not know them so soon. */
  readLastMinutes?: (siteId: number, now: number) => Promise<number[]>
  /**
   * Visitors of each value in each bucket, for dimensions of events; absent where a source would need a question for each.
   * @param starts Of the buckets, in milliseconds since 1970.
   */
  readTrends?: (
    scope: Scope,
    dimension: AnyDimension,
    values: readonly string[],
    starts: readonly number[],
  ) => Promise<Map<string, number[]>>
  /** The instant of the newest event, in milliseconds since 1970, if there is one; absent where a source has no events. */
  readLastEvent?: (siteId: number) => Promise<number | undefined>
  /** A few figures of several sites at once; absent where a source answers for one site at a time. */
  readOverviews?: (asked: readonly AskedOverview[], now: number) => Promise<Map<number, OverviewFigures>>
  /** How many visitors got as far as each step, from none at all to the last; absent where a source has no visits. */
  readFunnel?: (scope: Scope, steps: readonly NamedDeed[]) => Promise<number[]>
  /** Absent where a source does not keep the properties of events. */
  readProperties?: (scope: Scope, selection: PropertySelection) => Promise<PropertyRows>
}

export type SourceState = Output<Schemas['stats']['query']>['source']

/** Where figures come from, and up to when they are complete in a range that ends at `to`. */
export const describeSource = ({ name, capabilities }: FigureSource, to: number, now: number): SourceState => ({
  name,
  complete_until: new Date(Math.min(to, now - capabilities.delayMs)).toISOString(),
})
