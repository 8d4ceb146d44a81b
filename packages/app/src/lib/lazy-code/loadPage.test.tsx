import { expect, test } from 'vitest'
import { addressIn, loadedCode, loadPage } from './loadPage.ts'

test('gives the module', async () => {
  await expect(loadPage(() => Promise.resolve({ page: 1 }))).resolves.toEqual({ page: 1 })
})

test('loaded code is there at once from then on, and code that failed to load is not', async () => {
  const load = () => Promise.resolve({ page: 1 })
  expect(loadedCode(load)).toBeUndefined()
  const page = await loadPage(load)
  expect(loadedCode(load)).toBe(page)
  const missing = () => Promise.reject(new Error('/assets/x-1.js'))
  await expect(loadPage(missing)).rejects.toThrow('missing')
  expect(loadedCode(missing)).toBeUndefined()
})

test('a script that is missing is told by its address', async () => {
  const load = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js'))
  await expect(loadPage(load)).rejects.toMatchObject({ type: 'missing', request: 'https://a.example/assets/x-1.js' })
})

test('one that never comes is a timeout', async () => {
  await expect(loadPage(() => new Promise(() => {}), 10)).rejects.toMatchObject({ type: 'timeout' })
})

test.each([
  ['Unable to preload CSS for /assets/login-a1.css', '/assets/login-a1.css'],
  ['() => import("./pages/login/index.js")', './pages/login/index.js'],
  ['error loading dynamically imported module', 'unknown'],
])('the address in %j is %s', (text, address) => {
  expect(addressIn(text)).toBe(address)
})
