import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { basePathOf } from '../../public-url.ts'
import { withoutBasePath } from './base-path.ts'

test.each([
  [undefined, ''],
  ['https://stats.example.com', ''],
  ['https://example.com/stats', '/stats'],
  ['https://example.com/a/b', '/a/b'],
])('%s is below the path %j', (url, path) => {
  expect(basePathOf(url)).toBe(path)
})

test.each([
  ['/stats', '/stats/', '/'],
  ['/stats', '/stats/api/event', '/api/event'],
  ['/stats', '/stats/?a=1', '/?a=1'],
  // The proxy has taken it off.
  ['/stats', '/api/event', '/api/event'],
  ['/stats', '/statistics', '/statistics'],
  ['', '/stats/', '/stats/'],
])('below %j, %s is asked for %s', (basePath, url, wanted) => {
  expect(withoutBasePath(basePath)({ url })).toBe(wanted)
})

test.each(['https://x.org/api', 'https://x.org/v1/', 'https://x.org/assets/stats'])(
  '%s cannot be told from a path of the server itself',
  (url) => {
    expect(() => readConfig({ PUBLIC_URL: url })).toThrow(/^PUBLIC_URL must not have a path that the server itself/)
  },
)
