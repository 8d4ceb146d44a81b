import { memoryStorage } from '@sightline/api-client'
import { afterEach, expect, test, vi } from 'vitest'
import { mina } from '../../../testing/fixtures.ts'
import { openAs, sessionStorageOfTab } from './viewAs.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('the session of a view stays in its tab, under keys of its own', () => {
  const tab = { sessionStorage, location: { href: 'about:blank' } }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  expect(openAs({ token: 'theirs', userinfo: mina }, '#/sites')).toBe(true)
  expect(tab.location.href).toMatch(/#\/sites$/)
  expect(sessionStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()

  const shared = memoryStorage()
  shared.setItem('token', 'mine')
  const storage = sessionStorageOfTab(sessionStorage, shared)
  expect(storage.getItem('token')).toBe('theirs')
  storage.removeItem('token')
  expect(shared.getItem('token')).toBe('mine')
})

test('every other tab has the session that all of them share', () => {
  const shared = memoryStorage()
  expect(sessionStorageOfTab(sessionStorage, shared)).toBe(shared)
})

test('says when the browser does not open a tab', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(openAs({ token: 'theirs', userinfo: mina }, '#/sites')).toBe(false)
})
