import { expect, test } from 'vitest'
import { createCollectLimit } from './collect-limit.ts'

test('so many events a minute from one address', () => {
  const limit = createCollectLimit(2)
  expect([1000, 1001, 1002].map((now) => limit.wait('a', now))).toEqual([0, 0, 60])
  expect(limit.wait('b', 1003)).toBe(0)
  expect(limit.wait('a', 60_500)).toBe(1)
  expect(limit.wait('a', 61_000)).toBe(0)
})

test('zero is no limit', () => {
  const limit = createCollectLimit(0)
  expect(Array.from({ length: 100 }, () => limit.wait('a', 1)).every((wait) => wait === 0)).toBe(true)
})

test('a clock that was set back does not keep anybody out for longer than a minute', () => {
  const limit = createCollectLimit(1)
  limit.wait('a', 10_000_000)
  expect(limit.wait('a', 1000)).toBe(0)
})
