import { expect, test } from 'vitest'
import { between, countOf, nothingSelected, stateOf, withRows } from './selection.ts'

const page = ['1', '2', '3']

test('rows are selected and taken out by their ids', () => {
  const two = withRows(nothingSelected, ['1', '2'], true, page)
  expect([...two.ids]).toEqual(['1', '2'])
  expect(stateOf(two, page)).toBe('some')
  expect(stateOf(withRows(two, ['3'], true, page), page)).toBe('all')
  expect(stateOf(withRows(two, ['1', '2'], false, page), page)).toBe('none')
})

test('rows of other pages stay selected', () => {
  const other = withRows(nothingSelected, ['99'], true, ['99'])
  expect(countOf(withRows(other, page, true, page), 200)).toBe(4)
})

test('without one of them it is not all any more', () => {
  const all = { ids: new Set(page), isAll: true }
  expect(countOf(all, 12_486)).toBe(12_486)
  expect(stateOf(all, ['501'])).toBe('all')
  expect(withRows(all, ['2'], false, page)).toEqual({ ids: new Set(['1', '3']), isAll: false })
})

test('a page without rows has none selected', () => {
  expect(stateOf(nothingSelected, [])).toBe('none')
})

test.each([
  ['1', '3', '1,2,3'],
  ['3', '1', '1,2,3'],
  ['2', '2', '2'],
  [null, '2', '2'],
  ['gone', '2', '2'],
])('from %s to %s are %s', (one, other, ids) => {
  expect(between(page, one, other).join(',')).toBe(ids)
})
