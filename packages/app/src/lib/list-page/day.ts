/** The day of an instant, UTC, as the console writes it. */
export const dayOf = (instant: string | null): string | null => instant?.slice(0, 10) ?? null

/** Day and time of an instant, UTC, to the minute. */
export const minuteOf = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)}`
