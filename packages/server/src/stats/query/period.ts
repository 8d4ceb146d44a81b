import type { CalendarDate } from '@internationalized/date'
import type { Interval, Range, WeekStart } from '@sightline/api-client/contract'

/** A range resolved to instants, in milliseconds since 1970; `to` is excluded. */
export interface Period {
  name: Range
  from: number
  to: number
  timeZone: string
  weekStart: WeekStart
  interval: Interval
  /** The first and the last local day of the period; the last one may not be over. */
  first: CalendarDate
  last: CalendarDate
}
