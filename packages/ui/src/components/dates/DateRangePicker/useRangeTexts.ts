import { useFormat } from '../../../format/index.ts'
import { useText } from '../../../format/useText.ts'
import type { DateRange, Days } from './range/dateRange.ts'
import { timeTexts } from './range/timeTexts.ts'
import { rangeNames, relativeName } from './rangeNames.ts'

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
