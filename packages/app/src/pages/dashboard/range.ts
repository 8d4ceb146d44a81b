import type { Range as AnyRange, Website } from '@sightline/api-client'

/** The ranges that the dashboard offers. */
const ranges = ['today', 'yesterday', '7d', '28d', '30d', '90d'] as const satisfies readonly AnyRange[]
export type Range = (typeof ranges)[number]

export const isRange = (value: string | null): value is Range => ranges.some((range) => range === value)

/** The range that the address names. */
export function rangeIn(search: URLSearchParams): Range | undefined {
  const range = search.get('range')
  return isRange(range) ? range : undefined
}

/** What a dashboard opens on: today, until a whole day of the site’s own time has passed; then the last 7 days. */
export function openingRange({ created_at, time_zone }: Pick<Website, 'created_at' | 'time_zone'>, now: Date): Range {
  const dayOf = (instant: Date) => {
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(instant)
    return Date.parse(`${date}T00:00:00Z`) / 86_400_000
  }
  // The day of the first event is not whole, and today is not over.
  return dayOf(now) - dayOf(new Date(created_at)) >= 2 ? '7d' : 'today'
}
