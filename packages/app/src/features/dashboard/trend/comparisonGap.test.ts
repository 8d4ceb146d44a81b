import type { Dashboard } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { fourWeeks } from '../../../testing/fixtures.ts'
import { endWithinDay } from './chartDays.ts'
import { comparisonGapOf } from './comparisonGap.ts'

type Comparison = NonNullable<Dashboard['comparison']>

const withComparison = (change: Partial<Comparison>): Dashboard => ({
  ...fourWeeks,
  comparison: {
    range: fourWeeks.range,
    totals: fourWeeks.totals,
    change: {},
    points: {},
    series: fourWeeks.series,
    ...change,
  },
})

test('a comparison that is as long is drawn whole, and none needs no line', () => {
  const range = { from: '2026-09-24T22:00:00.000Z', to: '2026-10-22T22:00:00.000Z' }
  expect(comparisonGapOf(withComparison({ range }))).toBeNull()
  expect(comparisonGapOf(fourWeeks)).toBeNull()
})

test('one of more days is drawn as far as the chart goes', () => {
  const range = { from: '2026-06-01T22:00:00.000Z', to: '2026-10-22T22:00:00.000Z' }
  const series = [...fourWeeks.series, ...fourWeeks.series]
  expect(comparisonGapOf(withComparison({ range, series }))).toBe('longer')
  expect(comparisonGapOf(withComparison({ range }))).toBeNull()
})

test('one of too many points has no line', () => {
  const { range, totals } = fourWeeks
  const comparison: Comparison = { range, totals, change: {}, points: {} }
  expect(comparisonGapOf({ ...fourWeeks, comparison })).toBe('too many points')
  const realtime = { ...fourWeeks.range, name: 'realtime' } as const
  expect(comparisonGapOf({ ...fourWeeks, range: realtime, comparison })).toBeNull()
})

test('a range that runs ends within a day of the site', () => {
  expect(endWithinDay('2026-11-20T23:00:00.000Z', 'Europe/Berlin')).toBeNull()
  expect(endWithinDay('2026-11-20T22:59:00.000Z', 'Europe/Berlin')).toBe('2026-11-20T22:59:00.000Z')
})
