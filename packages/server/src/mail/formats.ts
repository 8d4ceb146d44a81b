import type { MailLocale } from '@sightline/api-client/contract'

/** A day, with the time in UTC. */
export const dateText = (instant: string, locale: MailLocale): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(instant))} UTC`

/** @param amount In the currency's minor unit */
export function moneyText(amount: number, currency: string, locale: MailLocale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export const numberText = (value: number, locale: MailLocale): string => new Intl.NumberFormat(locale).format(value)

/** @param value From 0 to 100 */
export const percentText = (value: number, locale: MailLocale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)

/** A change, such as `+12%`. @param value In percent */
export const signedPercentText = (value: number, locale: MailLocale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }).format(value / 100)

export const signedText = (value: number, locale: MailLocale): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value)

/** Minutes and seconds. @param seconds From 0 */
export function durationText(seconds: number, locale: MailLocale): string {
  const whole = Math.round(seconds)
  const unitText = (value: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const minutes = Math.floor(whole / 60)
  return minutes === 0 ? unitText(whole, 'second') : `${unitText(minutes, 'minute')} ${unitText(whole % 60, 'second')}`
}

/** @param day A day, `2026-01-31`, or an instant */
export const dayText = (
  day: string,
  locale: MailLocale,
  { timeZone = 'UTC', hasWeekday = false }: { timeZone?: string; hasWeekday?: boolean } = {},
): string =>
  new Intl.DateTimeFormat(locale, {
    ...(hasWeekday ? { weekday: 'short' } : { year: 'numeric' }),
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(new Date(day))
