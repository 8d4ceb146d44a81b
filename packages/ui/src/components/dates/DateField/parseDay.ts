import { parseDate, type CalendarDate } from '@internationalized/date'

/** @param iso a day as `2026-11-20`. @returns that day; null where the text is none */
export function parseDay(iso: string): CalendarDate | null {
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}
