import { expect, test } from 'vitest'
import { firstTabs } from './tabs.ts'
import { searchOf, viewIn } from './view.ts'

const read = (search: string) => viewIn(new URLSearchParams(search))
const cleaned = (search: string) => searchOf(read(search), new URLSearchParams(search)).toString()

test('an empty address opens the first of everything', () => {
  expect(read('')).toEqual({ range: undefined, metric: 'visitors', openTabs: firstTabs, all: null })
})

test('range, metric, tabs and the open list are read', () => {
  expect(read('range=28d&metric=bounce_rate&technology=os&all=page')).toEqual({
    range: '28d',
    metric: 'bounce_rate',
    openTabs: { ...firstTabs, technology: 'os' },
    all: 'page',
  })
})

test('a list that is open opens its tab too', () => {
  expect(read('all=device').openTabs.technology).toBe('device')
  expect(cleaned('all=device')).toBe('all=device&technology=device')
})

test.each([
  ['range=8d', ''],
  ['range=8d&metric=pageviews', 'metric=pageviews'],
  ['metric=toString', ''],
  ['metric=visitors&content=page&technology=browser', ''],
  ['technology=country', ''],
  ['all=nothing', ''],
  ['range=28d&range=7d', 'range=28d'],
  ['utm_source=letter&range=30d', 'utm_source=letter&range=30d'],
])('%j is written as %j', (search, written) => {
  expect(cleaned(search)).toBe(written)
})
