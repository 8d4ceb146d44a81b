import { expect, test } from 'vitest'
import { isOnSites, menuAt } from './useNavigation.ts'

test.each([
  ['/', 'admin', 'sites'],
  ['/sites', 'admin', 'sites'],
  ['/sites/new', 'admin', 'sites'],
  ['/sites/7', 'site', 'dashboard'],
  ['/sites/7/install', 'site', 'install'],
  ['/subapp/app-user', 'subapp', 'app-user'],
  ['/subapp/app-aitask', 'subapp', 'app-aitask'],
])('%s belongs to the menu %s, entry %s', (location, project_id, current_app_menu) => {
  expect(menuAt(location)).toEqual({ project_id, current_app_menu })
})

test.each([
  ['/', true],
  ['/sites', true],
  ['/sites/new', true],
  ['/sites/7/settings/goals', true],
  ['/account/security', false],
  ['/notices', false],
  ['/authorization', false],
  ['/vip', false],
])('%s is among the sites: %s', (location, isAmong) => {
  expect(isOnSites(location)).toBe(isAmong)
})
