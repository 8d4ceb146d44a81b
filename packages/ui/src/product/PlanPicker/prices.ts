export type Billing = 'monthly' | 'yearly'

/** The prices of a plan, in the smallest unit of its currency: cents. */
export interface PlanPrice {
  monthly: number
  yearly: number
  /** ISO 4217: USD. */
  currency: string
}

const monthsOfYear = 12

/** The price of a month; a twelfth of a year is rounded to the smallest unit. */
export const perMonth = ({ monthly, yearly }: PlanPrice, billing: Billing): number =>
  billing === 'monthly' ? monthly : Math.round(yearly / monthsOfYear)

/** The saving of yearly billing. */
export type Saving = { kind: 'months'; months: number } | { kind: 'percent'; percent: number }

/**
 * The least that any of the plans saves by the year, so that it holds for all; undefined where one saves nothing. Whole
 * months where every plan saves the same number of them, else percent, rounded down.
 */
export function savingOf(prices: readonly PlanPrice[]): Saving | undefined {
  const paid = prices.filter(({ monthly }) => monthly > 0)
  const [first, ...others] = paid.map(({ monthly, yearly }) => monthsOfYear - yearly / monthly)
  if (first === undefined) return undefined
  if (Number.isInteger(first) && first > 0 && others.every((months) => months === first)) {
    return { kind: 'months', months: first }
  }
  const percent = Math.floor((Math.min(first, ...others) / monthsOfYear) * 100)
  return percent > 0 ? { kind: 'percent', percent } : undefined
}
