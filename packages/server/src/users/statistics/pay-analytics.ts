import { trialDays, type Output, type Schemas } from '@sightline/api-client/contract'
import type { Database } from '../../store/relational/database.ts'
import { countMembers } from '../../store/relational/membership/member-metrics.ts'
import { readOrdersByDay, type OrdersOfDay } from '../../store/relational/membership/order-metrics.ts'
import { inBuckets, periodOf, type GivenPeriod } from './periods.ts'

type PayAnalytics = Output<Schemas['appUser']['payAnalytics']>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The orders by the time of their payment. Refunded ones are counted, but not their amounts; cancelled ones do not
 * count.
 * @throws {ApiError} span_invalid
 */
export async function readPayAnalytics(db: Database, given: GivenPeriod, now: Date): Promise<PayAnalytics> {
  const period = periodOf(given, now)
  const days = await readOrdersByDay(db, period.from, period.to)
  const trialSince = new Date(now.getTime() - trialDays * DAY_MS)
  return {
    series: inBuckets(period, days).map(({ start, rows }) => ({ start, ...sumsOf(rows) })),
    totals: sumsOf(days),
    members: await countMembers(db, now.toISOString(), trialSince.toISOString()),
  }
}

const sumsOf = (rows: readonly OrdersOfDay[]) => ({
  orders: sumOf(rows, 'orders'),
  refunded: sumOf(rows, 'refunded'),
  amounts: amountsOf(rows),
})

const sumOf = (rows: readonly OrdersOfDay[], metric: 'orders' | 'refunded' | 'amount'): number =>
  rows.reduce((sum, row) => sum + row[metric], 0)

const amountsOf = (rows: readonly OrdersOfDay[]): { currency: string; amount: number }[] =>
  [...Map.groupBy(rows, (row) => row.currency)]
    .map(([currency, of]) => ({ currency, amount: sumOf(of, 'amount') }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
