import { expect, test } from 'vitest'
import { withKeptChoices, type DashboardSetting } from './keptChoices.ts'
import { firstTabs } from './tabs.ts'
import { parseView } from './view.ts'

const nothing: DashboardSetting = { range: null, interval: null, compare: null, tabs: {}, cards: null, columns: {} }
const kept: DashboardSetting = {
  range: '28d',
  interval: 'week',
  compare: 'none',
  tabs: { technology: 'os' },
  cards: ['visits', 'revenue'],
  columns: { sources: ['revenue'], content: [] },
}
const opened = (address: string, setting: DashboardSetting | null = kept) =>
  withKeptChoices(new URLSearchParams(address), setting).toString()

test('an address that names nothing gets the days, the interval, the comparison, the cards, the columns and the tabs of before', () => {
  expect(opened('')).toBe(
    'range=28d&interval=week&compare=none&cards=visits%2Crevenue&columns_content=none&columns_sources=revenue&technology=os',
  )
  expect(opened('', { ...nothing, compare: 'year' })).toBe('compare=year')
})

test.each([
  'range=7d',
  'interval=day',
  'compare=previous',
  'metric=bounce_rate',
  'content=page_title',
  'all=source',
  'filters=[]',
])('a link with %s shows everybody the same', (address) => {
  expect(opened(address)).toBe(new URLSearchParams(address).toString())
})

test('nothing is added while nothing was chosen', () => {
  expect(opened('', null)).toBe('')
  expect(opened('', nothing)).toBe('')
})

test('what this version does not know is shown as at first', () => {
  const unknown: DashboardSetting = {
    ...kept,
    range: '90d',
    interval: 'hour',
    tabs: { technology: 'mood', mood: 'os' },
    cards: ['mood', 'visits'],
    columns: { places: ['__proto__', 'visits'], mood: ['visits'], toString: ['visits'] },
  }
  const view = parseView(withKeptChoices(new URLSearchParams(), unknown))
  expect(view.openTabs).toEqual(firstTabs)
  expect(view.interval).toBeUndefined()
  expect(view).toMatchObject({ cards: ['visits'], invalidCards: ['mood'] })
  expect(view.columns.places).toEqual({ shown: ['visits'], invalid: ['__proto__'] })
})
