import { expect, test } from 'vitest'
import { openedBy } from './notice-link.ts'

test.each([
  ['/sites/7', 'dashboard'],
  ['/sites/7/settings/sharing', 'settings'],
  ['/vip', 'plan'],
  ['/account/security', 'account'],
  ['/admin/orders', 'orders'],
  ['/authorization', 'connections'],
  ['/sites', 'sites'],
  ['/notices', 'notices'],
])('at %s opens the %s', (path, opened) => {
  expect(openedBy(path)).toBe(opened)
})
