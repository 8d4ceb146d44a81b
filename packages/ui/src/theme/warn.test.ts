import { afterEach, expect, test, vi } from 'vitest'
import { warn } from './warn.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('what is wrong is said once', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warn('KitProvider: one')
  warn('KitProvider: one')
  warn('KitProvider: two')
  expect(said.mock.calls).toEqual([['KitProvider: one'], ['KitProvider: two']])
})

test('in production nothing is said', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('NODE_ENV', 'production')
  warn('KitProvider: three')
  expect(said).not.toHaveBeenCalled()
})
