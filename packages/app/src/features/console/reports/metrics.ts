import { minForPercent, type CallOutput } from '@sightline/api-client'

export type Income = CallOutput<'appUser', 'payAnalytics'>
export type Growth = CallOutput<'appUser', 'shareAnalytics'>

/** One metric of a report in a period, with its values of the period before. */
export interface ReportMetric {
  id: string
  name: 'orders' | 'refunded' | 'income' | 'registrations' | 'referred'
  /** The currency of an amount, whose values are in its minor unit; undefined for a count. */
  currency?: string
  total: number
  /** The total of the period before; undefined until it has loaded. */
  previous: number | undefined
  /** The values of the buckets, in order. */
  values: readonly number[]
  /** The values of the period before, which may have another number of buckets. */
  previousValues: readonly number[] | undefined
}

type Money = Income['totals']['amounts']

/** Orders, refunds, and what was paid in each currency of the two periods: amounts of two currencies have no sum. */
export function incomeMetrics(answer: Income, before: Income | undefined): ReportMetric[] {
  const count = (name: 'orders' | 'refunded'): ReportMetric => ({
    id: name,
    name,
    total: answer.totals[name],
    previous: before?.totals[name],
    values: answer.series.map((bucket) => bucket[name]),
    previousValues: before?.series.map((bucket) => bucket[name]),
  })
  const currencies = new Set([answer, before].flatMap((one) => one?.totals.amounts ?? []).map((one) => one.currency))
  const amounts = [...currencies].toSorted().map((currency): ReportMetric => ({
    id: `income-${currency}`,
    name: 'income',
    currency,
    total: amountIn(currency, answer.totals.amounts),
    previous: before && amountIn(currency, before.totals.amounts),
    values: answer.series.map((bucket) => amountIn(currency, bucket.amounts)),
    previousValues: before?.series.map((bucket) => amountIn(currency, bucket.amounts)),
  }))
  return [...amounts, count('orders'), count('refunded')]
}

const amountIn = (currency: string, amounts: Money): number =>
  amounts.find((one) => one.currency === currency)?.amount ?? 0

/** The registrations, and those among them that came by a referral code. */
export const growthMetrics = (answer: Growth, before: Growth | undefined): ReportMetric[] =>
  (['registrations', 'referred'] as const).map((name) => ({
    id: name,
    name,
    total: answer.totals[name],
    previous: before?.totals[name],
    values: answer.series.map((bucket) => bucket[name]),
    previousValues: before?.series.map((bucket) => bucket[name]),
  }))

/** The change against the period before; undefined while that is not known. */
export function changeOf({ total, previous, currency }: ReportMetric) {
  if (previous === undefined) return undefined
  if (currency === undefined && (total < minForPercent || previous < minForPercent))
    return { difference: total - previous }
  return { percent: previous === 0 ? null : ((total - previous) / previous) * 100 }
}
