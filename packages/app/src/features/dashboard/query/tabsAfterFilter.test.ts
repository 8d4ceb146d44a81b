import { expect, test } from 'vitest'
import { firstTabs } from './tabs.ts'
import { tabsAfterFilter } from './tabsAfterFilter.ts'

test('a filter by one country opens regions, by one referrer the pages that refer', () => {
  expect(tabsAfterFilter(firstTabs, [['is', 'country', ['DE']]], 'country').places).toBe('region')
  expect(tabsAfterFilter(firstTabs, [['is', 'source', ['']]], 'source').sources).toBe('referrer')
})

test('tabs stay where several values are left, where another tab is open, and where there is nothing more to say', () => {
  expect(tabsAfterFilter(firstTabs, [['is', 'country', ['DE', 'AT']]], 'country')).toBe(firstTabs)
  expect(tabsAfterFilter(firstTabs, [['is_not', 'country', ['DE']]], 'country')).toBe(firstTabs)
  const languages = { ...firstTabs, places: 'language' } as const
  expect(tabsAfterFilter(languages, [['is', 'country', ['DE']]], 'country')).toBe(languages)
  expect(tabsAfterFilter(firstTabs, [['is', 'browser', ['Firefox']]], 'browser')).toBe(firstTabs)
})
