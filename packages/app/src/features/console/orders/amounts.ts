const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount in whole units of its currency; the service counts in the minor unit. */
export const majorUnits = (amount: number, currency: string): number => amount / 10 ** digitsOf(currency)

/** An amount in the form in which people type it: `24.00`. */
export const amountText = (amount: number, currency: string): string =>
  majorUnits(amount, currency).toFixed(digitsOf(currency))

/** What was typed, in the currency’s minor unit; undefined where it is no amount. */
export function minorUnitsOf(text: string, currency: string): number | undefined {
  const digits = digitsOf(currency)
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (whole === '' || fraction.length > digits) return undefined
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0'))
}
