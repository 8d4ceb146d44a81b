// https://docs.stripe.com/currencies#minor-units
const WITHOUT = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const THREE = new Set('BHD JOD KWD OMR TND'.split(' '))

/**
 * An amount of Stripe in the minor unit that we write amounts in, which is that of ISO 4217. Stripe counts some currencies
 * otherwise: Icelandic krónur in hundredths, for example.
 */
export function minorUnitsOf(amount: number, currency: string): number {
  const code = currency.toUpperCase()
  const theirs = WITHOUT.has(code) ? 0 : THREE.has(code) ? 3 : 2
  const ours = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits
  return Math.round(amount * 10 ** ((ours ?? 2) - theirs))
}
