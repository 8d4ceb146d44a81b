import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellValue } from '../DataTable.types.ts'
import { inOrder, inOrders, sortKeys } from './sortRows.ts'

const ascending = (values: readonly CellValue[], locale = 'de') => inOrder(values, sortKeys(values, locale), false)
const descending = (values: readonly CellValue[], locale = 'de') => inOrder(values, sortKeys(values, locale), true)

test('numbers by size, texts by the language, what is missing first', () => {
  expect(ascending([10, null, 9])).toEqual([null, 9, 10])
  expect(ascending(['Zebra', 'Äpfel', 'apfel', null, 'row 10', 'row 9'])).toEqual([
    null,
    'apfel',
    'Äpfel',
    'row 9',
    'row 10',
    'Zebra',
  ])
})

test('descending is the other way round, with what is missing last', () => {
  expect(descending([10, null, -1, 9])).toEqual([10, 9, -1, null])
  expect(descending(['a', null, 'B'])).toEqual(['B', 'a', null])
})

test('a column may hold numbers and texts', () => {
  expect(ascending(['b', 10, null, 9, 'a'])).toEqual([null, 9, 10, 'a', 'b'])
})

test('a value that is no number is missing, and no row is lost', () => {
  expect(ascending([Number.NaN, 2, Number.NEGATIVE_INFINITY, null])).toEqual([
    Number.NaN,
    null,
    Number.NEGATIVE_INFINITY,
    2,
  ])
})

test('zeros of both signs, and texts that a language takes for the same, are alike', () => {
  const signs = [-0, 0, 1, -0]
  expect(inOrder(['first', 'second', 'one', 'third'], sortKeys(signs, 'en'), false)).toEqual([
    'first',
    'second',
    'third',
    'one',
  ])
  expect(inOrder(['first', 'second', 'third'], sortKeys(['a1', 'a01', 'a1'], 'en'), true)).toEqual([
    'first',
    'second',
    'third',
  ])
})

const values = fc.oneof(
  fc.array(fc.option(fc.double({ noNaN: true }))),
  fc.array(fc.option(fc.integer({ min: -3, max: 3 }))),
  fc.array(fc.option(fc.string())),
)

test('the same as a comparison of all rows gives, in both directions', () => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const compareCells = (one: CellValue, other: CellValue): number => {
    if (one === null || other === null) return Number(other === null) - Number(one === null)
    return typeof one === 'number' && typeof other === 'number'
      ? Math.sign(one === other ? 0 : one - other)
      : compare(String(one), String(other))
  }
  fc.assert(
    fc.property(values, fc.boolean(), (given, isDescending) => {
      const rows = given.map((value, index) => ({ value, index }))
      const sign = isDescending ? -1 : 1
      expect(inOrder(rows, sortKeys(given, 'en'), isDescending)).toEqual(
        rows.toSorted((one, other) => sign * compareCells(one.value, other.value)),
      )
    }),
  )
})

test('rows that are alike in the first order come in the next one', () => {
  const rows = [
    { region: 'DE', points: 1 },
    { region: 'CN', points: 2 },
    { region: 'DE', points: 3 },
    { region: 'CN', points: 2 },
  ]
  const keys = new Map([
    [
      'region',
      sortKeys(
        rows.map(({ region }) => region),
        'en',
      ),
    ],
    [
      'points',
      sortKeys(
        rows.map(({ points }) => points),
        'en',
      ),
    ],
  ])
  const ordered = inOrders(rows, keys, [
    { columnKey: 'region', order: 'ascend' },
    { columnKey: 'points', order: 'descend' },
  ])
  expect(ordered.map((row) => rows.indexOf(row))).toEqual([1, 3, 2, 0])
  expect(inOrders(rows, keys, [{ columnKey: 'gone', order: 'ascend' }])).toBe(rows)
})
