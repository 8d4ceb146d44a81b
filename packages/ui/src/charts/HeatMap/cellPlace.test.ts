import { expect, test } from 'vitest'
import { placeAfterKey } from './cellPlace.ts'

const week = { rows: 7, columns: 24 }

test('arrows go from cell to cell and stop at the edges, Home and End go along the row', () => {
  expect(placeAfterKey('ArrowRight', { row: 2, column: 22 }, week)).toEqual({ row: 2, column: 23 })
  expect(placeAfterKey('ArrowRight', { row: 2, column: 23 }, week)).toEqual({ row: 2, column: 23 })
  expect(placeAfterKey('ArrowLeft', { row: 2, column: 0 }, week)).toEqual({ row: 2, column: 0 })
  expect(placeAfterKey('ArrowDown', { row: 6, column: 3 }, week)).toEqual({ row: 6, column: 3 })
  expect(placeAfterKey('ArrowUp', { row: 1, column: 3 }, week)).toEqual({ row: 0, column: 3 })
  expect(placeAfterKey('Home', { row: 1, column: 3 }, week)).toEqual({ row: 1, column: 0 })
  expect(placeAfterKey('End', { row: 1, column: 3 }, week)).toEqual({ row: 1, column: 23 })
  expect(placeAfterKey('a', { row: 1, column: 3 }, week)).toBeUndefined()
})
