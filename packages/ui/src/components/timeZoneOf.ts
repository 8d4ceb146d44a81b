import { formatIsoDay } from '../format/date.ts'
import { warnOnce } from '../theme/warnOnce.ts'

/** A time zone: UTC in place of what is none. */
export function timeZoneOf(timeZone: string, component: string): string {
  try {
    formatIsoDay(new Date(), timeZone)
    return timeZone
  } catch {
    warnOnce(`${component}: timeZone="${timeZone}" is no time zone such as "Europe/Berlin". UTC is used instead.`)
    return 'UTC'
  }
}
