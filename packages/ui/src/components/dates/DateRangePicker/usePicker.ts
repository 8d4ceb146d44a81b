import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import type { DateRangePickerProps } from './DateRangePicker.types.ts'
import { dayIn, todayIn, type DateRange, type Days } from './range/dateRange.ts'
import { dateRangePresetGroups } from './range/presets.ts'
import { timeTexts } from './range/minutes.ts'
import { rangeNames, relativeName } from './texts.ts'
import type { PickerFrame } from './PickerFrame.ts'

type PickerOptions = { timeZone: string } & {
  [
    Name in
      | 'weekStart'
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
    hasRelativeRanges = false,
    granularity = 'day',
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
    hasRelativeRanges,
    granularity,
  }
}

/** Formats ranges and days as text. */
export function useRangeTexts() {
  const text = useText()
  const format = useFormat()
  /** Formats days, for example Oct 22 – Nov 20. Days have no time zone, so they are formatted in UTC. */
  const inWords = ({ first, last }: Days) =>
    format.days(first.toDate('UTC').toISOString(), last.add({ days: 1 }).toDate('UTC').toISOString(), 'UTC')
  return {
    nameOf: (value: DateRange) => text(value.range === 'last' ? relativeName(value) : rangeNames[value.range]),
    inWords,
    /** Formats the days of a range with their times, if any: Oct 22, 8:00 AM – Oct 24, 5:30 PM. */
    daysInWords: (value: DateRange, days: Days) =>
      value.range === 'custom' && timeTexts(value) !== null
        ? format.minutes(`${value.from}:00Z`, `${value.to}:00Z`, 'UTC')
        : inWords(days),
  }
}
