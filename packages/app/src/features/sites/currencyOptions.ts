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
