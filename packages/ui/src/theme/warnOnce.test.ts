import { afterEach, expect, test, vi } from 'vitest'
import { warnOnce } from './warnOnce.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a warning is given once', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warnOnce('KitProvider: one')
  warnOnce('KitProvider: one')
  warnOnce('KitProvider: two')
  expect(said.mock.calls).toEqual([['KitProvider: one'], ['KitProvider: two']])
})

test('in production nothing is said', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('NODE_ENV', 'production')
  warnOnce('KitProvider: three')
  expect(said).not.toHaveBeenCalled()
})
