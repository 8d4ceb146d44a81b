import { missing } from './number.ts'

const fractionCache = new Map<string, number>()

/** How many digits of the smallest unit a currency has: 2 for cents, 0 for yen. */
function fractionOf(currency: string): number {
  const cached = fractionCache.get(currency)
  if (cached !== undefined) return cached
  const made = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = made.resolvedOptions().maximumFractionDigits ?? 2
  fractionCache.set(currency, digits)
  return digits
}

const formatterCache = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, currency: string, isShort = false): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isShort}`
  const cached = formatterCache.get(key)
  if (cached !== undefined) return cached
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    trailingZeroDisplay: 'stripIfInteger',
    ...(isShort && { notation: 'compact', maximumFractionDigits: 1 }),
  })
  formatterCache.set(key, made)
  return made
}

/**
 * $9, $9.50, ¥168: an amount in the currency that it was paid in, never converted. What is no currency stands beside the
 * amount as it is.
 * @param amount In the smallest unit of the currency: cents.
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  if (amount == null || !Number.isFinite(amount) || currency == null || currency === '') return missing
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${amount} ${currency}`
  return formatter(locale, currency.toUpperCase()).format(amount / 10 ** fractionOf(currency.toUpperCase()))
}

/** $0, $40, $1.5K: an amount on an axis, as `formatMoney` otherwise. */
export function formatAxisMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  // What is below a thousand needs its cents: the axis of small amounts has steps of them.
  const code = currency?.toUpperCase() ?? ''
  if (amount == null || !/^[A-Z]{3}$/.test(code)) return formatMoney(amount, currency, locale)
  const value = amount / 10 ** fractionOf(code)
  return Math.abs(value) < 1000 ? formatMoney(amount, currency, locale) : formatter(locale, code, true).format(value)
}
