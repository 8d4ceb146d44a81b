import { parseTime, Time, type CalendarDate } from '@internationalized/date'

/** The first minute of the first day, and the last minute of the last: both belong to a range. */
export interface DayTimes {
  first: Time
  last: Time
}

/** Those of whole days. */
export const wholeDays: DayTimes = { first: new Time(0, 0), last: new Time(23, 59) }

const minutePattern = /^(\d{4,}-\d{2}-\d{2})T(\d{2}:\d{2})$/

/** The day of a minute such as `2026-01-31T08:30`; any other text as it is. */
export const dayPart = (text: string): string => minutePattern.exec(text)?.[1] ?? text

/** The minute of a day, `2026-01-31T08:30`. */
export const minuteOf = (day: CalendarDate, time: Time): string => `${day.toString()}T${time.toString().slice(0, 5)}`

/** The times of a range; null where its days are whole, or where a time is none. */
export function timesOf(value: { range: string; from?: string; to?: string }): DayTimes | null {
  const [first, last] = [timeIn(value.from), timeIn(value.to)]
  return first === null || last === null ? null : { first, last }
}

function timeIn(text: string | undefined): Time | null {
  const time = text === undefined ? undefined : minutePattern.exec(text)?.[2]
  try {
    return time === undefined ? null : parseTime(time)
  } catch {
    return null
  }
}

/**
 * The times in the order of the days that they belong to, whichever way these were typed; null where they leave both days whole.
 */
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
