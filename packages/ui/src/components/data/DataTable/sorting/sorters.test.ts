import { expect, test } from 'vitest'
import { unsorted, type ListSorter } from '../../../../list/listState.ts'
import { nextSorter, nextSorters, shownSorters } from './sorters.ts'

const newest: ListSorter = { columnKey: 'created_at', order: 'descend' }

test('presses sort ascending, then descending, and the third restores the default order', () => {
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
  expect(shownSorters([unsorted], newest)).toEqual([newest])
  expect(shownSorters([{ columnKey: 'email', order: 'ascend' }], newest)).toEqual([
    { columnKey: 'email', order: 'ascend' },
  ])
  expect(shownSorters([unsorted])).toEqual([])
})

test('with Shift a heading joins the order, turns round in its place, and leaves', () => {
  const one = nextSorters([], 'region')
  const two = nextSorters(one, 'points')
  const turned = nextSorters(two, 'region')
  expect(two.map(({ columnKey }) => columnKey)).toEqual(['region', 'points'])
  expect(turned).toEqual([
    { columnKey: 'region', order: 'descend' },
    { columnKey: 'points', order: 'ascend' },
  ])
  expect(nextSorters(turned, 'region')).toEqual([{ columnKey: 'points', order: 'ascend' }])
})
