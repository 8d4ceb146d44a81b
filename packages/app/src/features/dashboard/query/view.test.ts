import { usualCards } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { parseColumns } from './columns.ts'
import { firstTabs } from './tabs.ts'
import { statsQueryOf, formatView, parseView } from './view.ts'

const read = (search: string) => parseView(new URLSearchParams(search))
const cleaned = (search: string) => formatView(read(search), new URLSearchParams(search)).toString()

const nothing = {
  period: undefined,
  invalidRange: null,
  comparison: { kind: 'previous' },
  interval: undefined,
  source: undefined,
  filters: [],
  invalidFilters: [],
  cards: usualCards,
  invalidCards: [],
  columns: parseColumns(new URLSearchParams()),
  metric: 'visitors',
  second: null,
  hasForecast: false,
  openTabs: firstTabs,
  drilled: [],
  all: null,
  savedView: null,
}

test('an empty address opens the first of everything', () => {
  expect(read('')).toEqual(nothing)
})

test('range, metric, tabs and the open list are read', () => {
  expect(read('range=28d&metric=bounce_rate&technology=os&all=page')).toEqual({
    ...nothing,
    period: { range: '28d' },
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
  ['range=8x', 'range=8x'],
  ['range=8x&metric=pageviews', 'range=8x&metric=pageviews'],
  ['from=2026-03-01&to=2026-03-02', ''],
  ['metric=toString', ''],
  ['metric=visitors&content=page&technology=browser', ''],
  ['technology=country', ''],
  ['all=nothing', ''],
  ['places=region&drilled=places,nothing', 'places=region&drilled=places'],
  ['drilled=', ''],
  ['details=["country","DE"]', 'details=%5B%22country%22%2C%22DE%22%5D'],
  ['details=["nothing","DE"]', ''],
  ['details=DE&range=7d', 'range=7d'],
  ['range=28d&range=7d', 'range=28d'],
  ['range=realtime&interval=minute', 'range=realtime&interval=minute'],
  ['range=90d&interval=hour', 'range=90d'],
  ['interval=day', ''],
  ['range=custom', 'range=custom'],
  ['range=custom&from=2026-02-28&to=2026-02-30', 'range=custom&from=2026-02-28&to=2026-02-30'],
  ['range=custom&from=2026-03-02&to=2026-03-01', 'range=custom&from=2026-03-02&to=2026-03-01'],
  ['range=7d&from=2026-03-01&to=2026-03-02', 'range=7d'],
  ['compare=week', ''],
  ['compare=year&compare_from=2026-03-01', 'compare=year'],
  ['compare=custom&compare_from=2026-03-01', ''],
  ['range=realtime&compare=custom&compare_from=2026-01-01&compare_to=2026-01-31', 'range=realtime'],
  ['range=realtime&compare=previous', 'range=realtime'],
  ['range=7d&compare=none', 'range=7d&compare=none'],
  ['compare=none&compare_from=2026-03-01', 'compare=none'],
  ['filters=[]', ''],
  ['filters=[', 'filters=%5B%22%5B%22%5D'],
  ['filters=[1,["is","country",["DE"]]]', 'filters=%5B%5B%22is%22%2C%22country%22%2C%5B%22DE%22%5D%5D%2C1%5D'],
  ['view=7&range=7d', 'view=7&range=7d'],
  ['prediction=yes', ''],
  ['prediction=on', 'prediction=on'],
  ['utm_source=letter&range=30d', 'utm_source=letter&range=30d'],
])('%j is written as %j', (search, written) => {
  expect(cleaned(search)).toBe(written)
})

test('the question holds the days, buckets, filters and comparison of the view', () => {
  const search =
    'range=custom&from=2026-03-01&to=2026-03-31&interval=week&compare=custom&compare_from=2026-01-01&compare_to=2026-01-31' +
    '&filters=[["is_not","prop:plan",["a","b"]]]'
  const view = read(search)
  expect(view.period).toEqual({ range: 'custom', from: '2026-03-01', to: '2026-03-31' })
  expect(statsQueryOf(view, view.period ?? { range: 'today' })).toEqual({
    range: 'custom',
    from: '2026-03-01',
    to: '2026-03-31',
    interval: 'week',
    filters: [['is_not', 'prop:plan', ['a', 'b']]],
    compare: 'custom',
    compare_from: '2026-01-01',
    compare_to: '2026-01-31',
  })
  expect(statsQueryOf(read(''), { range: '7d' })).toEqual({ range: '7d', compare: 'previous' })
  expect(statsQueryOf(read('compare=none'), { range: '7d' })).toEqual({ range: '7d' })
})

test('a range that is none stays until another is chosen or it is taken away', () => {
  const search = new URLSearchParams('range=custom&from=2026-03-02&to=2026-03-01')
  const view = parseView(search)
  expect(view.period).toBeUndefined()
  expect(view.invalidRange).toBe('range=custom&from=2026-03-02&to=2026-03-01')
  expect(formatView({ ...view, period: { range: '28d' } }, search).toString()).toBe('range=28d')
  expect(formatView({ ...view, invalidRange: null }, search).toString()).toBe('')
})

test('another period forgets buckets that it cannot be shown in', () => {
  const view = read('range=7d&interval=hour')
  expect(formatView({ ...view, period: { range: 'year' } }, new URLSearchParams()).toString()).toBe('range=year')
})
