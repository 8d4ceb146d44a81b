import { expect, test } from 'vitest'
import { byRank, seededRandom, weightedChoice } from './random.ts'

const draw = (count: number, next: () => number): number[] => Array.from({ length: count }, next)
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

test('the same seeds give the same numbers, others give others', () => {
  const numbers = (...seeds: Parameters<typeof seededRandom>) => {
    const random = seededRandom(...seeds)
    return draw(5, () => random.bits())
  }
  expect(numbers(1, 2, 3)).toEqual(numbers(1, 2, 3))
  expect(numbers(1, 2, 3)).not.toEqual(numbers(1, 2, 4))
  expect(numbers(1, 2, 3)).not.toEqual(numbers(2, 2, 3))
})

test('numbers are spread evenly', () => {
  const random = seededRandom(1)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const number of draw(50_000, () => random.between(0, 10)))
    tenths[Math.floor(number)] = (tenths[Math.floor(number)] ?? 0) + 1
  for (const count of tenths) expect(count / 5000).toBeCloseTo(1, 1)
})

test('draws have the mean that was requested', () => {
  const random = seededRandom(2)
  expect(mean(draw(20_000, () => random.poisson(7.5)))).toBeCloseTo(7.5, 0)
  expect(mean(draw(20_000, () => Math.log(random.logNormal(40, 0.8))))).toBeCloseTo(Math.log(40), 1)
})

test('a heavier value is drawn more often', () => {
  const random = seededRandom(3)
  const items = draw(11_000, () => random.pick(byRank([1, 2, 3])))
  const share = (wanted: number) => items.filter((item) => item === wanted).length / items.length
  expect(share(1)).toBeCloseTo(6 / 11, 1)
  expect(share(2)).toBeCloseTo(3 / 11, 1)
  expect(share(3)).toBeCloseTo(2 / 11, 1)
  expect(random.pick(weightedChoice(['never', 'always'], (item) => (item === 'always' ? 1 : 0)))).toBe('always')
})
