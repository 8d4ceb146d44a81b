import type { Revenue } from '../../incoming-event.ts'
import { objectIn } from './json.ts'

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Amounts that fit the column: 14 digits before the point, 4 after it. */
const AMOUNT = /^-?\d{1,14}(\.\d{1,4})?$/

/** Parses `{ currency, amount }`, or its JSON. Undefined where either is invalid: an amount is never guessed. */
export function revenueIn(value: unknown): Revenue | undefined {
  const { currency, amount } = objectIn(value) ?? {}
  return revenueOf(amount, currency)
}

export function revenueOf(amount: unknown, currency: unknown): Revenue | undefined {
  const text = amountOf(amount)
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : ''
  return AMOUNT.test(text) && currencies.has(code) ? { amount: text, currency: code } : undefined
}

/**
 * The decimal text of an amount. Numbers are rounded, because sums have digits that nobody meant (0.1 + 0.2); a text is
 * taken as it is.
 */
function amountOf(amount: unknown): string {
  if (typeof amount === 'string') return amount.trim()
  return typeof amount === 'number' ? String(Number(amount.toFixed(4))) : ''
}
