import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import type { DateRangePickerProps } from './DateRangePicker.types.ts'
import { dayIn, todayIn, type DateRange, type Days } from './range/dateRange.ts'
import { dateRangePresetGroups } from './range/presets.ts'
import { rangeNames } from './texts.ts'
import type { PickerFrame } from './PickerFrame.ts'

type PickerOptions = { timeZone: string } & {
  [
    Name in 'weekStart' | 'minValue' | 'maxValue' | 'maxDays' | 'maxDaysReason' | 'isDayUnavailable' | 'now' | 'presets'
  ]: DateRangePickerProps[Name]
}

export function frameOf(options: PickerOptions): PickerFrame {
  const {
    timeZone,
    weekStart = 'monday',
    minValue,
    maxValue,
    maxDays,
    maxDaysReason,
    isDayUnavailable,
    now = new Date(),
    presets = dateRangePresetGroups,
  } = options
  const today = todayIn(timeZone, now)
  const asMax = maxValue === undefined ? null : dayIn(maxValue)
  return {
    calendar: { today, weekStart },
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
  }
}

/** Ranges and days in words. */
export function useRangeTexts() {
  const text = useText()
  const format = useFormat()
  return {
    nameOf: (value: DateRange) => text(rangeNames[value.range]),
    /** Oct 22 – Nov 20. Days have no time zone, so they are written as those of UTC. */
    inWords: ({ first, last }: Days) =>
      format.days(first.toDate('UTC').toISOString(), last.add({ days: 1 }).toDate('UTC').toISOString(), 'UTC'),
  }
}
