import { trialDays, type Output, type Plan, type Schemas } from '@sightline/api-client/contract'
import type { Database } from '../../store/relational/database.ts'
import { countMembers } from '../../store/relational/membership/member-metrics.ts'
import {
  readEndsByDay,
  readOrdersByDay,
  readRefundsByDay,
  type EndsOfDay,
  type OrdersOfDay,
  type RefundsOfDay,
} from '../../store/relational/membership/order-metrics.ts'
import { inBuckets, periodOf, type GivenPeriod } from './periods.ts'

type PayAnalytics = Output<Schemas['appUser']['payAnalytics']>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The orders by the time of their payment, the refunds by their own time, and the memberships that ended. The amounts of
 * refunded orders are left out of what was paid; cancelled orders do not count.
 * @throws {ApiError} span_invalid
 */
export async function readPayAnalytics(
  db: Database,
  { plan, ...given }: GivenPeriod & { plan?: Plan | undefined },
  now: Date,
): Promise<PayAnalytics> {
  const period = periodOf(given, now)
  const scope = { from: period.from, to: period.to, plan }
  const rows: OrderRow[] = [
    ...(await readOrdersByDay(db, scope)).map((row) => ({ ...row, is: 'payment' as const })),
    ...(await readRefundsByDay(db, scope)).map((row) => ({ ...row, is: 'refund' as const })),
    ...(await readEndsByDay(db, scope, now.toISOString())).map((row) => ({ ...row, is: 'end' as const })),
  ]
  const trialSince = new Date(now.getTime() - trialDays * DAY_MS)
  return {
    series: inBuckets(period, rows).map(({ start, rows: of }) => ({ start, ...sumsOf(of) })),
    totals: sumsOf(rows),
    plans: [...Map.groupBy(rows, (row) => `${row.plan} ${row.billing}`).values()]
      .flatMap((of) => (of[0] === undefined ? [] : [{ plan: of[0].plan, billing: of[0].billing, ...sumsOf(of) }]))
      .toSorted((a, b) => compare(b.plan, a.plan) || compare(a.billing, b.billing)),
    members: await countMembers(db, now.toISOString(), trialSince.toISOString()),
  }
}

/** What happened to the orders of one plan and billing on a day. */
type OrderRow = (OrdersOfDay & { is: 'payment' }) | (RefundsOfDay & { is: 'refund' }) | (EndsOfDay & { is: 'end' })

function sumsOf(rows: readonly OrderRow[]) {
  const payments = rows.filter((row) => row.is === 'payment')
  const refunds = rows.filter((row) => row.is === 'refund')
  return {
    orders: sumOf(payments.map(({ orders }) => orders)),
    renewals: sumOf(payments.map(({ renewals }) => renewals)),
    refunded: sumOf(refunds.map(({ refunded }) => refunded)),
    churned: sumOf(rows.map((row) => (row.is === 'end' ? row.churned : 0))),
    amounts: amountsOf(payments),
    refunded_amounts: amountsOf(refunds),
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const amountsOf = (rows: readonly { currency: string; amount: number }[]): { currency: string; amount: number }[] =>
  [...Map.groupBy(rows, (row) => row.currency)]
    .map(([currency, of]) => ({ currency, amount: sumOf(of.map(({ amount }) => amount)) }))
    .toSorted((a, b) => compare(a.currency, b.currency))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
