import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, majorUnits, minorUnitsOf } from './amounts.ts'

test('a shown amount is read back as the same amount, in every kind of currency', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom('USD', 'JPY', 'KWD'), (amount, currency) => {
      expect(minorUnitsOf(amountText(amount, currency), currency)).toBe(amount)
    }),
  )
  expect([amountText(2400, 'USD'), amountText(2400, 'JPY'), amountText(2400, 'KWD')]).toEqual([
    '24.00',
    '2400',
    '2.400',
  ])
  expect(majorUnits(950, 'EUR')).toBe(9.5)
})

test('a text that is no amount of the currency is none', () => {
  expect(['', '-1', 'a', '1.234', '1 000', '1e3'].map((text) => minorUnitsOf(text, 'USD'))).toEqual(
    Array.from({ length: 6 }),
  )
  expect([minorUnitsOf('9,5', 'EUR'), minorUnitsOf('9.5', 'JPY')]).toEqual([950, undefined])
})
