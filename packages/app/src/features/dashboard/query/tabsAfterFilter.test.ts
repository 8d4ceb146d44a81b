import type { Filter } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { firstTabs, type OpenTabs } from './tabs.ts'
import { tabsAfterFilter, tabsWithoutFilters, type FilteredTabs } from './tabsAfterFilter.ts'

const chosen = (openTabs: OpenTabs = firstTabs): FilteredTabs => ({ openTabs, drilled: [] })
const germany: Filter = ['is', 'country', ['DE']]
const hamburg: Filter = ['is', 'region', ['DE-HH']]

test('a filter by one country opens regions, by one referrer the pages that refer', () => {
  expect(tabsAfterFilter(chosen(), [germany], 'country').openTabs.places).toBe('region')
  expect(tabsAfterFilter(chosen(), [['is', 'source', ['']]], 'source').openTabs.sources).toBe('referrer')
})

test('tabs stay where several values are left, where another tab is open, and where there is nothing more to say', () => {
  expect(tabsAfterFilter(chosen(), [['is', 'country', ['DE', 'AT']]], 'country')).toEqual(chosen())
  expect(tabsAfterFilter(chosen(), [['is_not', 'country', ['DE']]], 'country')).toEqual(chosen())
  const languages = chosen({ ...firstTabs, places: 'language' })
  expect(tabsAfterFilter(languages, [germany], 'country')).toEqual(languages)
  expect(tabsAfterFilter(chosen(), [['is', 'browser', ['Firefox']]], 'browser')).toEqual(chosen())
})

test('a tab that a filter opened goes with the filter', () => {
  const regions = tabsAfterFilter(chosen(), [germany], 'country')
  expect(tabsWithoutFilters(regions, [germany], [])).toEqual(chosen())
  expect(tabsWithoutFilters(regions, [germany], [['is_not', 'country', ['DE']]])).toEqual(chosen())
  const cities = tabsAfterFilter(regions, [germany, hamburg], 'region')
  expect(cities.openTabs.places).toBe('city')
  expect(tabsWithoutFilters(cities, [germany, hamburg], [germany])).toEqual(regions)
  expect(tabsWithoutFilters(cities, [germany, hamburg], [hamburg]).openTabs.places).toBe('country')
  expect(tabsWithoutFilters(cities, [germany, hamburg], [])).toEqual(chosen())
})

test('another filter, and a tab that somebody has chosen, change nothing', () => {
  const regions = tabsAfterFilter(chosen(), [germany], 'country')
  const firefox: Filter = ['is', 'browser', ['Firefox']]
  expect(tabsWithoutFilters(regions, [germany, firefox], [germany])).toEqual(regions)
  const own = chosen({ ...firstTabs, places: 'region' })
  expect(tabsWithoutFilters(own, [germany], [])).toEqual(own)
})
