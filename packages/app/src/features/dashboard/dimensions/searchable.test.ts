import { expect, test } from 'vitest'
import { searchable } from './searchable.ts'

test('a search is as long as the service takes it, and holds what can be sent', () => {
  expect(searchable('a'.repeat(3000))).toHaveLength(200)
  expect(searchable('/jour\0nal')).toBe('/journal')
  expect(searchable(`${'a'.repeat(199)}🧶`).isWellFormed()).toBe(true)
  expect(searchable('毛糸')).toBe('毛糸')
})
