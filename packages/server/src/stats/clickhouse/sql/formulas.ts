import { metricFacts, type Metric } from '@sightline/api-client/contract'
import { percentageOf, type MetricValues } from '../../query/metric-values.ts'

/** Sums over rows of one table, from which metrics are computed. */
export type EventSum =
  | 'visitors'
  | 'visits'
  | 'pageviews'
  | 'events'
  | 'converted'
  | 'reachable'
  | 'engaged_ms'
  | 'revenue_sum'
export type VisitSum = 'visitors' | 'visits' | 'views' | 'duration_ms' | 'bounces' | 'unengaged' | 'entrants'
/** The sums; `depth` and `exits` need a grouping of their own. */
export type Sum = EventSum | VisitSum | 'depth' | 'exits'

interface Formula {
  needs: readonly Sum[]
  sql: string
}

const share = (part: string, whole: string) => `if(${whole} = 0, 0, ${part} / ${whole} * 100)`
const mean = (sum: string, count: string, none: '0' | 'NULL') => `if(${count} = 0, ${none}, ${sum} / ${count})`

/**
 * The definitions of docs/metrics.md in terms of those sums. The percentage needs the number of all visitors, which is
 * known later.
 */
const formulas: Readonly<Record<Metric, Formula>> = {
  visitors: { needs: ['visitors'], sql: 'visitors' },
  visits: { needs: ['visits'], sql: 'visits' },
  pageviews: { needs: ['pageviews'], sql: 'pageviews' },
  views_per_visit: { needs: ['views', 'visits'], sql: mean('views', 'visits', '0') },
  bounce_rate: { needs: ['bounces', 'entrants'], sql: share('bounces', 'entrants') },
  visit_duration: { needs: ['duration_ms', 'visits'], sql: mean('duration_ms / 1000', 'visits', 'NULL') },
  time_on_page: { needs: ['engaged_ms', 'pageviews'], sql: mean('engaged_ms / 1000', 'pageviews', 'NULL') },
  events: { needs: ['events'], sql: 'events' },
  conversion_rate: { needs: ['converted', 'reachable'], sql: share('converted', 'reachable') },
  percentage: { needs: ['visitors'], sql: 'visitors' },
  // The rate is limited because a visit may end on a page that it viewed before the range began.
  exit_rate: { needs: ['exits', 'pageviews'], sql: `least(100, ${share('exits', 'pageviews')})` },
  revenue: { needs: ['revenue_sum'], sql: 'toInt64(round(revenue_sum * {minor_units: UInt32}))' },
  scroll_depth: { needs: ['depth'], sql: 'depth' },
}

/** The bounce rate by Google's definition of a bounce. */
export const UNENGAGED_RATE: Formula = {
  needs: ['unengaged', 'entrants'],
  sql: share('unengaged', 'entrants'),
}

export const sumsFor = (metrics: readonly Metric[]): Set<Sum> =>
  new Set(metrics.flatMap((metric) => formulas[metric].needs))

export const formulaOf = (metric: Metric): string => `(${formulas[metric].sql})`

/** A SQL column for each metric, such as `m_visitors`. */
export const formulaColumns = (metrics: readonly Metric[]): string[] =>
  metrics.map((metric) => `${formulaOf(metric)} AS m_${metric}`)

/** The values in such columns; a missing row stands for zeros. */
export function metricValuesIn(
  row: Readonly<Record<string, unknown>> | undefined,
  metrics: readonly Metric[],
  allVisitors: number,
): MetricValues {
  return Object.fromEntries(
    metrics.map((metric) => {
      const value = row?.[`m_${metric}`]
      const metricValue = value === undefined ? metricFacts[metric].none : value === null ? null : Number(value)
      return [metric, metric === 'percentage' ? percentageOf(Number(metricValue), allVisitors) : metricValue]
    }),
  )
}

/** The number of minor units in the major unit of a currency. */
export function minorUnitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}
