import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downsample } from './downsample.ts'

const wave = (count: number) => Array.from({ length: count }, (_, index) => Math.sin(index / 40) * 100)

test('few values are all kept', () => {
  expect(downsample([3, null, 5], 3)).toEqual([0, 1, 2])
  expect(downsample([], 3)).toEqual([])
})

test('both ends and what stands out are kept', () => {
  const values = wave(10_000)
  values[4321] = 5000
  const kept = downsample(values, 1000)
  expect(kept[0]).toBe(0)
  expect(kept.at(-1)).toBe(9999)
  expect(kept).toContain(4321)
  expect(kept).toHaveLength(1000)
})

test('a gap stays a gap, and what stands alone between two gaps stays', () => {
  const values: (number | null)[] = wave(5000)
  values.fill(null, 1000, 2000)
  values[1500] = 7
  const kept = downsample(values, 500)
  expect(kept.filter((index) => index >= 999 && index <= 2000)).toEqual([999, 1000, 1500, 1501, 2000])
})

test('whatever the values are, indexes rise, and every run keeps its ends', () => {
  const value = fc.option(fc.integer({ min: -1000, max: 1000 }))
  fc.assert(
    fc.property(fc.array(value, { maxLength: 400 }), fc.integer({ min: 3, max: 60 }), (values, most) => {
      const kept = downsample(values, most)
      expect(kept.every((index, at) => at === 0 || index > (kept[at - 1] ?? 0))).toBe(true)
      const isEnd = (index: number) =>
        values[index] !== null && [index - 1, index + 1].some((beside) => (values[beside] ?? null) === null)
      expect(values.flatMap((_, index) => (isEnd(index) && !kept.includes(index) ? [index] : []))).toEqual([])
    }),
  )
})
