import { missing } from './number.ts'

export type BucketInterval = 'minute' | 'hour' | 'day' | 'week' | 'month'

/** The style of dates: the language, and the time zone of the site whose values they belong to. */
export interface DateStyle {
  locale: string
  timeZone: string
}

/** The tag of a language with the format of hours that somebody has chosen, for `Intl`. */
export const withTimeFormat = (locale: string, timeFormat: '12' | '24' | undefined): string =>
  timeFormat === undefined ? locale : `${locale}-u-hc-${timeFormat === '12' ? 'h12' : 'h23'}`

const formatterCache = new Map<string, Intl.DateTimeFormat>()

function formatter({ locale, timeZone }: DateStyle, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + timeZone + JSON.stringify(options)
  const cached = formatterCache.get(key)
  if (cached !== undefined) return cached
  const made = new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', calendar: 'gregory', timeZone, ...options })
  formatterCache.set(key, made)
  return made
}

const shortLabel = {
  minute: { hour: 'numeric', minute: '2-digit' },
  hour: { hour: 'numeric', minute: '2-digit' },
  day: { month: 'short', day: 'numeric' },
  week: { month: 'short', day: 'numeric' },
  month: { month: 'short' },
} as const satisfies Record<BucketInterval, Intl.DateTimeFormatOptions>

const longLabel = {
  minute: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  hour: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'long', month: 'short', day: 'numeric' },
  week: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<BucketInterval, Intl.DateTimeFormatOptions>

/** Name of a bucket on an axis: 2:00 PM, Nov 11, Nov. */
export function formatBucket(start: string, interval: BucketInterval, style: DateStyle): string {
  return written(start, style, shortLabel[interval])
}

/** Name of the weekday of an instant: Wednesday. */
export function formatWeekday(instant: string, style: DateStyle): string {
  return written(instant, style, { weekday: 'long' })
}

/** Name of a bucket by itself: Wednesday, Nov 11. */
export function formatBucketInFull(start: string, interval: BucketInterval, style: DateStyle): string {
  return written(start, style, longLabel[interval])
}

/**
 * The days of a range, Oct 22 – Nov 20; a single day where both ends are on it. The year is omitted where it is the present one.
 * @param to First instant after the range.
 */
export function formatDays(from: string, to: string, style: DateStyle, now: Date = new Date()): string {
  const first = new Date(from)
  const last = new Date(Math.max(first.getTime(), Date.parse(to) - 1))
  if (Number.isNaN(last.getTime())) return missing
  const yearOf = (date: Date) => formatter({ ...style, locale: 'en' }, { year: 'numeric' }).format(date)
  const isThisYear = yearOf(first) === yearOf(now) && yearOf(last) === yearOf(now)
  const days = formatter(style, { month: 'short', day: 'numeric', ...(isThisYear ? {} : { year: 'numeric' }) })
  // Chinese ranges lose their month and day signs in formatRange: 10/22 – 11/20.
  const [start, end] = [days.format(first), days.format(last)]
  if (style.locale.startsWith('zh')) return start === end ? start : `${start} – ${end}`
  // Node writes thin spaces where browsers write others, so a page that a server rendered would not match.
  return days.formatRange(first, last).replaceAll('\u2009', ' ')
}

/**
 * Formats a range of minutes: Oct 22, 8:00 AM – Oct 24, 5:30 PM; within a day only the hours. The year is omitted where
 * it is the present one.
 * @param to The last minute.
 */
export function formatMinutes(from: string, to: string, style: DateStyle, now: Date = new Date()): string {
  const [first, last] = [new Date(from), new Date(to)]
  const [firstDay, lastDay, today] = [first, last, now].map((date) => formatIsoDay(date, style.timeZone))
  const years = new Set([firstDay, lastDay, today].map((day) => day?.slice(0, 4)))
  const year = years.size === 1 ? {} : ({ year: 'numeric' } as const)
  const minutes = formatter(style, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', ...year })
  const end = firstDay === lastDay ? formatter(style, { hour: 'numeric', minute: '2-digit' }) : minutes
  // `formatRange` is not used: a server’s Node and a browser write its spaces and marks differently.
  return `${minutes.format(first)} – ${end.format(last)}`.replaceAll('\u202F', ' ')
}

/** 10:24:07, on the clock of the person who looks. */
export function formatClock(instant: string | Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', timeStyle: 'medium' }).format(new Date(instant))
}

/** 10:24, on the clock of the person who looks. */
export function formatTime(instant: string | Date, locale: string, timeZone?: string): string {
  const style = { numberingSystem: 'latn', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat(locale, style).format(new Date(instant))
}

/** 2026-11-19: a day in a table, the same in every language; a dash for what is no instant. */
export function formatIsoDay(instant: string | Date | null | undefined, timeZone: string): string {
  const date = dateOf(instant)
  if (date === undefined) return missing
  const style = { locale: 'en', timeZone }
  const parts = formatter(style, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(date)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** 2026-11-19 10:24: an instant in a table, the same in every language; a dash for what is no instant. */
export function formatIsoMinute(instant: string | Date | null | undefined, timeZone: string): string {
  const date = dateOf(instant)
  if (date === undefined) return missing
  const time = formatter({ locale: 'en', timeZone }, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${formatIsoDay(date, timeZone)} ${time.format(date)}`
}

/** Nov 19, 2026, 10:24 AM GMT+1: an instant with the zone it is told in, for what stands behind a day. */
export function formatInstant(instant: string | Date | null | undefined, style: DateStyle): string {
  return written(instant, style, { year: 'numeric', month: 'short', day: 'numeric', ...clock })
}

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** An instant as it is asked for; a dash for what is none. */
function written(
  instant: string | Date | null | undefined,
  style: DateStyle,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = dateOf(instant)
  return date === undefined ? missing : formatter(style, options).format(date)
}

function dateOf(instant: string | Date | null | undefined): Date | undefined {
  const date = instant == null ? undefined : new Date(instant)
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date
}
