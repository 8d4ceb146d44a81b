import type { DateRangePickerProps } from './DateRangePicker.types.ts'
import type { OpenProps } from '../../overlays/Overlay/useOpen.ts'
import type { StrictOmit } from '../../props.ts'
import { dayIn, todayIn } from './range/dateRange.ts'
import { dateRangePresetGroups } from './range/presets.ts'
import type { PickerSettings } from './PickerSettings.types.ts'

/** The props of a picker that say what it offers, beside those of its root. */
type PickerOptions = StrictOmit<
  DateRangePickerProps,
  | keyof OpenProps
  | 'value'
  | 'comparison'
  | 'onChange'
  | 'isDisabled'
  | 'hasZoomOut'
  | 'recent'
  | 'canMatchWeekdays'
  | 'onClear'
>

/** The settings of a picker, worked out from its props, and the other props. */
export function settingsOf(options: PickerOptions) {
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
    ...rest
  } = options
  const today = todayIn(timeZone, now)
  const asMax = maxValue === undefined ? null : dayIn(maxValue)
  const frame: PickerSettings = {
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
  return { frame, rest }
}
