import { expect, test } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { isServerPath, pageAt, pageNames, pagePaths, pageTitles } from './routes.ts'

test.each([
  ['/', 'home'],
  ['/sites', 'sites'],
  ['/sites/new', 'addWebsite'],
  ['/sites/12', 'dashboard'],
  ['/sites/12/settings', 'settings'],
  ['/sites/12/settings/goals', 'settings'],
  ['/sites/:siteId/settings/:section?', 'settings'],
  ['/definitions', 'definitions'],
  ['/definitions/visitors', 'definitions'],
])('%s is %s', (path, name) => expect(pageAt(path)).toBe(name))

test.each([
  '',
  'sites',
  '/nowhere',
  '/sites/',
  '/sites/1/2',
  '/sites/1/settings/goals/2',
  '/__proto__',
  '/constructor',
])('nothing is at %j', (path) => expect(pageAt(path)).toBeUndefined())

test.each(pageNames)('the page %s is found at its own path, and has a title in both languages', (name) => {
  expect(pageAt(pagePaths[name])).toBe(name)
  for (const title of Object.values(pageTitles[name])) expect(title).toMatch(/\S/)
})

test('every call of the contract is at a path that the server answers', () => {
  const paths = Object.values<Record<string, { path: string }>>(endpoints).flatMap((calls) =>
    Object.values(calls).map(({ path }) => path),
  )
  expect(paths.filter((path) => !isServerPath(path))).toEqual([])
  expect(['/', '/assets/boot.js', '/api-docs', '/v10', '/theme.js'].filter(isServerPath)).toEqual([])
})
