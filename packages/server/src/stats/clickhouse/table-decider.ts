import type { Dimension, Metric } from '@sightline/api-client/contract'
import { dayAt, startOfDay } from '../query/calendar.ts'
import type { DimensionKind } from '../query/dimensions.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import { isSummed } from './daily-sums/summed-dimensions.ts'
import type { CallSums, UsableSums } from './daily-sums/usable-builds.ts'
import { formulas, type Table } from './sql/formulas.ts'

/**
 * The table that answers a metric for rows of a dimension, where there is such a metric (`query/availability.ts`);
 * `none` stands for totals and series. Printed in docs/metrics.md.
 */
export function decideTable(metric: Metric, kind: DimensionKind): Table {
  const { table } = formulas[metric]
  if (typeof table === 'string') return table
  if (kind === 'none') return table.totals
  return ['visit', 'entry_page', 'exit_page'].includes(kind) ? 'visits' : 'events'
}

/** Whether days have sums of a metric. The others need single events. */
export const hasSums = (metric: Metric): boolean => !['conversion_rate', 'exit_rate', 'scroll_depth'].includes(metric)

/** The daily sums of a call, and what its answers were read from so far. */
export interface Decided {
  /** Undefined where there are none. */
  sums?: CallSums | undefined
  read: Set<'daily_sums' | 'rows'>
}

interface Wanted {
  metrics?: readonly Metric[]
  dimension?: Dimension
  /** The starts of the buckets. */
  starts?: readonly number[]
}

/**
 * Whether daily sums answer a query, and which. They do without filters, of whole days that are over, for metrics and dimensions
 * that have sums, in buckets of whole days. Everything else goes to the tables, and whatever is not sure.
 */
export async function decideSums(decided: Decided, query: StatsQuery, wanted: Wanted): Promise<UsableSums | undefined> {
  const usable = await usableSums(decided.sums, query, wanted)
  decided.read.add(usable === undefined ? 'rows' : 'daily_sums')
  return usable
}

async function usableSums(
  sums: CallSums | undefined,
  query: StatsQuery,
  { metrics = [], dimension, starts = [] }: Wanted,
): Promise<UsableSums | undefined> {
  if (sums === undefined || query.filters.length > 0 || !metrics.every(hasSums)) return undefined
  if (dimension !== undefined && !isSummed(dimension)) return undefined
  if (starts.length > 0 && !['day', 'week', 'month'].includes(query.interval)) return undefined
  if (!isOfWholeDays(query)) return undefined
  const usable = await sums.find(query)
  if (usable === undefined || (dimension !== undefined && usable.leftOut.has(dimension))) return undefined
  // Before the first day there is nothing.
  const [firstDay = Infinity] = usable.days
  return starts.every((start) => start < firstDay || usable.days.has(start)) ? usable : undefined
}

const isOfWholeDays = ({ from, to, timeZone }: StatsQuery): boolean =>
  [from, to].every((instant) => startOfDay(dayAt(instant, timeZone), timeZone) === instant)
