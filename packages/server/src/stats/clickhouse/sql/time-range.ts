/**
 * Conditions on a table for a range of instants. The tables are sorted by days in UTC: only a condition on the day
 * itself lets ClickHouse skip the rest of a month.
 */

/** The date of an instant in SQL, limited to the 16 bits of a date. */
const dayOf = (instant: string): string => `toDate(least(greatest(intDiv(${instant}, 86400000), 0), 65535))`

/** A condition on `events`: from an instant on, which is SQL for milliseconds since 1970. */
export const eventsFrom = (from: string): string =>
  `toDate(ts) >= ${dayOf(from)} AND ts >= fromUnixTimestamp64Milli(${from})`

/** A condition on `events`: before an instant, which is SQL for milliseconds since 1970. */
export const eventsBefore = (to: string): string =>
  `toDate(ts) <= ${dayOf(`${to} - 1`)} AND ts < fromUnixTimestamp64Milli(${to})`

/** A condition on `events`: from the parameter `from` to before `to`. */
export const eventsInRange = `${eventsFrom('{from: Int64}')} AND ${eventsBefore('{to: Int64}')}`

/**
 * A condition on `sessions`: visits that overlap the range from an instant to before the parameter `to`; their ends
 * have an index.
 */
export const visitsFrom = (from: string): string =>
  `start < fromUnixTimestamp64Milli({to: Int64}) AND end >= fromUnixTimestamp64Milli(${from})`

/** A condition on `sessions`: from the parameter `from` to before `to`. */
export const visitsInRange = visitsFrom('{from: Int64}')
