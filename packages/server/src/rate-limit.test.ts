import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const perMinute = (max: number, size?: number) =>
  createRateLimit({ max, windowMs: 60_000, ...(size === undefined ? {} : { size }) })

test('so many events a minute from one address', () => {
  const limit = perMinute(2)
  expect([1000, 1001, 1002].map((now) => limit.wait('a', now))).toEqual([0, 0, 60])
  expect(limit.wait('b', 1003)).toBe(0)
  expect(limit.wait('a', 60_500)).toBe(1)
  expect(limit.wait('a', 61_000)).toBe(0)
})

test('zero is no limit', () => {
  const limit = perMinute(0)
  expect(Array.from({ length: 100 }, () => limit.wait('a', 1)).every((wait) => wait === 0)).toBe(true)
})

test('a clock that was set back does not keep anybody out for longer than a minute', () => {
  const limit = perMinute(1)
  limit.wait('a', 10_000_000)
  expect(limit.wait('a', 1000)).toBe(0)
})

test('so many addresses are known: of one more, the oldest window is forgotten', () => {
  const limit = perMinute(1, 2)
  for (const key of ['a', 'b']) limit.wait(key, 1)
  expect(limit.wait('a', 2)).toBe(60)
  limit.wait('c', 3)
  expect([limit.wait('b', 4), limit.wait('a', 5)]).toEqual([60, 0])
})

test('a forgotten sender starts with a full limit', () => {
  const limit = perMinute(1)
  limit.wait('a', 1)
  expect(limit.wait('a', 2)).toBe(60)
  limit.forget('a')
  expect(limit.wait('a', 3)).toBe(0)
})

test('amounts are counted, read and taken back within their window', () => {
  const limit = perMinute(10)
  expect(limit.count('a', 0, 0)).toEqual({ count: 0, msLeft: 60_000 })
  expect(limit.count('a', 1000, 7)).toEqual({ count: 7, msLeft: 60_000 })
  expect(limit.count('a', 2000, 2)).toEqual({ count: 9, msLeft: 59_000 })
  limit.takeBack('a', 2000, 2)
  expect(limit.count('a', 3000, 0)).toEqual({ count: 7, msLeft: 58_000 })
  limit.count('a', 61_000, 5)
  limit.takeBack('a', 1000, 7)
  expect(limit.count('a', 62_000, 0).count).toBe(5)
})
