import { i18n } from '@lingui/core'
import { pageNames, pagePaths, pageTitles } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { paths } from '../../lib/navigation/paths.ts'
import { routes } from './routes.tsx'
import { activateTexts } from '../../lib/i18n/loadTexts.ts'

test('every page of the contract has a route at its path, and no other has one', () => {
  expect(routes.map(({ name, path }) => [name, path])).toEqual(pageNames.map((name) => [name, pagePaths[name]]))
})

test.each(['en-US', 'zh-CN'] as const)('in %s every page has the title that the server tells', async (language) => {
  await activateTexts(language)
  expect(routes.map(({ name, title }) => [name, i18n._(title)])).toEqual(
    pageNames.map((name) => [name, pageTitles[name][language]]),
  )
})

test('an address holds the values of its page, and leaves out those that are missing', () => {
  expect(paths.settings('7')).toBe('/sites/7/settings')
  expect(paths.settings('7', 'goals')).toBe('/sites/7/settings/goals')
  expect(paths.definitions()).toBe('/definitions')
  expect(paths.install('7')).toBe('/sites/7/install')
})
