import { rangeIn } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { periodIn, periodOf, pickedOf, type Period } from './range.ts'

test.each<Period>([
  { range: 'today' },
  { range: '7d' },
  { range: '12mo' },
  { range: 'all' },
  { range: '14d' },
  { range: '6w' },
  { range: '18mo' },
  { range: 'custom', from: '2026-01-01', to: '2026-01-31' },
])('%j is the same in the address and in the picker', (period) => {
  expect(periodIn(new URLSearchParams({ ...period }))).toEqual(period)
  expect(periodOf(pickedOf(period))).toEqual(period)
})

test('relative days that have a name of their own get it', () => {
  expect(periodOf({ range: 'last', count: 7, unit: 'day' })).toEqual({ range: '7d' })
  expect(pickedOf({ range: '7d' })).toEqual({ range: '7d' })
  expect(pickedOf({ range: '2w' })).toEqual({ range: 'last', count: 2, unit: 'week' })
})

test('no other text is a range', () => {
  for (const text of ['0d', '01d', '1000d', '-3d', '3y', 'd', '3 d', '3D', '', 'last'])
    expect(rangeIn(text), text).toBeUndefined()
})
