import { directionOf } from '../theme/direction.ts'

/** The sign for a missing value. */
export const missing = '–'

type NumericValue = number | null | undefined

const isMissing = (value: NumericValue): value is null | undefined => value == null || !Number.isFinite(value)

// Latin digits in every language, so that columns and axes keep one width.
const digits = { numberingSystem: 'latn' } as const

const formatterCache = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const cached = formatterCache.get(key)
  if (cached !== undefined) return cached
  const made = new Intl.NumberFormat(locale, { ...digits, ...options })
  formatterCache.set(key, made)
  return made
}

/** 9,880: every digit, grouped as the language does. */
export function formatFull(value: NumericValue, locale: string): string {
  return isMissing(value) ? missing : formatter(locale, { maximumFractionDigits: 0 }).format(value)
}

/** 9,880.25: every digit, and every decimal that there is. */
export function formatExact(value: NumericValue, locale: string): string {
  return isMissing(value) ? missing : formatter(locale, { maximumFractionDigits: 20 }).format(value)
}

const steps = [
  { size: 1e9, suffix: 'B' },
  { size: 1e6, suffix: 'M' },
  { size: 1e3, suffix: 'k' },
] as const

/** 980, 1.2k, 248.6k, 1.2M: full below a thousand, from there one fixed decimal. The same suffixes in every language. */
export function formatCompact(value: NumericValue, locale: string): string {
  return compact(value, locale, { full: 1e3, fixed: true })
}

/** Formats as `formatCompact`, but in full below ten thousand: 7,402, 12.4k. */
export function formatSiteCount(value: NumericValue, locale: string): string {
  return compact(value, locale, { full: 1e4, fixed: true })
}

/** Formats as `formatCompact`, but without a decimal of zero: 1.5k, 3k. */
export function formatAxisCount(value: NumericValue, locale: string): string {
  return compact(value, locale, { full: 1e3, fixed: false })
}

function compact(value: NumericValue, locale: string, { full, fixed }: { full: number; fixed: boolean }): string {
  if (isMissing(value)) return missing
  const size = Math.abs(value)
  if (Math.round(size) < full) return formatFull(value, locale)
  // 999,950 and more would round to 1000.0k: the next step takes over there.
  const step = steps.find((candidate) => size >= candidate.size * 0.99995) ?? { size: 1e3, suffix: 'k' }
  const number = formatter(locale, { minimumFractionDigits: fixed ? 1 : 0, maximumFractionDigits: 1 })
  return number.format(value / step.size) + step.suffix
}

/** 41.8 %, 0.86 %, <0.01 %, 100 %: of a number from 0 to 100. */
export function formatPercent(value: NumericValue, locale: string): string {
  if (isMissing(value)) return missing
  const size = Math.abs(value)
  const percent = (fractionDigits: number, of = value) =>
    formatter(locale, {
      style: 'percent',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }).format(of / 100)
  if (size === 0 || size === 100) return percent(0)
  // A mark keeps the sign before the value where the text runs the other way.
  if (size < 0.01) return `${directionOf(locale) === 'rtl' ? '\u200e' : ''}<${percent(2, 0.01)}`
  return percent(size < 0.995 ? 2 : 1)
}

/** 3.1, 0.4: a difference of percentages, with one decimal and without its sign. */
export function formatPoints(value: NumericValue, locale: string): string {
  if (isMissing(value)) return missing
  return formatter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(value))
}

/** 2.87, 1.50: a mean of counts, with two decimals. */
export function formatMean(value: NumericValue, locale: string): string {
  if (isMissing(value)) return missing
  return formatter(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)
}

/** +96, -1,180, 0: a difference with its sign. @param decimals How many decimals are always shown */
export function formatDifference(value: NumericValue, locale: string, decimals = 0): string {
  if (isMissing(value)) return missing
  const shown = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return formatter(locale, { ...shown, signDisplay: 'exceptZero' }).format(value)
}

/** 2:47, 1:02:03: of seconds. Below one second 0:00. */
export function formatDuration(seconds: NumericValue): string {
  if (isMissing(seconds)) return missing
  const whole = seconds < 1 ? 0 : Math.round(seconds)
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
