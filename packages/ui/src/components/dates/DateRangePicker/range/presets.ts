import { countDays, daysOf, type DateRange, type DateRangePreset, type ListedRange } from './dateRange.ts'
import type { PickerFrame } from '../PickerFrame.ts'

/** The default presets of a picker, in groups. */
export const dateRangePresetGroups = [
  ['realtime', 'today', 'yesterday'],
  ['7d', '28d', '30d', '90d'],
  ['week', 'month', 'year'],
] as const satisfies readonly (readonly DateRangePreset[])[]

/** The ranges of a list: those with a name, group by group, then days of one’s own. */
export const rangesOf = (presets: readonly (readonly DateRangePreset[])[]): readonly (readonly ListedRange[])[] => [
  ...presets.filter((group) => group.length > 0),
  ['custom'],
]

/** Whether a range with a name has more days than one may have. */
export function isTooLong(range: ListedRange, { calendar, limits: { maxDays } }: PickerFrame): boolean {
  const days = range === 'custom' ? null : daysOf({ range }, calendar)
  return days !== null && maxDays !== null && countDays(days) > maxDays
}

/** Whether that holds for any of them. */
export const hasTooLong = (frame: PickerFrame): boolean => frame.presets.flat().some((range) => isTooLong(range, frame))

/** Ranges that were used before, and how they are told apart; those that cannot be chosen any more are left out. */
export const recentOf = (recent: readonly DateRange[], { calendar, limits }: PickerFrame) =>
  recent.flatMap((range) => {
    const days = daysOf(range, calendar)
    const isPossible = days !== null && (limits.maxDays === null || countDays(days) <= limits.maxDays)
    return isPossible ? [{ id: `recent ${days.first.toString()} ${days.last.toString()}`, range, days }] : []
  })
