import { expect, test } from 'vitest'
import { usablePart } from './usable-part.ts'

const daysOf = (days: number, count: number) => Array.from({ length: days }, () => count)

test('the day of the first event is no whole day', () => {
  expect(usablePart([0, 0, 3, 5, 6])).toEqual([5, 6])
  expect(usablePart([0, 0, 0, 3])).toEqual([])
  expect(usablePart([0, 0])).toEqual([])
})

test('days without anything are days', () => {
  expect(usablePart([0, 3, 0, 0, 6, 0])).toEqual([0, 0, 6, 0])
})

test('a value of the first day that was read may have begun earlier', () => {
  expect(usablePart([3, 5, 6])).toEqual([3, 5, 6])
})

test('a lone event long before the site went live is left behind', () => {
  expect(usablePart([0, 1, ...daysOf(200, 0), 7, ...daysOf(30, 50)])).toEqual(daysOf(30, 50))
})

test('a long silence stays where too few days follow it', () => {
  const kept = [...daysOf(100, 50), ...daysOf(40, 0), ...daysOf(20, 50)]
  expect(usablePart([1, ...kept])).toEqual([1, ...kept])
})

test('a silence that goes on until now stays', () => {
  const counts = [...daysOf(100, 50), ...daysOf(60, 0)]
  expect(usablePart(counts)).toEqual(counts)
})
