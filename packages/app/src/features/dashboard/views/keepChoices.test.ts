import { usualCards } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { firstTabs } from '../query/tabs.ts'
import { parseView, type View } from '../query/view.ts'
import { keptPartOf } from './keepChoices.ts'

const keptOf = (address: string, changed: Partial<View>) => keptPartOf(parseView(new URLSearchParams(address)), changed)

test('days are kept with their interval, also the usual one', () => {
  expect(keptOf('range=28d', { period: { range: '28d' } })).toEqual({ range: '28d', interval: null })
  expect(keptOf('range=90d&interval=week', { interval: 'week' })).toEqual({ range: '90d', interval: 'week' })
})

test('picked days, the last half hour and the interval of a forecast are not kept', () => {
  const picked: View['period'] = { range: 'custom', from: '2026-03-01', to: '2026-03-02' }
  expect(keptOf('range=custom&from=2026-03-01&to=2026-03-02', { period: picked })).toEqual({})
  expect(keptOf('range=realtime', { period: { range: 'realtime' } })).toEqual({})
  expect(keptOf('range=90d&interval=day', { interval: 'day', hasForecast: true })).toEqual({})
})

test('the comparison is kept, also none; picked days of one are not', () => {
  expect(keptOf('compare=none', { comparison: null })).toEqual({ compare: 'none' })
  expect(keptOf('compare=year', { comparison: { kind: 'year' } })).toEqual({ compare: 'year' })
  const days = { kind: 'custom', from: '2026-01-01', to: '2026-01-31' } as const
  expect(
    keptOf('range=28d&compare=custom&compare_from=2026-01-01&compare_to=2026-01-31', { comparison: days }),
  ).toEqual({})
})

test('open tabs are kept, filters and the metric are not', () => {
  const openTabs = { ...firstTabs, technology: 'os' } as const
  expect(keptOf('technology=os', { openTabs })).toEqual({ tabs: openTabs })
  expect(keptOf('metric=bounce_rate', { metric: 'bounce_rate' })).toEqual({})
  expect(keptOf('filters=[["is","country",["DE"]]]', { filters: [['is', 'country', ['DE']]] })).toEqual({})
})

test('cards are kept, the usual ones as none', () => {
  expect(keptOf('cards=visits,revenue', { cards: ['visits', 'revenue'] })).toEqual({ cards: ['visits', 'revenue'] })
  expect(keptOf('', { cards: usualCards })).toEqual({ cards: null })
})

test('chosen columns are kept by breakdown, those that are the usual ones are not', () => {
  const { columns } = parseView(new URLSearchParams('columns_sources=revenue&columns_content=percentage,change'))
  expect(keptOf('columns_sources=revenue', { columns })).toEqual({ columns: { sources: ['revenue'] } })
})

test('a tab that a filter has opened is not kept', () => {
  const address = 'technology=os&places=region&drilled=places&filters=[["is","country",["DE"]]]'
  const openTabs = { ...firstTabs, technology: 'os', places: 'region' } as const
  expect(keptOf(address, { openTabs })).toEqual({ tabs: { ...firstTabs, technology: 'os' } })
})
