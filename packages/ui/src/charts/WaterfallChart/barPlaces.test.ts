import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesOf } from './barPlaces.ts'

test('each step begins where the one before has ended', () => {
  expect(placesOf(100, [-20, -10, 5], 75)).toEqual([
    { from: 0, size: 100 },
    { from: 80, size: 20 },
    { from: 70, size: 10 },
    { from: 70, size: 5 },
    { from: 0, size: 75 },
  ])
})

test('a level below zero moves zero away from the start', () => {
  expect(placesOf(10, [-20, 15], 5)).toEqual([
    { from: 50, size: 50 },
    { from: 0, size: 100 },
    { from: 0, size: 75 },
    { from: 50, size: 25 },
  ])
})

test('nothing at all has no length, and no bar leaves the scale', () => {
  expect(placesOf(0, [], 0)).toEqual([
    { from: 0, size: 0 },
    { from: 0, size: 0 },
  ])
  const values = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(values, fc.array(values), values, (start, steps, end) => {
      for (const { from, size } of placesOf(start, steps, end)) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from + size).toBeLessThanOrEqual(100.0001)
      }
    }),
  )
})
