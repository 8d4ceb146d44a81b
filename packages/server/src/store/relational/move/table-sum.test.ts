import { expect, test } from 'vitest'
import type { Value } from './sqlite-source.ts'
import { createTableSum } from './table-sum.ts'

function sumOf(...rows: Value[][]): string {
  const sum = createTableSum()
  for (const row of rows) sum.add(row)
  return sum.toString()
}

test('rows in another order have the same sum', () => {
  expect(sumOf([1n, 'a'], [2n, 'b'], [3n, null])).toBe(sumOf([3n, null], [1n, 'a'], [2n, 'b']))
  expect(sumOf([1n], [2n])).toMatch(/^2 rows of the checksum [0-9a-f]{16}$/)
})

test.each<[string, Value[][], Value[][]]>([
  ['a value', [[1n, 'a']], [[1n, 'b']]],
  ['the last digit of a long number', [[9007199254740993n]], [[9007199254740992n]]],
  ['an empty text', [['']], [[null]]],
  ['a text of digits', [['1']], [[1n]]],
  ['bytes', [[new Uint8Array([1, 2])]], [[new Uint8Array([1, 3])]]],
  ['the place of a value', [['a', 'b']], [['b', 'a']]],
  ['a border between values', [['a', 'bc']], [['ab', 'c']]],
  ['a row that is there twice', [['a'], ['a']], [['b'], ['b']]],
  ['three times in the place of once', [['a'], ['b'], ['b']], [['a'], ['a'], ['b']]],
])('%s makes a difference', (_, one, other) => {
  expect(sumOf(...one)).not.toBe(sumOf(...other))
})
