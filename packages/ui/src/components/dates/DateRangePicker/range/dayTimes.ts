import { parseTime, Time, type CalendarDate } from '@internationalized/date'
import { timeTexts, type TimeTexts } from './timeTexts.ts'

/** The first minute of the first day and the last minute of the last day, both included. */
export interface DayTimes {
  first: Time
  last: Time
}

/** The times of whole days. */
export const wholeDays: DayTimes = { first: new Time(0, 0), last: new Time(23, 59) }

/** The times of a range; null if its days are whole or a time is invalid. */
export function timesOf(value: { range: string; from?: string; to?: string }): DayTimes | null {
  const texts = timeTexts(value)
  return texts && { first: parseTime(texts.first), last: parseTime(texts.last) }
}

/** The times formatted as in a range. */
export const textsOf = ({ first, last }: DayTimes): TimeTexts => ({
  first: first.toString().slice(0, 5),
  last: last.toString().slice(0, 5),
})

/** The times in the order of their days, which may have been typed in reverse; null if both days are whole. */
export function orderedTimes(
  days: { first: CalendarDate; last: CalendarDate },
  { first, last }: DayTimes,
): DayTimes | null {
  if (areWhole({ first, last })) return null
  const order = days.first.compare(days.last) || first.compare(last)
  const times = order > 0 ? { first: last, last: first } : { first, last }
  return areWhole(times) ? null : times
}

const areWhole = ({ first, last }: DayTimes): boolean =>
  first.compare(wholeDays.first) === 0 && last.compare(wholeDays.last) === 0
