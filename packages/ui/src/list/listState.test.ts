import { expect, test } from 'vitest'
import {
  firstQuery,
  givenFilters,
  pageCount,
  withFilters,
  withinTotal,
  withPage,
  withSearch,
  withSorter,
  type ListFilters,
  type ListQuery,
} from './listState.ts'

const onPageThree: ListQuery<'email' | 'region'> = { ...firstQuery, current: 3 }

test('a list begins on page 1 with 20 rows, in its own order', () => {
  expect(firstQuery).toEqual({
    filters: {},
    current: 1,
    pageSize: 20,
    listSorter: { columnKey: null, order: null },
  })
})

test('filters, another order and another page size go back to page 1; another page does not', () => {
  expect(withFilters(onPageThree, { email: ' mina ' })).toEqual({
    ...onPageThree,
    filters: { email: 'mina' },
    current: 1,
  })
  expect(withSorter(onPageThree, { columnKey: 'email', order: 'ascend' }).current).toBe(1)
  expect(withPage(onPageThree, 3, 50)).toMatchObject({ current: 1, pageSize: 50 })
  expect(withPage(onPageThree, 4)).toMatchObject({ current: 4, pageSize: 20 })
  expect(withPage(onPageThree, 2, 20)).toMatchObject({ current: 2, pageSize: 20 })
})

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [12_486, 625],
])('%i rows are %i pages', (total, pages) => {
  expect(pageCount(total, 20)).toBe(pages)
})

test('a page that has become empty gives way to the last one that is not', () => {
  expect(withinTotal(onPageThree, 41)).toBe(onPageThree)
  expect(withinTotal(onPageThree, 40).current).toBe(2)
  expect(withinTotal(onPageThree, 0).current).toBe(1)
})

test('filters that are empty or blank are not given', () => {
  expect(givenFilters({ email: ' ', region: ' DE ', ref_code: '' })).toEqual({ region: 'DE' })
})

test('the last ten filter sets are kept, the newest first, each once', () => {
  let history: readonly ListFilters[] = []
  for (let number = 1; number <= 12; number += 1) history = withSearch(history, { email: `user${number}` })
  expect(history).toHaveLength(10)
  expect(history[0]).toEqual({ email: 'user12' })
  expect(history.at(-1)).toEqual({ email: 'user3' })
  history = withSearch(history, { email: 'user7 ' })
  expect(history).toHaveLength(10)
  expect(history[0]).toEqual({ email: 'user7' })
})

test('the order of names does not make another filter set, and no filters are none', () => {
  const history = withSearch([{ email: 'a', region: 'DE' }], { region: 'DE', email: 'a' })
  expect(history).toHaveLength(1)
  expect(withSearch(history, {})).toBe(history)
})
