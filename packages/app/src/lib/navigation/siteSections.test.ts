import { expect, test } from 'vitest'
import { sectionIn, sectionsFor } from './siteSections.ts'

test('an address opens the section that it names, and the first one where it names none', () => {
  expect(sectionIn('goals', 'owner')).toBe('goals')
  expect(sectionIn('delete', 'owner')).toBe('delete')
  expect(sectionIn(undefined, 'owner')).toBe('general')
  expect(sectionIn('nonsense', 'owner')).toBeUndefined()
})

test('somebody with whom a site is shared sees what the service would answer', () => {
  expect(sectionsFor('viewer')).toEqual(['general', 'snippet', 'reports', 'goals', 'collection', 'recently-deleted'])
  expect(sectionIn('delete', 'viewer')).toBeUndefined()
})
