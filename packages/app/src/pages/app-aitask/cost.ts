import type { AiTask } from '@sightline/api-client'

/** A cost in its currency: the service counts in the currency’s minor unit. Null where there is none. */
export function costText({ cost, currency }: Pick<AiTask, 'cost' | 'currency'>, locale: string): string | null {
  if (cost === null || currency === null) return null
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  })
  return format.format(cost / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
