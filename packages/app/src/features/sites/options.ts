import type { SelectOption } from '@sightline/ui'

/** The currencies that come first in the list, because most sites use one of them. */
const common = ['USD', 'EUR', 'CNY', 'JPY', 'GBP', 'INR', 'CAD', 'AUD', 'CHF', 'HKD', 'SGD', 'BRL']

/** Every currency by its name in a language; the common ones first, then by code. */
export function currencyOptions(locale: string): SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const all = Intl.supportedValuesOf('currency')
  const rest = all.filter((code) => !common.includes(code))
  return [...common, ...rest].map((code) => ({ value: code, label: `${code} — ${names.of(code) ?? code}` }))
}

/** Every time zone with its present offset, and the chosen one even where the list has another name for it. */
export function timeZoneOptions(chosen: string, now: Date = new Date()): SelectOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])
  return [...zones]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' '), note: offsetOf(zone, now) }))
}

/** The distance of a time zone from UTC at an instant: UTC+1, UTC+5:30, UTC. */
export function offsetOf(timeZone: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC').replace(/\+0$/, '')
}

/** The time zone of the device. */
export const detectTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
