import type { MailLocale } from '@sightline/api-client/contract'

/** A day, with the time in UTC. */
export const dateText = (instant: string, locale: MailLocale): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(instant))} UTC`

/** @param amount In the currency's minor unit */
export function moneyText(amount: number, currency: string, locale: MailLocale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
