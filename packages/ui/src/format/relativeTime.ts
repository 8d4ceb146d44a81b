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

/** In some languages Intl uses Latin digits only on request. */
const withLatinDigits = (locale: string) => new Intl.Locale(locale, { numberingSystem: 'latn' })

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
    relative = new Intl.RelativeTimeFormat(withLatinDigits(locale), { numeric: 'auto' })
    relativeCache.set(locale, relative)
  }
  const found = units.find(({ size }) => Math.abs(distance) >= size)
  if (found === undefined) return relative.format(0, 'second')
  const count = distance / found.size
  // A thing that lasts thirty days ends “in 30 days” right after it was made, not in 29.
  return relative.format(found.unit === 'day' ? Math.round(count) : Math.trunc(count), found.unit)
}

const agoCache = new Map<string, Intl.RelativeTimeFormat>()

/** 12s ago, 3m ago: as short as the language has it, to the second, for what is less than an hour old. An instant after now is 0s ago. */
export function formatAgo(instant: string | Date | null | undefined, locale: string, now: Date = new Date()): string {
  const age = instant == null ? Number.NaN : now.getTime() - new Date(instant).getTime()
  if (Number.isNaN(age) || age >= hour) return formatRelative(instant, locale, now)
  let ago = agoCache.get(locale)
  if (ago === undefined) {
    ago = new Intl.RelativeTimeFormat(withLatinDigits(locale), { style: 'narrow' })
    agoCache.set(locale, ago)
  }
  return age < minute
    ? ago.format(-Math.max(0, Math.trunc(age / second)), 'second')
    : ago.format(-Math.trunc(age / minute), 'minute')
}
