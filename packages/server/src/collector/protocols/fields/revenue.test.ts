import fc from 'fast-check'
import { expect, test } from 'vitest'
import { revenueIn } from './revenue.ts'

test.each([
  ['12.5', '12.5'],
  [12.5, '12.5'],
  [' 1000.0001 ', '1000.0001'],
  [0.1 + 0.2, '0.3'],
  [-0, '0'],
  [-3, '-3'],
  ['99999999999999.9999', '99999999999999.9999'],
])('%j is the amount %s', (amount, kept) => {
  expect(revenueIn({ amount, currency: 'usd' })).toEqual({ amount: kept, currency: 'USD' })
  expect(revenueIn(JSON.stringify({ amount, currency: 'EUR' }))).toEqual({ amount: kept, currency: 'EUR' })
})

test.each([
  [undefined],
  ['12'],
  [{ amount: '12' }],
  [{ currency: 'EUR' }],
  [{ amount: '12', currency: 'QQQ' }],
  [{ amount: '12', currency: 978 }],
  [{ amount: '12,50', currency: 'EUR' }],
  [{ amount: '1.00001', currency: 'EUR' }],
  [{ amount: '1e3', currency: 'EUR' }],
  [{ amount: '', currency: 'EUR' }],
  [{ amount: null, currency: 'EUR' }],
  [{ amount: 1e15, currency: 'EUR' }],
  [{ amount: '100000000000000', currency: 'EUR' }],
])('%j is none', (value) => {
  expect(revenueIn(value)).toBeUndefined()
})

test('every amount fits the column', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string(), fc.bigInt().map(String)), (amount) => {
      const kept = revenueIn({ amount, currency: 'EUR' })?.amount ?? '0'
      expect(kept).toMatch(/^-?\d{1,14}(\.\d{1,4})?$/)
    }),
  )
})
