import { plans, tiers } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastEnd, spansOf, tierAt, type OrderSpan } from './spans.ts'

const instant = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
const order = (plan: OrderSpan['plan'], from: number, to: number, status: OrderSpan['status'] = 'paid'): OrderSpan => ({
  plan,
  status,
  starts_at: instant(from),
  ends_at: instant(to),
})
const TRIAL_END = instant(30)

test('a span holds its start and not its end', () => {
  const spans = spansOf([order('standard', 40, 50)])
  expect([39, 40, 49, 50].map((day) => tierAt(spans, TRIAL_END, instant(day)))).toEqual([
    'expired',
    'standard',
    'standard',
    'expired',
  ])
})

test('the highest tier counts, and a standard order below a premium one comes forward again', () => {
  const spans = spansOf([order('standard', 0, 60), order('premium', 10, 20)])
  expect([5, 15, 25, 60].map((day) => tierAt(spans, TRIAL_END, instant(day)))).toEqual([
    'standard',
    'premium',
    'standard',
    'expired',
  ])
})

test('after an order inside the trial the trial goes on', () => {
  expect(tierAt(spansOf([order('standard', 0, 10)]), TRIAL_END, instant(20))).toBe('trial')
})

test('orders that are not paid, or not any more, have no span; a refunded one has what was before', () => {
  expect(spansOf([order('premium', 0, 9, 'pending'), order('premium', 0, 9, 'cancelled')])).toEqual([])
  expect(spansOf([order('premium', 5, 5, 'refunded')])).toEqual([])
  expect(spansOf([order('premium', 0, 4, 'refunded')])).toEqual([
    { tier: 'premium', start: instant(0), end: instant(4) },
  ])
})

const orders = fc.array(
  fc
    .record({
      plan: fc.constantFrom(...plans),
      status: fc.constantFrom('pending', 'paid', 'refunded', 'cancelled'),
      from: fc.nat(100),
      length: fc.nat(60),
    })
    .map(({ plan, status, from, length }) => order(plan, from, from + length, status)),
  { maxLength: 8 },
)

test('the tier is that of the highest span around, found one by one', () => {
  fc.assert(
    fc.property(orders, fc.nat(200), (all, day) => {
      const at = instant(day)
      const held = spansOf(all)
        .filter(({ start, end }) => start <= at && at < end)
        .map(({ tier }) => tiers.indexOf(tier))
      const without = at < TRIAL_END ? 'trial' : 'expired'
      expect(tierAt(spansOf(all), TRIAL_END, at)).toBe(tiers[Math.max(tiers.indexOf(without), ...held)])
    }),
  )
})

test('from the last end on, and not just before it, a membership has expired', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const spans = spansOf(all)
      const end = lastEnd(spans, TRIAL_END) ?? ''
      expect(tierAt(spans, TRIAL_END, end)).toBe('expired')
      expect(tierAt(spans, TRIAL_END, new Date(Date.parse(end) - 1).toISOString())).not.toBe('expired')
    }),
  )
})
