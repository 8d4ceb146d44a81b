/** The ranges of the dashboard; `7d` … `90d` are whole days that end yesterday, in the site's time zone. */
export const ranges = ['today', 'yesterday', '7d', '28d', '30d', '90d'] as const
export type Range = (typeof ranges)[number]

export const intervals = ['minute', 'hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

export const weekStarts = ['monday', 'saturday', 'sunday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** Why the collector did not count an event. */
export const dropReasons = ['bot', 'hostname'] as const
export type DropReason = (typeof dropReasons)[number]
