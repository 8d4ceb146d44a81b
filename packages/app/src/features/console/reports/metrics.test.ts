import { expect, test } from 'vitest'
import { changeOf, growthMetrics, incomeMetrics, type Income } from './metrics.ts'

const members = { trial: 0, standard: 0, premium: 0, expired: 0 }
const answer: Income = {
  series: [
    { start: '2026-11-01T00:00:00.000Z', orders: 2, refunded: 1, amounts: [{ currency: 'USD', amount: 900 }] },
    { start: '2026-11-02T00:00:00.000Z', orders: 1, refunded: 0, amounts: [{ currency: 'JPY', amount: 3000 }] },
  ],
  totals: {
    orders: 3,
    refunded: 1,
    amounts: [
      { currency: 'JPY', amount: 3000 },
      { currency: 'USD', amount: 900 },
    ],
  },
  members,
}
const before: Income = {
  series: [{ start: '2026-10-30T00:00:00.000Z', orders: 1, refunded: 0, amounts: [{ currency: 'EUR', amount: 800 }] }],
  totals: { orders: 1, refunded: 0, amounts: [{ currency: 'EUR', amount: 800 }] },
  members,
}

test('each currency of either period is a metric of its own, with 0 where it has nothing', () => {
  const amounts = incomeMetrics(answer, before).filter(({ name }) => name === 'income')
  expect(amounts.map(({ currency, total, previous, values }) => [currency, total, previous, values])).toEqual([
    ['EUR', 0, 800, [0, 0]],
    ['JPY', 3000, 0, [0, 3000]],
    ['USD', 900, 0, [900, 0]],
  ])
})

test('while the period before is not known, nothing is said of it', () => {
  expect(incomeMetrics(answer, undefined).map(({ id }) => id)).toEqual([
    'income-JPY',
    'income-USD',
    'orders',
    'refunded',
  ])
  expect(incomeMetrics(answer, undefined).map(changeOf)).toEqual([undefined, undefined, undefined, undefined])
})

test('the report of growth counts the registrations, and those among them with a referral code', () => {
  const growth = {
    series: [{ start: '2026-11-01T00:00:00.000Z', registrations: 5, referred: 2 }],
    totals: { registrations: 5, referred: 2 },
    referrers: [],
  }
  expect(growthMetrics(growth, undefined).map(({ id, total, values }) => [id, total, values])).toEqual([
    ['registrations', 5, [5]],
    ['referred', 2, [2]],
  ])
})

test('few are compared by their difference, many by percent, and amounts always by percent', () => {
  const metric = { id: 'orders', name: 'orders', values: [], previousValues: [] } as const
  expect(changeOf({ ...metric, total: 31, previous: 29 })).toEqual({ difference: 2 })
  expect(changeOf({ ...metric, total: 60, previous: 40 })).toEqual({ percent: 50 })
  expect(changeOf({ ...metric, currency: 'USD', total: 5, previous: 10 })).toEqual({ percent: -50 })
  expect(changeOf({ ...metric, currency: 'USD', total: 5, previous: 0 })).toEqual({ percent: null })
})
