import { expect, test } from 'vitest'
import { pageIn, shownPages } from './pageNumbers.ts'

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 625, '1 2 3 4 5 … 625'],
  [4, 625, '1 2 3 4 5 … 625'],
  [5, 625, '1 … 4 5 6 … 625'],
  [621, 625, '1 … 620 621 622 … 625'],
  [622, 625, '1 … 621 622 623 624 625'],
  [625, 625, '1 … 621 622 623 624 625'],
])('page %i of %i shows %s', (current, last, shown) => {
  expect(
    shownPages(current, last)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown)
})

test('there are never more than seven places', () => {
  for (let current = 1; current <= 40; current += 1) expect(shownPages(current, 40)).toHaveLength(7)
})

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['٣٤', 34],
  ['۵', 5],
  ['9', 9],
  ['٩', 9],
  ['9999', 625],
  ['0', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['six', undefined],
])('%j is page %s of 625', (typed, page) => {
  expect(pageIn(typed, 625)).toBe(page)
})
