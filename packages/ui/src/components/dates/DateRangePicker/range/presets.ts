import { countDays, daysOf, type DateRange, type DateRangePreset, type ListedRange } from './dateRange.ts'
import type { PickerSettings } from '../PickerSettings.types.ts'

/** The default presets of a picker, in groups. */
export const dateRangePresetGroups = [
  ['realtime', 'today', 'yesterday'],
  ['7d', '28d', '30d', '90d'],
  ['week', 'month', 'year'],
] as const satisfies readonly (readonly DateRangePreset[])[]

/** Ranges that are wanted less often, which stand below the custom range. */
export const furtherPresets = ['last_month', '12mo', 'all'] as const satisfies readonly DateRangePreset[]
const isFurther = (range: DateRangePreset): boolean => furtherPresets.some((further) => further === range)

/** The listed ranges: the presets by group, then the custom range, then what is wanted less often. */
export function rangesOf(presets: readonly (readonly DateRangePreset[])[]): readonly (readonly ListedRange[])[] {
  const filled = presets.filter((group) => group.length > 0)
  return [
    ...filled.filter((group) => !group.every(isFurther)),
    ['custom'],
    ...filled.filter((group) => group.every(isFurther)),
  ]
}

/** The listed range that a range belongs to: relative days are chosen among the custom ones. */
export const listedAs = (range: DateRange['range']): ListedRange => (range === 'last' ? 'custom' : range)

/** Whether a preset is longer than the plan allows; one without a known end is where the plan has a limit. */
export function isTooLong(range: ListedRange, { calendar, limits: { maxDays } }: PickerSettings): boolean {
  if (range === 'all' && maxDays !== null && (calendar.firstDay ?? null) === null) return true
  const days = range === 'custom' ? null : daysOf({ range }, calendar)
  return days !== null && maxDays !== null && countDays(days) > maxDays
}

/** Whether any preset is longer than the plan allows. */
export const hasTooLong = (frame: PickerSettings): boolean =>
  frame.presets.flat().some((range) => isTooLong(range, frame))

/** The recently used ranges with their ids; those that can no longer be selected are left out. */
export const recentOf = (recent: readonly DateRange[], { calendar, limits }: PickerSettings) =>
  recent.flatMap((range) => {
    const days = daysOf(range, calendar)
    const isPossible = days !== null && (limits.maxDays === null || countDays(days) <= limits.maxDays)
    return isPossible ? [{ id: `recent ${days.first.toString()} ${days.last.toString()}`, range, days }] : []
  })
