import { expect, test } from 'vitest'
import { incompleteIndex, indexAfterKey, stepOf, suggestedTop, type TrendPoint } from './series.ts'

const point = (value: number | null, isPartial = false): TrendPoint => ({ start: '', value, isPartial })

test('only a cut last bucket is incomplete', () => {
  expect(incompleteIndex([point(1), point(2, true)])).toBe(1)
  expect(incompleteIndex([point(1, true), point(2)])).toBeNull()
  expect(incompleteIndex([])).toBeNull()
})

test('an empty chart has an axis too', () => {
  expect(suggestedTop([point(0), point(null)], 'count')).toBe(4)
  expect(suggestedTop([], 'duration')).toBe(60)
})

test('rates reach 100 only where the data are high', () => {
  expect(suggestedTop([point(71)], 'percent')).toBe(100)
  expect(suggestedTop([point(42)], 'percent')).toBe(42)
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
