import type { CalendarDate } from '@internationalized/date'
import type { Interval, Range, WeekStart } from '@sightline/api-client/contract'

/** A range resolved to instants, in milliseconds since 1970: from … before to. */
export interface Period {
  name: Range
  from: number
  to: number
  timeZone: string
  weekStart: WeekStart
  interval: Interval
  /** The first and the last local day that it touches; the last one may still run. */
  first: CalendarDate
  last: CalendarDate
}
