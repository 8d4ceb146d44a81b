import { expect, test } from 'vitest'
import { unsorted, type ListSorter } from '../../list/listState.ts'
import { nextSorter, orderOf } from './sorting.ts'

const newest: ListSorter = { columnKey: 'created_at', order: 'descend' }

test('ascending, descending, and with the third press none', () => {
  const first = nextSorter(unsorted, 'email')
  const second = nextSorter(first, 'email')
  expect([first, second, nextSorter(second, 'email')]).toEqual([
    { columnKey: 'email', order: 'ascend' },
    { columnKey: 'email', order: 'descend' },
    unsorted,
  ])
})

test('another heading begins anew', () => {
  expect(nextSorter({ columnKey: 'email', order: 'descend' }, 'points')).toEqual({
    columnKey: 'points',
    order: 'ascend',
  })
})

test('the heading of the list’s own order turns it round and back', () => {
  const turned = nextSorter(unsorted, 'created_at', newest)
  expect(turned).toEqual({ columnKey: 'created_at', order: 'ascend' })
  expect(nextSorter(turned, 'created_at', newest)).toEqual(unsorted)
})

test('the list’s own order is shown while none is chosen', () => {
  expect(orderOf(unsorted, 'created_at', newest)).toBe('descend')
  expect(orderOf({ columnKey: 'email', order: 'ascend' }, 'created_at', newest)).toBeNull()
  expect(orderOf({ columnKey: 'email', order: 'ascend' }, 'email', newest)).toBe('ascend')
})
