import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeField } from '../schemas/fields/range-field.ts'
import { isRelativeRange, rangeIn, relativeRangeIn, relativeUnits } from './ranges.ts'

test('calls take the ranges that have a name here, and no other text', () => {
  const unit = fc.constantFrom(...relativeUnits, 'y', 'D', '')
  const likely = fc.tuple(fc.integer({ min: -5, max: 1200 }), unit).map(([count, name]) => `${String(count)}${name}`)
  fc.assert(
    fc.property(fc.oneof(likely, fc.string({ maxLength: 6 })), (text) => {
      expect(rangeField.safeParse(text).success, text).toBe(rangeIn(text) !== undefined)
    }),
  )
})

test('a relative range is a number from 1 to 999 and a unit', () => {
  expect(relativeRangeIn('1d')).toEqual({ count: 1, unit: 'd' })
  expect(relativeRangeIn('999mo')).toEqual({ count: 999, unit: 'mo' })
  for (const text of ['0d', '01w', '1000d', '7', '7y', ' 7d', '7 d']) expect(isRelativeRange(text), text).toBe(false)
})
