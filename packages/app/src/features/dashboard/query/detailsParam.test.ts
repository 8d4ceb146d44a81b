import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDetails, parseDetails } from './detailsParam.ts'

test('every value of every kind of dimension is read from the address as it was written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('page' as const, 'source' as const, 'prop:a:b' as const),
      fc.string(),
      (dimension, value) => {
        expect(parseDetails(formatDetails({ dimension, value }))).toEqual({ dimension, value })
      },
    ),
  )
})

test.each([
  null,
  '',
  'country',
  '["country"]',
  '["country","DE","AT"]',
  '["nothing","DE"]',
  '["country",7]',
  '{}',
  'null',
])('%j names no value', (text) => {
  expect(parseDetails(text)).toBeNull()
})
