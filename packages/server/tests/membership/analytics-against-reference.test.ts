import { unwrap, type ApiClient, type CallInput } from '@sightline/api-client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

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
  const { userinfo } = await unwrap(admin.user.info({}))
  const inviteCode = userinfo.invite_code
  for (const [index, instant] of instants.entries()) {
    const { user } = await unwrap(
      admin.appUser.addAppUser({
        email: `p${index}@reports.example`,
        password: 'a long password',
        ...(index % 3 === 1 && { ref_code: 'leaflet' }),
        ...(index % 4 === 2 && { ref_code: inviteCode }),
        ...(index % 2 === 1 && { utm_source: 'letter', ...(index > 3 && { utm_medium: 'email' }) }),
      }),
    )
    for (const number of [0, 1]) {
      const order = await unwrap(
        admin.userOrder.add({
          user_id: user.id,
          plan: index % 3 === 0 ? 'premium' : 'standard',
          billing: index % 4 === 3 ? 'yearly' : 'monthly',
          amount: 100 * (index + 1) + number,
          currency: currencies[(index + number) % currencies.length] ?? 'USD',
        }),
      )
      if (number === 1 && index % 2 === 0)
        await unwrap(admin.userOrder.refund({ id: order.id, version: order.version }))
      await store
        .updateTable('user_order')
        .set({
          ...spanOf(index, number),
          paid_at: instant,
          ...(number === 1 && index === 3 && { status: 'cancelled' }),
        })
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

/**
 * The two orders of a person follow one another, overlap, end at once or have a gap in between; a refund was made at
 * the end of the second.
 */
function spanOf(index: number, number: number) {
  const first = Date.parse(instants[index] ?? '')
  const at = (days: number) => new Date(first + days * DAY_MS).toISOString()
  const [from, to] = [
    [0, 10],
    [
      [10, 20],
      [5, 15],
      [3, 10],
      [12, 14],
    ][index % 4] ?? [],
  ][number] ?? [0, 10]
  return {
    starts_at: at(from ?? 0),
    ends_at: at(to ?? 0),
    ...(number === 1 && index % 2 === 0 && { refunded_at: at(to ?? 0) }),
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

type OrderRow = Awaited<ReturnType<typeof readOrders>>[number]
const readOrders = () => store.selectFrom('user_order').selectAll().execute()
const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? ''

/** The amounts of orders by currency. */
function amountsOf(orders: readonly OrderRow[], amountIn: (order: OrderRow) => number) {
  const amounts = new Map<string, number>()
  for (const order of orders) amounts.set(order.currency, (amounts.get(order.currency) ?? 0) + amountIn(order))
  return [...amounts]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency))
}

/**
 * The ends of memberships: each person's time is walked in milliseconds from end to end, and what no order covers then
 * is an end. Of orders that end at once it is the newest that ends.
 */
function endsOf(orders: readonly OrderRow[]): OrderRow[] {
  const spans = orders.filter(({ status, starts_at, ends_at }) => status !== 'cancelled' && starts_at < ends_at)
  return spans.filter((order) => {
    const own = spans.filter(({ user_id }) => user_id === order.user_id)
    const isCovered = own.some(({ starts_at, ends_at }) => starts_at <= order.ends_at && ends_at > order.ends_at)
    const newest = Math.max(...own.filter(({ ends_at }) => ends_at === order.ends_at).map(({ id }) => id))
    return !isCovered && newest === order.id
  })
}

test.each(periods.flatMap((period) => [{ ...period }, { ...period, plan: 'premium' as const }]))(
  'income from $from to $to by $interval of $plan is what the orders come to, one by one',
  async (period) => {
    const { from, to, interval } = period
    const all = (await readOrders()).filter(({ status }) => status !== 'cancelled')
    const paid = all.filter(({ paid_at }) => paid_at !== null)
    const isOfPlan = ({ plan }: OrderRow) => !('plan' in period) || plan === period.plan
    const isIn = (instant: string | null) => dayOf(instant) >= from && dayOf(instant) <= to
    const payments = paid.filter((order) => isOfPlan(order) && isIn(order.paid_at))
    const refunds = all.filter((order) => order.status === 'refunded' && isOfPlan(order) && isIn(order.refunded_at))
    const ends = endsOf(all).filter((order) => isOfPlan(order) && isIn(order.ends_at))
    // A person's payments in order: all but the first are renewals.
    const firsts = new Set(
      [...Map.groupBy(paid, ({ user_id }) => user_id).values()].map(
        (own) => own.toSorted((a, b) => dayOf(a.paid_at).localeCompare(dayOf(b.paid_at)) || a.id - b.id)[0]?.id,
      ),
    )
    const sumsOf = (is: (order: OrderRow, instant: string | null) => boolean) => {
      const of = payments.filter((order) => is(order, order.paid_at))
      const back = refunds.filter((order) => is(order, order.refunded_at))
      return {
        orders: of.length,
        renewals: of.filter(({ id }) => !firsts.has(id)).length,
        refunded: back.length,
        churned: ends.filter((order) => is(order, order.ends_at)).length,
        amounts: amountsOf(of, ({ status, amount }) => (status === 'refunded' ? 0 : amount)),
        refunded_amounts: amountsOf(back, ({ amount }) => amount),
      }
    }
    expect(payments.length).toBeGreaterThan(0)
    const { series, totals, plans } = await unwrap(admin.appUser.payAnalytics(period))
    expect(totals).toEqual(sumsOf(() => true))
    expect(series).toEqual(
      bucketsOf(from, to, interval).map((start) => ({
        start: `${start}T00:00:00.000Z`,
        ...sumsOf((_, instant) => bucketOf(dayOf(instant), interval, from) === start),
      })),
    )
    const kinds = [
      ['standard', 'monthly'],
      ['standard', 'yearly'],
      ['premium', 'monthly'],
      ['premium', 'yearly'],
    ] as const
    expect(plans).toEqual(
      kinds
        .map(([plan, billing]) => ({
          plan,
          billing,
          ...sumsOf((order) => order.plan === plan && order.billing === billing),
        }))
        .filter(({ orders, refunded, churned }) => orders + refunded + churned > 0),
    )
  },
)

test('the orders hold renewals, refunds and ends on days of their own', async () => {
  const { totals } = await unwrap(
    admin.appUser.payAnalytics({ from: '2026-01-01', to: '2026-06-30', interval: 'month' }),
  )
  expect(totals.renewals).toBeGreaterThan(0)
  expect(totals.refunded).toBeGreaterThan(0)
  expect(totals.churned).toBeGreaterThan(instants.length - 1)
})

test('an order that is refunded now counts today, whenever it was paid', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const refundedToday = async () =>
    (await unwrap(admin.appUser.payAnalytics({ from: today, to: today, interval: 'day' }))).totals.refunded
  const before = await refundedToday()
  const order = (await readOrders()).find(({ status }) => status === 'paid')
  if (order === undefined) throw new Error('there is no paid order')
  await unwrap(admin.userOrder.refund({ id: String(order.id), version: order.version }))
  expect(await refundedToday()).toBe(before + 1)
  expect(dayOf((await readOrders()).find(({ id }) => id === order.id)?.refunded_at ?? null)).toBe(today)
})

test.each(periods)('growth from $from to $to by $interval is what the accounts come to, one by one', async (period) => {
  const { from, to, interval } = period
  const users = (await store.selectFrom('app_user').selectAll().execute()).filter(
    ({ deleted_at }) => deleted_at === null,
  )
  const codes = new Set(users.map(({ invite_code }) => invite_code))
  const payers = new Set((await readOrders()).filter(({ status }) => status === 'paid').map(({ user_id }) => user_id))
  const within = users
    .map((user) => ({ ...user, day: user.created_at.slice(0, 10) }))
    .filter(({ day }) => day >= from && day <= to)
  expect(within.length).toBeGreaterThan(0)
  const countsOf = (people: typeof within) => ({
    registrations: people.length,
    paying: people.filter(({ id }) => payers.has(id)).length,
  })
  const sumsOf = (people: typeof within) => ({
    ...countsOf(people),
    referred: people.filter(({ ref_code }) => ref_code !== null).length,
    invited: people.filter(({ ref_code }) => ref_code !== null && codes.has(ref_code)).length,
  })
  const { series, totals, referrers, sources } = await unwrap(admin.appUser.shareAnalytics(period))
  expect(totals).toEqual(sumsOf(within))
  expect(series).toEqual(
    bucketsOf(from, to, interval).map((start) => ({
      start: `${start}T00:00:00.000Z`,
      ...sumsOf(within.filter(({ day }) => bucketOf(day, interval, from) === start)),
    })),
  )
  expect(referrers.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(totals.referred)
  for (const { ref_code, registrations, paying } of referrers)
    expect({ registrations, paying }).toEqual(countsOf(within.filter((user) => user.ref_code === ref_code)))
  expect(sources.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(totals.registrations)
  for (const { utm_source, utm_medium, registrations, paying } of sources)
    expect({ registrations, paying }).toEqual(
      countsOf(within.filter((user) => user.utm_source === utm_source && user.utm_medium === utm_medium)),
    )
})
