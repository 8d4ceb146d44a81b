import type { DateRangePickerProps } from './DateRangePicker.types.ts'
import { dayIn, todayIn } from './range/dateRange.ts'
import { dateRangePresetGroups } from './range/presets.ts'
import type { PickerSettings } from './PickerSettings.types.ts'

type PickerOptions = { timeZone: string } & {
  [
    Name in
      | 'weekStart'
      | 'firstDay'
      | 'minValue'
      | 'maxValue'
      | 'maxDays'
      | 'maxDaysReason'
      | 'isDayUnavailable'
      | 'now'
      | 'presets'
      | 'hasRelativeRanges'
      | 'granularity'
  ]: DateRangePickerProps[Name]
}

/** The settings of a picker, worked out from its props. */
export function settingsOf(options: PickerOptions): PickerSettings {
  const {
    timeZone,
    weekStart = 'monday',
    firstDay,
    minValue,
    maxValue,
    maxDays,
    maxDaysReason,
    isDayUnavailable,
    now = new Date(),
    presets = dateRangePresetGroups,
    hasRelativeRanges = false,
    granularity = 'day',
  } = options
  const today = todayIn(timeZone, now)
  const asMax = maxValue === undefined ? null : dayIn(maxValue)
  return {
    calendar: { today, weekStart, firstDay: firstDay === undefined ? null : dayIn(firstDay) },
    limits: {
      min: minValue === undefined ? null : dayIn(minValue),
      max: asMax !== null && asMax.compare(today) < 0 ? asMax : today,
      maxDays: maxDays ?? null,
      isUnavailable: isDayUnavailable === undefined ? null : (day) => isDayUnavailable(day.toString()),
    },
    maxDaysReason,
    timeZone,
    now,
    presets,
    hasRelativeRanges,
    granularity,
  }
}
