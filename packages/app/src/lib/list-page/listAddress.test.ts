import { firstQuery, type ListQuery } from '@sightline/ui'
import { expect, test } from 'vitest'
import { queryIn, searchOf } from './listAddress.ts'

const names = { filters: ['email', 'region'] as const, columns: ['points'] }

const read = (text: string) => queryIn(new URLSearchParams(text), names)

test('an address without a query asks for the first page', () => {
  expect(read('')).toEqual(firstQuery)
})

test('a query goes into the address and comes back', () => {
  const query: ListQuery<'email' | 'region'> = {
    filters: { email: 'mina+1@example.com' },
    current: 3,
    pageSize: 50,
    listSorter: { columnKey: 'points', order: 'ascend' },
  }
  const search = searchOf(query, new URLSearchParams('other=1&region=DE'), names)
  expect(search.toString()).toBe(
    'other=1&email=mina%2B1%40example.com&current=3&pageSize=50&columnKey=points&order=ascend',
  )
  expect(queryIn(search, names)).toEqual(query)
})

test('defaults are left out', () => {
  expect(searchOf(read(''), new URLSearchParams('current=4&email=mina'), names).toString()).toBe('')
})

test.each([
  'current=0',
  'current=-1',
  'current=x',
  'pageSize=201',
  'pageSize=1.5',
  'columnKey=password&order=ascend',
  'columnKey=points&order=up',
  'columnKey=points',
  'email=%20',
])('%s counts as absent', (text) => {
  expect(read(text)).toEqual(firstQuery)
})
