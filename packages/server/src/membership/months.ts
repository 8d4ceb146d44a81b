/** The day of the month, in UTC. */
export const dayOf = (instant: Date): number => instant.getUTCDate()

/**
 * Adds months to an instant, in UTC, at the same time of day, on the anchor day or on the last day of a month that is
 * too short. So consecutive months from January 31 end on February 28, March 31, April 30 …
 */
export function addMonths(start: Date, months: number, anchorDay = dayOf(start)): Date {
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  end.setUTCDate(Math.min(anchorDay, daysInMonth(end)))
  return end
}

/** Whether months with this anchor can begin at this instant. */
export const isOnAnchor = (instant: Date, anchorDay: number): boolean =>
  dayOf(instant) === Math.min(anchorDay, daysInMonth(instant))

/** The number of whole months with this anchor between two instants; undefined where they are not whole. */
export function wholeMonths(start: Date, end: Date, anchorDay: number): number | undefined {
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  return months > 0 && addMonths(start, months, anchorDay).getTime() === end.getTime() ? months : undefined
}

const daysInMonth = (instant: Date): number =>
  new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 0)).getUTCDate()
