import { expect, test } from 'vitest'
import { searchText } from './searchText.ts'

test('a search is as long as the service takes it, and holds what can be sent', () => {
  expect(searchText('a'.repeat(3000))).toHaveLength(200)
  expect(searchText('/jour\0nal')).toBe('/journal')
  expect(searchText(`${'a'.repeat(199)}🧶`).isWellFormed()).toBe(true)
  expect(searchText('毛糸')).toBe('毛糸')
})
