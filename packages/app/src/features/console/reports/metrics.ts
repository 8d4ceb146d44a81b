import { minForPercent, type CallOutput } from '@sightline/api-client'

export type Income = CallOutput<'appUser', 'payAnalytics'>
export type Growth = CallOutput<'appUser', 'shareAnalytics'>
export type Usage = CallOutput<'appUser', 'usageAnalytics'>

type CountName =
  | 'orders'
  | 'renewals'
  | 'refunded'
  | 'churned'
  | 'registrations'
  | 'referred'
  | 'invited'
  | 'paying'
  | 'events'
  | 'active_owners'
  | 'active_sites'
  | 'sites'
  | 'new_sites'

/** One metric of a report in a period, with its values of the period before. */
export interface ReportMetric {
  id: string
  name: CountName | 'income' | 'refunds' | 'conversion_rate'
  /** The currency of an amount, whose values are in its minor unit; undefined for a count and a rate. */
  currency?: string
  /** The total, 0 to 100 for a rate; null where there is nothing to count the rate of. */
  total: number | null
  /** The total of the period before; undefined until it has loaded. */
  previous: number | null | undefined
  /** The values of the buckets, in order. */
  values: readonly (number | null)[]
  /** The values of the period before, which may have another number of buckets. */
  previousValues: readonly (number | null)[] | undefined
}

export const isRate = ({ name }: Pick<ReportMetric, 'name'>): boolean => name === 'conversion_rate'

/** Whether fewer are better. */
export const isBetterWhenLower = ({ name }: Pick<ReportMetric, 'name'>): boolean =>
  name === 'refunded' || name === 'refunds' || name === 'churned'

interface Report<Sums> {
  totals: Sums
  series: readonly Sums[]
}

/** A metric whose values follow from the sums of a bucket. */
function metricFrom<Sums>(
  answer: Report<Sums>,
  before: Report<Sums> | undefined,
  metric: Pick<ReportMetric, 'id' | 'name' | 'currency'>,
  valueOf: (sums: Sums) => number | null,
): ReportMetric {
  return {
    ...metric,
    total: valueOf(answer.totals),
    previous: before && valueOf(before.totals),
    values: answer.series.map(valueOf),
    previousValues: before?.series.map(valueOf),
  }
}

const countsFrom = <Sums extends Record<Name, number>, Name extends CountName>(
  answer: Report<Sums>,
  before: Report<Sums> | undefined,
  names: readonly Name[],
): ReportMetric[] => names.map((name) => metricFrom(answer, before, { id: name, name }, (sums) => sums[name]))

type Money = Income['totals']['amounts']

/** The metrics of income that have cards and charts, and the amounts of refunds, which only the table has. */
export interface IncomeMetrics {
  cards: ReportMetric[]
  refunds: ReportMetric[]
}

/** Orders, and what was paid and refunded in each currency of the two periods: amounts of two currencies have no sum. */
export function incomeMetrics(answer: Income, before: Income | undefined): IncomeMetrics {
  const amounts = (name: 'income' | 'refunds', of: 'amounts' | 'refunded_amounts'): ReportMetric[] => {
    const currencies = new Set([answer, before].flatMap((one) => one?.totals[of] ?? []).map((one) => one.currency))
    return [...currencies]
      .toSorted()
      .map((currency) =>
        metricFrom<Income['totals']>(answer, before, { id: `${name}-${currency}`, name, currency }, (sums) =>
          amountIn(currency, sums[of]),
        ),
      )
  }
  return {
    cards: [
      ...amounts('income', 'amounts'),
      ...countsFrom<Income['totals'], CountName & keyof Income['totals']>(answer, before, [
        'orders',
        'renewals',
        'refunded',
        'churned',
      ]),
    ],
    refunds: amounts('refunds', 'refunded_amounts'),
  }
}

export const amountIn = (currency: string, amounts: Money): number =>
  amounts.find((one) => one.currency === currency)?.amount ?? 0

/** The share of registrations that pay by now, 0 to 100; null where nobody registered. */
export const conversionOf = ({ registrations, paying }: Pick<Growth['totals'], 'registrations' | 'paying'>) =>
  registrations === 0 ? null : (paying / registrations) * 100

/** The registrations, those among them that came by a referral code, and those that pay by now. */
export const growthMetrics = (answer: Growth, before: Growth | undefined): ReportMetric[] => [
  ...countsFrom<Growth['totals'], CountName & keyof Growth['totals']>(answer, before, [
    'registrations',
    'referred',
    'invited',
    'paying',
  ]),
  metricFrom<Growth['totals']>(answer, before, { id: 'conversion_rate', name: 'conversion_rate' }, conversionOf),
]

/** The events, and the sites and owners that had some. */
export const usageMetrics = (answer: Usage, before: Usage | undefined): ReportMetric[] =>
  countsFrom<Usage['totals'], CountName & keyof Usage['totals']>(answer, before, [
    'active_owners',
    'active_sites',
    'events',
    'sites',
    'new_sites',
  ])

/** The change against the period before; undefined while that is not known. */
export function changeOf(metric: ReportMetric) {
  const { total, previous, currency } = metric
  if (previous === undefined || previous === null || total === null) return undefined
  if (isRate(metric)) return { points: total - previous }
  if (currency === undefined && (total < minForPercent || previous < minForPercent))
    return { difference: total - previous }
  return { percent: previous === 0 ? null : ((total - previous) / previous) * 100 }
}
