import { expect, test } from 'vitest'
import { sectionIn } from './accountSections.ts'

test('an address without a section opens the first one, and one that does not exist opens none', () => {
  expect(sectionIn(undefined)).toBe('profile')
  expect(sectionIn('security')).toBe('security')
  expect(sectionIn('toString')).toBeUndefined()
})
