import { expect, test } from 'vitest'
import { barsOf, pointsOf, runsOf, smoothPath } from './path.ts'

test('the largest value is at the top, the smallest at the bottom', () => {
  const points = pointsOf([0, 10, 5], 100, 20, 2)
  expect(points).toEqual([
    { x: 0, y: 18 },
    { x: 50, y: 2 },
    { x: 100, y: 10 },
  ])
})

test('a missing value is a gap', () => {
  const runs = runsOf(pointsOf([1, 2, null, 3], 90, 10, 0))
  expect(runs.map((run) => run.length)).toEqual([2, 1])
})

test('zeros lie on the floor, a constant runs through the middle', () => {
  expect(pointsOf([0, 0], 10, 10, 0)[0]?.y).toBe(10)
  expect(pointsOf([7, 7], 10, 10, 0)[0]?.y).toBe(5)
})

test('the path never leaves the heights of its points', () => {
  const points = pointsOf([0, 8, 8, 1, 9, 0, 0, 5], 100, 20, 0).filter((point) => point !== null)
  const heights = [...smoothPath(points).matchAll(/[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
  // The heights include those of the points.
  expect(Math.min(...heights)).toBe(0)
  expect(Math.max(...heights)).toBe(20)
})

test('no points make an empty path, and one point only moves to it', () => {
  expect(smoothPath([])).toBe('')
  expect(smoothPath([{ x: 1, y: 2 }])).toBe('M1 2')
})

test('bars stand on the floor, 0 is a hair and a missing value nothing', () => {
  expect(barsOf([2, 0, null, 4], 40, 20)).toEqual([
    { x: 0, y: 10, width: 8, height: 10 },
    { x: 10, y: 19, width: 8, height: 1 },
    { x: 30, y: 0, width: 8, height: 20 },
  ])
  expect(barsOf([], 40, 20)).toEqual([])
})
