/** Lengths of the buckets of a series, the shortest first. */
export const intervals = ['minute', 'hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

/** The buckets of what administrators see of all users. */
export const analyticsIntervals = ['day', 'week', 'month'] as const satisfies readonly Interval[]

/** As many buckets as one series may have. */
export const maxPoints = 400
