import { missing } from './number.ts'

const fractionCache = new Map<string, number>()

/** Number of decimal places of a currency: 2 for USD, 0 for JPY. */
function fractionDigitsOf(currency: string): number {
  const cached = fractionCache.get(currency)
  if (cached !== undefined) return cached
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  fractionCache.set(currency, digits)
  return digits
}

const formatterCache = new Map<string, Intl.NumberFormat>()

function formatterFor(locale: string, currency: string, isCompact = false, areZerosKept = false): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isCompact} ${areZerosKept}`
  const cached = formatterCache.get(key)
  if (cached !== undefined) return cached
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    trailingZeroDisplay: areZerosKept ? 'auto' : 'stripIfInteger',
    ...(isCompact && { notation: 'compact', maximumFractionDigits: 1 }),
  })
  formatterCache.set(key, format)
  return format
}

/** The sign of `US$` would stand before its letters in a text from right to left, so that letters and sign are isolated. */
const written = (format: Intl.NumberFormat, value: number): string =>
  format
    .formatToParts(value)
    .map(({ type, value: text }, _index, parts) => {
      // As of counts: 1.2k.
      if (type === 'compact' && text === 'K') return 'k'
      const isRightToLeft = parts.some((part) => part.value.includes('\u200f'))
      return type === 'currency' && isRightToLeft && /[a-z]/i.test(text) ? `\u2066${text}\u2069` : text
    })
    .join('')

/**
 * $9, $9.50, ¥168: an amount in the currency that it was paid in, never converted. Where `currency` is not
 * a code of three letters, it stands behind the amount, which is not divided then.
 * @param amount In the smallest unit of the currency: cents.
 * @param areZerosKept Whether whole amounts keep their cents: $9.00, as in a column of amounts. @default false
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
  { areZerosKept = false }: { areZerosKept?: boolean } = {},
): string {
  if (amount == null || !Number.isFinite(amount) || currency == null || currency === '') return missing
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${amount} ${currency}`
  const code = currency.toUpperCase()
  return written(formatterFor(locale, code, false, areZerosKept), amount / 10 ** fractionDigitsOf(code))
}

/** $0, $40, $1.5k: an amount on an axis, as `formatMoney` otherwise. */
export function formatAxisMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  // Amounts below a thousand are not shortened: the steps of such an axis can be cents.
  const code = currency?.toUpperCase() ?? ''
  if (amount == null || !Number.isFinite(amount) || !/^[A-Z]{3}$/.test(code))
    return formatMoney(amount, currency, locale)
  const value = amount / 10 ** fractionDigitsOf(code)
  return Math.abs(value) < 1000
    ? formatMoney(amount, currency, locale)
    : written(formatterFor(locale, code, true), value)
}
