import { missing } from './number.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The largest unit of which there is at least one; a month counts 30 days here, and a year 365. */
const units = [
  { unit: 'year', size: 365 * day },
  { unit: 'month', size: 30 * day },
  { unit: 'day', size: day },
  { unit: 'hour', size: hour },
  { unit: 'minute', size: minute },
] as const

const relativeCache = new Map<string, Intl.RelativeTimeFormat>()

/** 3 minutes ago, yesterday, in 2 months. Days are rounded, other units are cut to whole ones. Less than a minute is “now”, and an invalid instant a dash. */
export function formatRelative(
  instant: string | Date | null | undefined,
  locale: string,
  now: Date = new Date(),
): string {
  const distance = instant == null ? Number.NaN : new Date(instant).getTime() - now.getTime()
  if (Number.isNaN(distance)) return missing
  let relative = relativeCache.get(locale)
  if (relative === undefined) {
    // In some languages Intl uses Latin digits only on request.
    relative = new Intl.RelativeTimeFormat(new Intl.Locale(locale, { numberingSystem: 'latn' }), { numeric: 'auto' })
    relativeCache.set(locale, relative)
  }
  const found = units.find(({ size }) => Math.abs(distance) >= size)
  if (found === undefined) return relative.format(0, 'second')
  const count = distance / found.size
  // A thing that lasts thirty days ends “in 30 days” right after it was made, not in 29.
  return relative.format(found.unit === 'day' ? Math.round(count) : Math.trunc(count), found.unit)
}
