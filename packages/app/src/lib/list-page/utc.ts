/** The day of an instant in UTC, as `2026-11-20`. */
export const utcDay = (instant: string | null): string | null => instant?.slice(0, 10) ?? null

/** The day and time of an instant in UTC, to the minute. */
export const utcMinute = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)}`
