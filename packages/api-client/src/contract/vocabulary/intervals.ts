/** The intervals of a series, the shortest first. */
export const intervals = ['minute', 'hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

/** The intervals of the reports about all users. */
export const analyticsIntervals = ['day', 'week', 'month'] as const satisfies readonly Interval[]

/** The most buckets of one series. */
export const maxPoints = 400
