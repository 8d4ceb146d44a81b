import { formatMoney } from '@sightline/ui'

/** Formats an amount, given in the currency’s minor unit, with the decimal places of the currency. */
export const moneyText = (amount: number, currency: string, locale: string): string =>
  formatMoney(amount, currency, locale, { areZerosKept: true })
