import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['٠١٢٣٤٥', '012345'],
  ['۶۷۸۹', '6789'],
  ['１２３', '123'],
  ['no code', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})
