import { expect, test } from 'vitest'
import { causesOf, differenceOf } from './causes.ts'

test('the largest cause comes first, whatever its sign, and what is left last', () => {
  const causes = { time_zone: 3, unexplained: -90, returning: -40, bots: 12, sampling: 0 }
  expect(causesOf({ ours: 200, google: 85, causes }).map(({ cause }) => cause)).toEqual([
    'returning',
    'bots',
    'time_zone',
    'unexplained',
  ])
})

test('a difference is a percentage of ours, of rates points, and nothing where we have nothing', () => {
  const total = { ours: 50, google: 40, causes: {} }
  expect(differenceOf({ metric: 'visits', total })).toBe(-20)
  expect(differenceOf({ metric: 'bounce_rate', total })).toBe(-10)
  expect(differenceOf({ metric: 'visits', total: { ...total, ours: 0 } })).toBeNull()
})
