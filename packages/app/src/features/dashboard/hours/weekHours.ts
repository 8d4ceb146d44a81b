import { dayAt } from '../query/range.ts'

const dayMs = 86_400_000

/** The fewest days whose hours make a week. */
const fewestDays = 7
/** Two weeks by the hour are fewer points than a series may have. */
export const mostDays = 14

interface Days {
  /** The first and the last day, as `2026-11-20`, both included. */
  from: string
  to: string
}

/** The days whose hours are shown: those of the range, or the two weeks up to its end where it is shorter or longer. */
export function daysOfHours({ from, to }: Days, today: string): Days {
  const last = to < today ? to : today
  const count = 1 + (Date.parse(last) - Date.parse(from)) / dayMs
  if (count >= fewestDays && count <= mostDays) return { from, to: last }
  return { from: dayAt(new Date(Date.parse(last) - (mostDays - 1) * dayMs), 'UTC'), to: last }
}

interface Hour {
  /** The first instant of the hour, in ISO 8601. */
  start: string
  value: number | null
  /** Whether it is not over. */
  isPartial: boolean
}

/** The mean of a metric in each hour of each weekday, from Monday on; null where there was no such hour that is over. */
export function weekHoursOf(hours: readonly Hour[], timeZone: string): (number | null)[][] {
  const clock = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
  const values = weekdays.map(() => Array.from({ length: 24 }, (): number[] => []))
  for (const { start, value, isPartial } of hours) {
    if (value === null || isPartial) continue
    const parts = Object.fromEntries(clock.formatToParts(new Date(start)).map((part) => [part.type, part.value]))
    const weekday = weekdays.indexOf(parts['weekday'] ?? '')
    values[weekday]?.[Number(parts['hour'])]?.push(value)
  }
  return values.map((day) => day.map(meanOf))
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
