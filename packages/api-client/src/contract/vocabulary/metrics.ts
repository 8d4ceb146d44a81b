/** The minutes without an event after which a visit ends. */
export const visitGapMinutes = 30

/** The units of metrics: a number of things, a mean of such numbers, a share from 0 to 100, seconds, minor units. */
export type MetricUnit = 'count' | 'mean' | 'percent' | 'duration' | 'money'

interface MetricFacts {
  readonly unit: MetricUnit
  /** The value of the metric without any data. */
  readonly none: 0 | null
  /** The direction of a change that is good news. */
  readonly goodWhen: 'up' | 'down'
  /** Whether every dashboard answers the metric, and every source of statistics knows it. */
  readonly onDashboard?: true
  /** Whether the metric can be forecast. */
  readonly hasForecast?: true
}

/** The facts about every metric. docs/metrics.md has their definitions. */
export const metricFacts = {
  visitors: { unit: 'count', none: 0, goodWhen: 'up', onDashboard: true, hasForecast: true },
  visits: { unit: 'count', none: 0, goodWhen: 'up', onDashboard: true, hasForecast: true },
  pageviews: { unit: 'count', none: 0, goodWhen: 'up', onDashboard: true, hasForecast: true },
  /** The mean number of views of a visit, unrounded. */
  views_per_visit: { unit: 'mean', none: 0, goodWhen: 'up', onDashboard: true },
  /** The share of visits with one view and no interaction, 0 to 100, unrounded; 0 without visits. */
  bounce_rate: { unit: 'percent', none: 0, goodWhen: 'down', onDashboard: true },
  /** The mean seconds from a visit's first to its last event; null without visits. */
  visit_duration: { unit: 'duration', none: null, goodWhen: 'up', onDashboard: true },
  /** The mean engaged seconds of a view; null without views. */
  time_on_page: { unit: 'duration', none: null, goodWhen: 'up' },
  /** The number of custom events. */
  events: { unit: 'count', none: 0, goodWhen: 'up' },
  /** The share of visitors who did a custom event, 0 to 100, unrounded. */
  conversion_rate: { unit: 'percent', none: 0, goodWhen: 'up' },
  /** The share of the visitors of the whole range, 0 to 100, unrounded. */
  percentage: { unit: 'percent', none: 0, goodWhen: 'up' },
  /** The exits of a page divided by its views, 0 to 100, unrounded. */
  exit_rate: { unit: 'percent', none: 0, goodWhen: 'down' },
  /** The sum in minor units of the site's currency. */
  revenue: { unit: 'money', none: 0, goodWhen: 'up' },
  /** The mean of the deepest scroll, 0 to 100, unrounded; null where it is unknown. */
  scroll_depth: { unit: 'percent', none: null, goodWhen: 'up' },
} as const satisfies Readonly<Record<string, MetricFacts>>

export type Metric = keyof typeof metricFacts
type Having<Fact extends keyof MetricFacts> = {
  [Name in Metric]: (typeof metricFacts)[Name] extends Readonly<Record<Fact, true>> ? Name : never
}[Metric]

export const metrics = Object.keys(metricFacts) as [Metric, ...Metric[]]

/** The metrics that every dashboard answers, in their order in files. */
export type DashboardMetric = Having<'onDashboard'>
export const isDashboardMetric = (metric: Metric): metric is DashboardMetric => factsOf(metric).onDashboard === true
export const dashboardMetrics = metrics.filter(isDashboardMetric)

/** What every source knows at any time: Google Analytics knows of the last half hour nothing else. */
export const knownMetrics = ['visitors', 'pageviews'] as const satisfies readonly Metric[]
export type KnownMetric = (typeof knownMetrics)[number]

/** The metrics that can stand as cards above the chart, in their order. `exit_rate` is one of pages alone. */
export const cardMetrics = [
  'pageviews',
  'visitors',
  'visits',
  'views_per_visit',
  'bounce_rate',
  'visit_duration',
  'time_on_page',
  'scroll_depth',
  'events',
  'conversion_rate',
  'revenue',
] as const satisfies readonly Metric[]
export type CardMetric = (typeof cardMetrics)[number]

/** The cards that a dashboard answers on request alone. */
export type FurtherMetric = Exclude<CardMetric, DashboardMetric>
export const furtherMetrics = cardMetrics.filter((metric): metric is FurtherMetric => !isDashboardMetric(metric)) as [
  FurtherMetric,
  ...FurtherMetric[],
]

/** The metrics that rows can have beside their visitors, in their order; `query/availability.ts` of the server says where. */
export const rowMetrics = [
  'visits',
  'pageviews',
  'views_per_visit',
  'bounce_rate',
  'visit_duration',
  'time_on_page',
  'scroll_depth',
  'exit_rate',
  'events',
  'conversion_rate',
  'revenue',
] as const satisfies readonly Metric[]
export type RowMetric = (typeof rowMetrics)[number]

export type ForecastMetric = Having<'hasForecast'>
export const forecastMetrics = metrics.filter(
  (metric): metric is ForecastMetric => factsOf(metric).hasForecast === true,
)

/** The values of a dashboard without any data. */
export const noMetricValues = Object.fromEntries(
  dashboardMetrics.map((metric) => [metric, metricFacts[metric].none]),
) as Readonly<{ [Name in DashboardMetric]: Name extends KnownMetric ? number : number | null }>

/** Whether a metric is a rate, whose difference is better given in percentage points than in percent. */
export const isRate = (metric: Metric): boolean => metricFacts[metric].unit === 'percent'

function factsOf(metric: Metric): MetricFacts {
  return metricFacts[metric]
}

/** The count from which on a change is given in percent; below it, a percentage misleads. */
export const minForPercent = 30
