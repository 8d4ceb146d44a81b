import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perMonth, savingOf, type PlanPrice } from './prices.ts'

const price = (monthly: number, yearly: number): PlanPrice => ({ monthly, yearly, currency: 'USD' })

test('a year is shown by the month', () => {
  expect(perMonth(price(900, 9000), 'monthly')).toBe(900)
  expect(perMonth(price(900, 9000), 'yearly')).toBe(750)
  expect(perMonth(price(900, 10_000), 'yearly')).toBe(833)
})

test('the saving is said in whole months where it is the same for all', () => {
  expect(savingOf([price(900, 9000), price(2400, 24_000)])).toEqual({ kind: 'months', months: 2 })
  expect(savingOf([price(0, 0), price(900, 9000)])).toEqual({ kind: 'months', months: 2 })
})

test('else it is the least of them, in percent', () => {
  expect(savingOf([price(900, 9000), price(2400, 21_600)])).toEqual({ kind: 'percent', percent: 16 })
  expect(savingOf([price(1000, 11_000), price(1000, 10_500)])).toEqual({ kind: 'percent', percent: 8 })
})

test('a price that saves nothing is not called a saving', () => {
  expect(savingOf([])).toBeUndefined()
  expect(savingOf([price(0, 0)])).toBeUndefined()
  expect(savingOf([price(900, 10_800)])).toBeUndefined()
  expect(savingOf([price(900, 9000), price(900, 12_000)])).toBeUndefined()
})

test('nothing is promised that a plan does not keep', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  const prices = fc.array(fc.record({ monthly: amount, yearly: amount, currency: fc.constant('USD') }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(prices, (plans) => {
      const saving = savingOf(plans)
      fc.pre(saving !== undefined)
      for (const { monthly, yearly } of plans) {
        const promised = saving.kind === 'months' ? saving.months * monthly : (saving.percent / 100) * 12 * monthly
        expect(12 * monthly - yearly).toBeGreaterThanOrEqual(promised - 1e-6)
      }
    }),
  )
})
