import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeUnits } from './settle-order.ts'

test.each([
  [2400, 'USD', 24],
  [2499, 'USD', 24],
  [99, 'EUR', 0],
  [1500, 'JPY', 1500],
  [1500, 'KWD', 1],
])('%i in minor units of %s are %i whole units', (amount, currency, units) => {
  expect(wholeUnits(amount, currency)).toBe(units)
})

test('an amount lies between its whole units and one more, in every currency', () => {
  const currency = fc.constantFrom(...Intl.supportedValuesOf('currency'))
  fc.assert(
    fc.property(fc.nat(999_999_999), currency, (amount, code) => {
      const digits = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      const unit = 10 ** (digits.maximumFractionDigits ?? 2)
      const units = wholeUnits(amount, code)
      expect(units * unit).toBeLessThanOrEqual(amount)
      expect((units + 1) * unit).toBeGreaterThan(amount)
    }),
  )
})
