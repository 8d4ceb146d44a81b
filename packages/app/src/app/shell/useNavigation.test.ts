import { expect, test } from 'vitest'
import { menuAt } from './useNavigation.ts'

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
