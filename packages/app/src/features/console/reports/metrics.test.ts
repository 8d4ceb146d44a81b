import { expect, test } from 'vitest'
import { changeOf, growthMetrics, incomeMetrics, type Income } from './metrics.ts'

const noRefunds = { renewals: 0, churned: 0, refunded_amounts: [] }
const members = { trial: 0, standard: 0, premium: 0, expired: 0 }
const answer: Income = {
  plans: [],
  series: [
    {
      start: '2026-11-01T00:00:00.000Z',
      orders: 2,
      refunded: 1,
      renewals: 1,
      churned: 2,
      refunded_amounts: [{ currency: 'USD', amount: 500 }],
      amounts: [{ currency: 'USD', amount: 900 }],
    },
    {
      start: '2026-11-02T00:00:00.000Z',
      ...noRefunds,
      orders: 1,
      refunded: 0,
      amounts: [{ currency: 'JPY', amount: 3000 }],
    },
  ],
  totals: {
    orders: 3,
    refunded: 1,
    renewals: 1,
    churned: 2,
    refunded_amounts: [{ currency: 'USD', amount: 500 }],
    amounts: [
      { currency: 'JPY', amount: 3000 },
      { currency: 'USD', amount: 900 },
    ],
  },
  members,
}
const before: Income = {
  plans: [],
  series: [
    {
      start: '2026-10-30T00:00:00.000Z',
      ...noRefunds,
      orders: 1,
      refunded: 0,
      amounts: [{ currency: 'EUR', amount: 800 }],
    },
  ],
  totals: { ...noRefunds, orders: 1, refunded: 0, amounts: [{ currency: 'EUR', amount: 800 }] },
  members,
}

test('each currency of either period is a metric of its own, with 0 where it has nothing', () => {
  const amounts = incomeMetrics(answer, before).cards.filter(({ name }) => name === 'income')
  expect(amounts.map(({ currency, total, previous, values }) => [currency, total, previous, values])).toEqual([
    ['EUR', 0, 800, [0, 0]],
    ['JPY', 3000, 0, [0, 3000]],
    ['USD', 900, 0, [900, 0]],
  ])
})

test('while the period before is not known, nothing is said of it', () => {
  const { cards, refunds } = incomeMetrics(answer, undefined)
  expect(cards.map(({ id }) => id)).toEqual(['income-JPY', 'income-USD', 'orders', 'renewals', 'refunded', 'churned'])
  expect(refunds.map(({ id, values }) => [id, values])).toEqual([['refunds-USD', [500, 0]]])
  expect(new Set([...cards, ...refunds].map(changeOf))).toEqual(new Set([undefined]))
})

test('the report of growth counts the registrations, and the share of them that pays', () => {
  const some = { registrations: 5, referred: 2, invited: 1, paying: 2 }
  const none = { registrations: 0, referred: 0, invited: 0, paying: 0 }
  const growth = {
    series: [
      { start: '2026-11-01T00:00:00.000Z', ...some },
      { start: '2026-11-02T00:00:00.000Z', ...none },
    ],
    totals: some,
    sources: [],
    referrers: [],
  }
  expect(growthMetrics(growth, undefined).map(({ id, total, values }) => [id, total, values])).toEqual([
    ['registrations', 5, [5, 0]],
    ['referred', 2, [2, 0]],
    ['invited', 1, [1, 0]],
    ['paying', 2, [2, 0]],
    ['conversion_rate', 40, [40, null]],
  ])
})

test('a rate has no change where nobody registered', () => {
  const rate = { id: 'conversion_rate', name: 'conversion_rate', values: [], previousValues: [] } as const
  expect(changeOf({ ...rate, total: null, previous: 20 })).toBeUndefined()
  expect(changeOf({ ...rate, total: 10, previous: null })).toBeUndefined()
  expect(changeOf({ ...rate, total: 10, previous: 20 })).toEqual({ points: -10 })
})

test('few are compared by their difference, many by percent, and amounts always by percent', () => {
  const metric = { id: 'orders', name: 'orders', values: [], previousValues: [] } as const
  expect(changeOf({ ...metric, total: 31, previous: 29 })).toEqual({ difference: 2 })
  expect(changeOf({ ...metric, total: 60, previous: 40 })).toEqual({ percent: 50 })
  expect(changeOf({ ...metric, currency: 'USD', total: 5, previous: 10 })).toEqual({ percent: -50 })
  expect(changeOf({ ...metric, currency: 'USD', total: 5, previous: 0 })).toEqual({ percent: null })
})
