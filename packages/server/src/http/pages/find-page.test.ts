import { expect, test } from 'vitest'
import { findPage, languageOf } from './find-page.ts'

test.each([
  ['/', '/'],
  ['/sites', '/sites'],
  ['/sites/new', '/sites/new'],
  ['/sites/12', '/sites/:siteId'],
  ['/sites/:siteId', '/sites/:siteId'],
  ['/sites/12/settings', '/sites/:siteId/settings/:section?'],
  ['/sites/12/settings/goals?new=1', '/sites/:siteId/settings/:section?'],
  ['/sites/:siteId/settings/:section?', '/sites/:siteId/settings/:section?'],
  ['/definitions', '/definitions/:name?'],
  ['/sites/12?range=7d', '/sites/:siteId'],
  ['/sites/new?from=palette', '/sites/new'],
  ['/sites?sort=name', '/sites'],
  ['/share/some-token', '/share/:token'],
  ['/subapp/app-user', '/subapp/app-user'],
  ['/themes', '/themes'],
  ['/interaction', '/interaction'],
  ['/authorization?result=1', '/authorization'],
  ['/admin/settings', '/admin/settings'],
  ['/admin/health', '/admin/health'],
  ['/admin/jobs?status=failed&open=7', '/admin/jobs'],
  ['/admin/reports?range=90d', '/admin/reports'],
  ['/admin/points?open=52', '/admin/points'],
])('%s is %s', (route, pattern) => {
  expect(findPage(route, 'en-US')).toMatchObject({ route: pattern, title: expect.stringMatching(/./) })
})

test.each([
  '',
  'sites',
  '/nowhere',
  '/accounts',
  '/admin/point',
  '/admin/report',
  '/admin/nothing',
  '/sites/',
  '/sites/?range=7d',
  '/sites/1/2',
  '/__proto__',
  '/constructor',
  `/sites/${'1'.repeat(500)}`,
])('%s is nowhere', (route) => expect(findPage(route, 'en-US')).toBeUndefined())

test.each([
  ['', 'en-US'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['en-GB,zh;q=0.9', 'en-US'],
  ['de,fr;q=0.9', 'en-US'],
  ['en;q=0.3, zh;q=0.7', 'zh-CN'],
  ['zh;q=0', 'en-US'],
])('%s reads %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language)
})

test('texts are in the language', () => {
  expect(findPage('/sites', 'zh-CN')).toEqual({
    route: '/sites',
    title: '我的网站',
    description: '您拥有的以及与您共享的网站。',
  })
})
