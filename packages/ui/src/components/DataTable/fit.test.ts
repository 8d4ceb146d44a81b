import { expect, test } from 'vitest'
import { columnsWithoutRoom, columnWidths } from './fit.ts'

const columns = [
  { id: 'user', minWidth: 200 },
  { id: 'tier', minWidth: 100, priority: 1 },
  { id: 'region', minWidth: 100, priority: 2 },
  { id: 'ref_code', minWidth: 100, priority: 3 },
  { id: 'union_code', minWidth: 100, priority: 3 },
]

test.each([
  [600, ''],
  [599, 'union_code'],
  [499, 'union_code,ref_code'],
  [350, 'union_code,ref_code,region'],
  [100, 'union_code,ref_code,region,tier'],
  [undefined, ''],
])('with %s px there is no room for %s', (width, ids) => {
  expect([...columnsWithoutRoom(columns, width)].join(',')).toBe(ids)
})

test('what is left is shared out; of too little the first column gives way', () => {
  expect(columnWidths(columns, 1200)).toEqual([400, 200, 200, 200, 200])
  expect(columnWidths(columns, 580)).toEqual([180, 100, 100, 100, 100])
  expect(columnWidths(columns, 300)).toEqual([140, 100, 100, 100, 100])
})
