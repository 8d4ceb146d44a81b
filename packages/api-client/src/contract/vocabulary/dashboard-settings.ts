import { cardMetrics, rowMetrics } from './metrics.ts'
import { rangeIn, type Range } from './ranges.ts'

/**
 * The ranges that a dashboard opens with again: days that somebody has picked are over by then, and the last half hour is a look in passing.
 */
export type KeptRange = Exclude<Range, 'custom' | 'realtime'>

/** The kept range that a text names; undefined where it names none. */
export function keptRangeIn(text: string | undefined): KeptRange | undefined {
  const range = rangeIn(text)
  return range === 'custom' || range === 'realtime' ? undefined : range
}

/** The comparisons that a dashboard opens with again. */
export const keptComparisons = ['none', 'previous', 'year'] as const
export type KeptComparison = (typeof keptComparisons)[number]

/** What can stand as a card above the chart, in their order: a metric, or the current visitors. */
export const cards = [...cardMetrics, 'current'] as const
export type Card = (typeof cards)[number]

/** The cards of a dashboard on which nobody has chosen others. */
export const usualCards = [
  'pageviews',
  'visitors',
  'bounce_rate',
  'visit_duration',
  'current',
] as const satisfies readonly Card[]

/** The columns that rows can have after their visitors, in their order. */
export const rowColumns = [...rowMetrics, 'change', 'percentage'] as const
export type RowColumn = (typeof rowColumns)[number]

export const dashboardSettingLimits = {
  /** The columns that rows have at once, beside their name and visitors. */
  columns: 4,
  /** The cards that stand above the chart at once. */
  cards: 8,
  /** The panels whose open tab is kept, and the length of the names of panels and dimensions. */
  tabs: 30,
  name: 60,
} as const
