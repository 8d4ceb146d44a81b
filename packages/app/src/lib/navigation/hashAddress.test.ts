import { expect, test } from 'vitest'
import { hrefOf, parseHash } from './hashAddress.ts'

test.each([
  ['', '/', ''],
  ['#', '/', ''],
  ['#/', '/', ''],
  ['#sites', '/sites', ''],
  ['#/sites/7?range=7d', '/sites/7', 'range=7d'],
  ['#/set-up?code=a?b=', '/set-up', 'code=a?b='],
])('%j is %s and %j', (hash, path, search) => {
  expect(parseHash(hash)).toEqual({ path, search })
})

test('a link leads back to the same address', () => {
  expect(parseHash(hrefOf('/sites/7?range=7d'))).toEqual({ path: '/sites/7', search: 'range=7d' })
})
