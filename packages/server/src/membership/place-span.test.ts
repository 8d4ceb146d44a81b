import { plans } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf, placeSpan, type Placement } from './place-span.ts'
import { spansOf, type OrderSpan } from './spans.ts'

type Placed = OrderSpan & Placement

const NOW = new Date('2026-01-31T12:00:00.000Z')
const MONTH = { months: 1 }

/** Places orders one after the other, as adding them does. */
function placeAll(
  purchases: readonly { plan: OrderSpan['plan']; months: number }[],
  before: readonly Placed[] = [],
): Placed[] {
  return purchases.reduce<readonly Placed[]>(
    (orders, { plan, months }) => [
      ...orders,
      { plan, status: 'paid', ...placeSpan(orders, { plan, length: { months }, now: NOW }) },
    ],
    before,
  ) as Placed[]
}

const days = (orders: readonly Placed[]) =>
  orders.map(({ starts_at, ends_at }) => [starts_at, ends_at].map((at) => at.slice(5, 10)))

test('the first order starts now; the next one of the same tier where it ends', () => {
  const orders = placeAll([
    { plan: 'standard', months: 1 },
    { plan: 'standard', months: 1 },
    { plan: 'premium', months: 1 },
    { plan: 'standard', months: 1 },
  ])
  expect(days(orders)).toEqual([
    ['01-31', '02-28'],
    ['02-28', '03-31'],
    ['01-31', '02-28'],
    ['03-31', '04-30'],
  ])
})

test('where the tier has ended, an order starts now, on a day of its own', () => {
  const ended: Placed = {
    plan: 'standard',
    status: 'paid',
    starts_at: '2025-11-30T12:00:00.000Z',
    ends_at: '2025-12-30T12:00:00.000Z',
    anchor_day: 30,
  }
  expect(placeSpan([ended], { plan: 'standard', length: MONTH, now: NOW })).toEqual({
    starts_at: NOW.toISOString(),
    ends_at: '2026-02-28T12:00:00.000Z',
    anchor_day: 31,
  })
})

const span = (starts_at: string, ends_at: string, plan: OrderSpan['plan'] = 'standard'): Placed => ({
  plan,
  status: 'paid',
  starts_at,
  ends_at,
  anchor_day: new Date(starts_at).getUTCDate(),
})

test('an order does not wait for a separate one that lies ahead, and may run into it', () => {
  const ahead = span('2026-02-15T00:00:00.000Z', '2026-03-15T00:00:00.000Z')
  expect(days([{ ...ahead, ...placeSpan([ahead], { plan: 'standard', length: MONTH, now: NOW }) }])).toEqual([
    ['01-31', '02-28'],
  ])
})

test('an order whose clock is behind that of the order before it still follows that one', () => {
  const [first] = placeAll([{ plan: 'standard', months: 1 }])
  const behind = new Date(NOW.getTime() - 1)
  expect(placeSpan(first ? [first] : [], { plan: 'standard', length: MONTH, now: behind }).starts_at).toBe(
    first?.ends_at,
  )
})

test('an order follows the chain that holds now to its first gap', () => {
  const chain = [
    span('2026-02-15T00:00:00.000Z', '2026-03-15T00:00:00.000Z'),
    span('2026-01-15T00:00:00.000Z', '2026-02-20T00:00:00.000Z'),
    span('2026-02-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', 'premium'),
    span('2026-03-15T00:00:00.001Z', '2026-04-15T00:00:00.000Z'),
  ]
  const { starts_at } = placeSpan(chain, { plan: 'standard', length: MONTH, now: NOW })
  expect(starts_at).toBe('2026-03-15T00:00:00.000Z')
})

test('a given start holds, even in the past or below another order', () => {
  const startsAt = '2026-01-05T00:00:00.000Z'
  expect(
    placeSpan(placeAll([{ plan: 'standard', months: 12 }]), { plan: 'standard', length: MONTH, startsAt, now: NOW }),
  ).toEqual({ starts_at: startsAt, ends_at: '2026-02-05T00:00:00.000Z', anchor_day: 5 })
})

test('an order that somebody has moved off its day gives no anchor', () => {
  const moved: Placed = {
    plan: 'standard',
    status: 'paid',
    starts_at: '2026-01-31T12:00:00.000Z',
    ends_at: '2026-04-15T12:00:00.000Z',
    anchor_day: 31,
  }
  expect(placeSpan([moved], { plan: 'standard', length: MONTH, now: NOW }).ends_at).toBe('2026-05-15T12:00:00.000Z')
})

test('the length of a span is its months, or its milliseconds where it has no whole months', () => {
  const [order] = placeAll([{ plan: 'standard', months: 13 }])
  expect(order && lengthOf(order)).toEqual({ months: 13 })
  expect(order && lengthOf({ ...order, ends_at: '2026-02-01T12:00:00.000Z' })).toEqual({ milliseconds: 86_400_000 })
})

const purchases = fc.array(fc.record({ plan: fc.constantFrom(...plans), months: fc.integer({ min: 1, max: 24 }) }), {
  maxLength: 12,
})

test('however many orders, those of one tier follow one another without a gap or an overlap', () => {
  fc.assert(
    fc.property(purchases, fc.constantFrom(...plans), (given, plan) => {
      const own = placeAll(given).filter((order) => order.plan === plan)
      for (const [index, { starts_at, ends_at }] of own.entries()) {
        expect(starts_at).toBe(own[index - 1]?.ends_at ?? NOW.toISOString())
        expect(ends_at > starts_at).toBe(true)
      }
    }),
  )
})

const spans = fc.array(
  fc
    .record({
      plan: fc.constantFrom(...plans),
      status: fc.constantFrom('pending', 'paid', 'refunded', 'cancelled'),
      from: fc.integer({ min: -60, max: 60 }),
      length: fc.nat(40),
    })
    .map(({ plan, status, from, length }): Placed => {
      const at = (day: number) => new Date(NOW.getTime() + day * 86_400_000).toISOString()
      return { plan, status, starts_at: at(from), ends_at: at(from + length), anchor_day: 1 }
    }),
  { maxLength: 10 },
)

test('an order starts in the first moment from now on that no span of its tier holds', () => {
  fc.assert(
    fc.property(spans, fc.constantFrom(...plans), (orders, plan) => {
      const own = spansOf(orders).filter(({ tier }) => tier === plan)
      const isHeld = (at: string) => own.some(({ start, end }) => start <= at && at < end)
      // The tier can only change where a span begins or ends.
      const moments = [NOW.toISOString(), ...own.map(({ end }) => end)].filter((at) => at >= NOW.toISOString())
      const first = moments.toSorted().find((at) => !isHeld(at))
      expect(placeSpan(orders, { plan, length: MONTH, now: NOW }).starts_at).toBe(first)
    }),
  )
})

test('orders one by one lead where one order of all their months leads', () => {
  const months = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(months, (given) => {
      const one = placeAll([{ plan: 'premium', months: given.reduce((sum, count) => sum + count) }])
      const many = placeAll(given.map((count) => ({ plan: 'premium', months: count })))
      expect(many.at(-1)?.ends_at).toBe(one[0]?.ends_at)
    }),
  )
})

test('a span that would end after the year 9999 is refused', () => {
  const startsAt = '9999-06-01T00:00:00.000Z'
  expect(() => placeSpan([], { plan: 'standard', length: { months: 12 }, startsAt, now: NOW })).toThrow('span_invalid')
})
