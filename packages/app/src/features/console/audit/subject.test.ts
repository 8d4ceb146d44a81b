import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

test('an entry is about what its call names, of many rows about the first', () => {
  expect(subjectOf({ details: { id: '7', version: 2, region: 'DE' } })).toBe('id 7')
  expect(subjectOf({ details: { ids: ['1', '2', '3', '4'] } })).toBe('ids 1, 2, 3 …')
  expect(subjectOf({ details: { id: '7', user_id: '8' } })).toBe('id 7, user_id 8')
  expect(subjectOf({ details: { name: 'none', id: null } })).toBeNull()
})
