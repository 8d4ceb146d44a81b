import { expect, test } from 'vitest'
import { sortAfterPress, type BreakdownSort } from './sorting.ts'

test('figures begin with the largest, names with A; a second press turns them round, a third one back', () => {
  const mostFirst: BreakdownSort = { column: 'visitors', direction: 'descending' }
  const byName = sortAfterPress(mostFirst, 'name')
  expect(byName).toEqual({ column: 'name', direction: 'ascending' })
  expect(sortAfterPress(byName, 'name')).toEqual({ column: 'name', direction: 'descending' })
  expect(sortAfterPress(byName, 'count')).toEqual({ column: 'count', direction: 'descending' })
  const fewestFirst = sortAfterPress(mostFirst, 'visitors')
  expect(fewestFirst).toEqual({ column: 'visitors', direction: 'ascending' })
  expect(sortAfterPress(fewestFirst, 'visitors')).toEqual(mostFirst)
})
