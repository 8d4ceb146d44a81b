import { expect, test } from 'vitest'
import { incompleteIndex, indexAfterKey, labelledIndexes, stepOf, suggestedTop, withToday } from './axis.ts'
import type { TrendPoint } from './TrendChart.types.ts'

const point = (value: number | null, isPartial = false): TrendPoint => ({ start: '', value, isPartial })

test('only a cut last bucket is incomplete', () => {
  expect(incompleteIndex([point(1), point(2, true)])).toBe(1)
  expect(incompleteIndex([point(1, true), point(2)])).toBeNull()
  expect(incompleteIndex([])).toBeNull()
})

test('an empty chart has an axis too', () => {
  expect(suggestedTop([0, null], 'count')).toBe(4)
  expect(suggestedTop([], 'duration')).toBe(60)
  expect(suggestedTop([null, 120], 'money')).toBe(400)
})

test('rates reach 100 only where the data are high', () => {
  expect(suggestedTop([71], 'percent')).toBe(100)
  expect(suggestedTop([42], 'percent')).toBe(42)
})

test('durations are ruled in seconds and minutes', () => {
  expect(stepOf(60, 'duration')).toBe(15)
  expect(stepOf(290, 'duration')).toBe(60)
  expect(stepOf(40_000, 'duration')).toBe(10_800)
  expect(stepOf(60, 'count')).toBeUndefined()
})

test('keys walk from point to point and stop at the ends', () => {
  expect(indexAfterKey('ArrowRight', null, 5)).toBe(0)
  expect(indexAfterKey('ArrowLeft', null, 5)).toBe(4)
  expect(indexAfterKey('ArrowRight', 4, 5)).toBe(4)
  expect(indexAfterKey('ArrowLeft', 2, 5)).toBe(1)
  expect(indexAfterKey('Home', 3, 5)).toBe(0)
  expect(indexAfterKey('End', 0, 5)).toBe(4)
  expect(indexAfterKey('a', 0, 5)).toBeUndefined()
})

test('labels are even, as many as there is room for, and the last day has one', () => {
  expect(labelledIndexes(7, 8, 'last')).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(labelledIndexes(30, 8, 'last')).toEqual([1, 5, 9, 13, 17, 21, 25, 29])
  expect(labelledIndexes(90, 8, 'last')).toEqual([5, 17, 29, 41, 53, 65, 77, 89])
  expect(labelledIndexes(30, 4, 'last')).toEqual([2, 11, 20, 29])
  for (const count of [2, 5, 28, 30, 90, 366]) {
    for (const most of [2, 3, 4, 8]) {
      const indexes = labelledIndexes(count, most, 'last')
      expect(indexes.length).toBeLessThanOrEqual(most)
      expect(indexes.at(-1)).toBe(count - 1)
      expect(new Set(indexes.slice(1).map((index, before) => index - (indexes[before] ?? 0))).size).toBeLessThanOrEqual(
        1,
      )
    }
  }
})

test('hours are named from midnight on', () => {
  expect(labelledIndexes(24, 8, 'first')).toEqual([0, 3, 6, 9, 12, 15, 18, 21])
  expect(labelledIndexes(11, 4, 'first')).toEqual([0, 3, 6, 9])
  expect(labelledIndexes(24, 5, 'first')).toEqual([0, 6, 12, 18])
  expect(labelledIndexes(1, 8, 'first')).toEqual([0])
  expect(labelledIndexes(0, 8, 'last')).toEqual([])
})

test('today has its label, and those that would touch it have none', () => {
  expect(withToday([1, 5, 9, 13], null)).toEqual([1, 5, 9, 13])
  expect(withToday([1, 5, 9, 13], 9)).toEqual([1, 5, 9, 13])
  expect(withToday([1, 5, 9, 13], 11)).toEqual([1, 5, 11])
  expect(withToday([1, 5, 9, 13], 7)).toEqual([1, 7, 13])
  expect(withToday([], 3)).toEqual([3])
})
