import { metricFacts, type Metric } from '@sightline/api-client/contract'
import type { MetricValues } from '../../metric-values.ts'
import { shareInPercent } from '../../query/share-in-percent.ts'

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

/** The tables that a metric can be read from. */
export type Table = 'events' | 'visits' | 'both'

interface Formula {
  needs: readonly Sum[]
  sql: string
}

interface MetricFormula extends Formula {
  /** The table with its sums; with `totals`, that one for totals and series, and the one of the dimension for rows. */
  table: Table | { totals: 'events' | 'visits' }
}

const share = (part: string, whole: string) => `if(${whole} = 0, 0, ${part} / ${whole} * 100)`
const mean = (sum: string, count: string, none: '0' | 'NULL') => `if(${count} = 0, ${none}, ${sum} / ${count})`

/**
 * The definitions of docs/metrics.md in terms of those sums. The percentage needs the number of all visitors, which is
 * known later.
 */
export const formulas: Readonly<Record<Metric, MetricFormula>> = {
  visitors: { table: { totals: 'events' }, needs: ['visitors'], sql: 'visitors' },
  visits: { table: { totals: 'visits' }, needs: ['visits'], sql: 'visits' },
  pageviews: { table: 'events', needs: ['pageviews'], sql: 'pageviews' },
  views_per_visit: { table: 'visits', needs: ['views', 'visits'], sql: mean('views', 'visits', '0') },
  bounce_rate: { table: 'visits', needs: ['bounces', 'entrants'], sql: share('bounces', 'entrants') },
  visit_duration: {
    table: 'visits',
    needs: ['duration_ms', 'visits'],
    sql: mean('duration_ms / 1000', 'visits', 'NULL'),
  },
  time_on_page: {
    table: 'events',
    needs: ['engaged_ms', 'pageviews'],
    sql: mean('engaged_ms / 1000', 'pageviews', 'NULL'),
  },
  events: { table: 'events', needs: ['events'], sql: 'events' },
  conversion_rate: { table: 'events', needs: ['converted', 'reachable'], sql: share('converted', 'reachable') },
  percentage: { table: { totals: 'events' }, needs: ['visitors'], sql: 'visitors' },
  // The rate is limited because a visit may end on a page that it viewed before the range began.
  exit_rate: { table: 'both', needs: ['exits', 'pageviews'], sql: `least(100, ${share('exits', 'pageviews')})` },
  revenue: { table: 'events', needs: ['revenue_sum'], sql: 'toInt64(round(revenue_sum * {minor_units: UInt32}))' },
  scroll_depth: { table: 'events', needs: ['depth'], sql: 'depth' },
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
      return [metric, metric === 'percentage' ? shareInPercent(Number(metricValue), allVisitors) : metricValue]
    }),
  )
}

/** The number of minor units in the major unit of a currency. */
export function minorUnitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}
