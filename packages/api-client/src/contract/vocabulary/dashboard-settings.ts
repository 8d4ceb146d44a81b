import { ranges } from './ranges.ts'

/**
 * The ranges that a dashboard opens with again: days that somebody has picked are over by then, and the last half hour is a look in passing.
 */
export const keptRanges = ranges.filter((range) => range !== 'custom' && range !== 'realtime')
export type KeptRange = (typeof keptRanges)[number]

/** The comparisons that a dashboard opens with again. */
export const keptComparisons = ['none', 'previous', 'year'] as const
export type KeptComparison = (typeof keptComparisons)[number]

export const dashboardSettingLimits = {
  /** The panels whose open tab is kept, and the length of the names of panels and dimensions. */
  tabs: 30,
  name: 60,
} as const
