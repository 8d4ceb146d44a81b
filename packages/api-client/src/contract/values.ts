/** The ranges of the dashboard; `7d` … `90d` are whole days that end yesterday, in the site's time zone. */
export const ranges = ['today', 'yesterday', '7d', '28d', '30d', '90d'] as const
export type Range = (typeof ranges)[number]

export const intervals = ['minute', 'hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

/** What figures can be broken down by. */
export const dimensions = ['page', 'page_title', 'source', 'country', 'browser', 'os', 'device', 'event'] as const
export type Dimension = (typeof dimensions)[number]

export const weekStarts = ['monday', 'saturday', 'sunday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** Who may make an account: anybody, those with an invitation code, or nobody. */
export const registrations = ['open', 'invite', 'closed'] as const
export type Registration = (typeof registrations)[number]

/** Why the collector did not count an event. */
export const dropReasons = ['bot'] as const
export type DropReason = (typeof dropReasons)[number]
