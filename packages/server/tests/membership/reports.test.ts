import { unwrap, type ApiClient, type CallInput } from '@sightline/api-client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/store.ts'

type Interval = NonNullable<CallInput<'appUser', 'payAnalytics'>['interval']>

const DAY_MS = 24 * 60 * 60 * 1000

let product: RunningProduct
let admin: ApiClient
let store: Database

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  store = await openStore(product.dataDir)
  await fill()
})
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

/** Instants on both sides of what cuts buckets: midnight, Monday, the first of a month, the end of February. */
const instants = [
  '2026-01-31T23:59:59.999Z',
  '2026-02-01T00:00:00.000Z',
  '2026-02-08T23:59:59.999Z',
  '2026-02-09T00:00:00.000Z',
  '2026-02-09T12:00:00.000Z',
  '2026-02-28T23:59:59.999Z',
  '2026-03-01T00:00:00.000Z',
  '2026-03-15T08:30:00.000Z',
]
const currencies = ['USD', 'JPY', 'KWD']

/** A person and two orders at each instant; some are refunded or cancelled, sent by somebody, or deleted. */
async function fill(): Promise<void> {
  for (const [index, instant] of instants.entries()) {
    const { user } = await unwrap(
      admin.appUser.addAppUser({
        email: `p${index}@reports.example`,
        password: 'a long password',
        ...(index % 3 === 1 && { ref_code: 'leaflet' }),
      }),
    )
    for (const number of [0, 1]) {
      const order = await unwrap(
        admin.userOrder.add({
          user_id: user.id,
          plan: 'standard',
          billing: 'monthly',
          amount: 100 * (index + 1) + number,
          currency: currencies[(index + number) % currencies.length] ?? 'USD',
        }),
      )
      if (number === 1 && index % 2 === 0)
        await unwrap(admin.userOrder.refund({ id: order.id, version: order.version }))
      await store
        .updateTable('user_order')
        .set({ paid_at: instant, ...(number === 1 && index === 3 && { status: 'cancelled' }) })
        .where('order_no', '=', order.order_no)
        .execute()
    }
    // No call and no type lets anybody change when an account was created.
    const deletedAt = index === 6 ? '2026-03-20T00:00:00.000Z' : null
    await sql`update app_user set created_at = ${instant}, deleted_at = ${deletedAt} where id = ${Number(user.id)}`.execute(
      store,
    )
  }
}

/** The first day of the bucket that a day is in, by the calendar alone. */
function bucketOf(day: string, interval: Interval, from: string): string {
  const date = new Date(day)
  const back = { day: 0, week: (date.getUTCDay() + 6) % 7, month: date.getUTCDate() - 1 }[interval]
  const start = new Date(date.getTime() - back * DAY_MS).toISOString().slice(0, 10)
  return start < from ? from : start
}

/** The first days of all buckets of a period, from a walk over its days. */
function bucketsOf(from: string, to: string, interval: Interval): string[] {
  const days = Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  )
  return [...new Set(days.map((day) => bucketOf(day, interval, from)))]
}

const periods = [
  { from: '2026-01-31', to: '2026-03-15', interval: 'day' },
  { from: '2026-02-01', to: '2026-02-28', interval: 'week' },
  { from: '2026-01-15', to: '2026-03-14', interval: 'month' },
  { from: '2026-02-09', to: '2026-02-09', interval: 'day' },
] as const

test.each(periods)('income from $from to $to by $interval is what the orders come to, one by one', async (period) => {
  const { from, to, interval } = period
  const rows = (await store.selectFrom('user_order').selectAll().execute()).flatMap(({ paid_at, ...row }) =>
    paid_at === null ? [] : [{ ...row, day: paid_at.slice(0, 10) }],
  )
  const within = rows.filter(({ day, status }) => day >= from && day <= to && status !== 'cancelled')
  expect(within.length).toBeGreaterThan(0)
  const sumsOf = (orders: typeof within) => {
    const amounts: Record<string, number> = {}
    for (const { status, amount, currency } of orders)
      amounts[currency] = (amounts[currency] ?? 0) + (status === 'refunded' ? 0 : amount)
    return {
      orders: orders.length,
      refunded: orders.filter(({ status }) => status === 'refunded').length,
      amounts: Object.keys(amounts)
        .toSorted()
        .map((currency) => ({ currency, amount: amounts[currency] })),
    }
  }
  const { series, totals } = await unwrap(admin.appUser.payAnalytics(period))
  expect(totals).toEqual(sumsOf(within))
  expect(series).toEqual(
    bucketsOf(from, to, interval).map((start) => ({
      start: `${start}T00:00:00.000Z`,
      ...sumsOf(within.filter(({ day }) => bucketOf(day, interval, from) === start)),
    })),
  )
})

test.each(periods)('growth from $from to $to by $interval is what the accounts come to, one by one', async (period) => {
  const { from, to, interval } = period
  const rows = await store.selectFrom('app_user').selectAll().execute()
  const within = rows
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ created_at, ref_code }) => ({ day: created_at.slice(0, 10), ref_code }))
    .filter(({ day }) => day >= from && day <= to)
  expect(within.length).toBeGreaterThan(0)
  const sumsOf = (people: typeof within) => ({
    registrations: people.length,
    referred: people.filter(({ ref_code }) => ref_code !== null).length,
  })
  const { series, totals, referrers } = await unwrap(admin.appUser.shareAnalytics(period))
  expect(totals).toEqual(sumsOf(within))
  expect(series).toEqual(
    bucketsOf(from, to, interval).map((start) => ({
      start: `${start}T00:00:00.000Z`,
      ...sumsOf(within.filter(({ day }) => bucketOf(day, interval, from) === start)),
    })),
  )
  expect(referrers.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(totals.referred)
})
