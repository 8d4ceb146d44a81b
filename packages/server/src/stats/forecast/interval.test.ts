import { expect, test } from 'vitest'
import { originsOf } from './interval.ts'

test('a forecast is tried from a few days in the past, of which each leaves enough to fit and to compare', () => {
  for (let days = 28; days <= 400; days += 1) {
    for (const horizon of [7, 8, 20, 21, 63, 90]) {
      const origins = originsOf(days, horizon)
      expect(new Set(origins).size).toBe(origins.length)
      expect(origins.length).toBeGreaterThanOrEqual(2)
      expect(origins.length).toBeLessThanOrEqual(6)
      expect(Math.min(...origins)).toBeGreaterThanOrEqual(14)
      expect(Math.max(...origins)).toBeLessThanOrEqual(days - 7)
    }
  }
})

test('a long history is tried over the whole horizon, at days half a horizon apart', () => {
  expect(originsOf(400, 63)).toEqual([337, 302, 267, 232, 197, 162])
  expect(originsOf(400, 7)).toEqual([393, 386, 379, 372, 365, 358])
})

test('a short one over as much of it as there is', () => {
  expect(originsOf(28, 63)).toEqual([14, 21])
  expect(originsOf(60, 20)).toEqual([40, 33, 26, 19, 46, 53])
})
