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

test('room that is left is shared out; where there is too little, the first column gives way', () => {
  expect(columnWidths(columns, 1200)).toEqual([400, 200, 200, 200, 200])
  expect(columnWidths(columns, 580)).toEqual([180, 100, 100, 100, 100])
  expect(columnWidths(columns, 300)).toEqual([140, 100, 100, 100, 100])
})

test('a width that was chosen stays, and the others share the rest, no less than they need', () => {
  expect(columnWidths(columns, 1200, { tier: 300 })).toEqual([360, 300, 180, 180, 180])
  expect(columnWidths(columns, 800, { tier: 300 })).toEqual([200, 300, 100, 100, 100])
  expect(columnWidths(columns, 640, { tier: 300 })).toEqual([140, 300, 100, 100, 100])
})

test('the first column keeps what names its rows, also where less was chosen', () => {
  expect(columnWidths(columns, 1200, { user: 64 })[0]).toBe(140)
})

test('where every width was chosen, the last column takes what is left', () => {
  const chosen = { user: 150, tier: 80, region: 80, ref_code: 80, union_code: 80 }
  expect(columnWidths(columns, 600, chosen)).toEqual([150, 80, 80, 80, 210])
  expect(columnWidths(columns, 400, chosen)).toEqual([150, 80, 80, 80, 80])
})
