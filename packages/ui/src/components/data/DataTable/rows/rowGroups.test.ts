import { expect, test } from 'vitest'
import { grouped } from './rowGroups.ts'

const rows = [
  { id: '1', region: 'DE' },
  { id: '2', region: null },
  { id: '3', region: 'DE' },
  { id: '4', region: 'JP' },
]

test('rows of a group stand together, in their order, the groups as they come', () => {
  const { rows: together, groups } = grouped(rows, ({ region }) => region)
  expect(together.map(({ id }) => id)).toEqual(['1', '3', '2', '4'])
  expect([...groups]).toEqual([
    ['1', { name: 'DE', count: 2, index: 0 }],
    ['2', { name: null, count: 1, index: 1 }],
    ['4', { name: 'JP', count: 1, index: 2 }],
  ])
})

test('without groups the rows are the same array', () => {
  expect(grouped(rows, undefined).rows).toBe(rows)
})
