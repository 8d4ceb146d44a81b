import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimit, RateLimitStore } from './rate-limit.ts'

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

test('what is forgotten begins anew', () => {
  const limit = perMinute(1)
  limit.wait('a', 1)
  expect(limit.wait('a', 2)).toBe(60)
  limit.forget('a')
  expect(limit.wait('a', 3)).toBe(0)
})

afterEach(() => vi.useRealTimers())

test('calls are counted in the same way, each limit for itself, also where the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 10_000_000 })
  const server = Fastify()
  await server.register(rateLimit, { store: RateLimitStore, max: 2, timeWindow: 60_000 })
  server.get('/many', async () => 'ok')
  server.get('/few', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, async () => 'ok')
  const get = async (url: string) => {
    const { statusCode, headers } = await server.inject({ url })
    return [statusCode, headers['x-ratelimit-remaining'], headers['retry-after']]
  }
  expect([await get('/few'), await get('/few')]).toEqual([
    [200, '0', undefined],
    [429, '0', '60'],
  ])
  expect([await get('/many'), await get('/many'), await get('/many')]).toEqual([
    [200, '1', undefined],
    [200, '0', undefined],
    [429, '0', '60'],
  ])
  vi.setSystemTime(10_030_000)
  expect(await get('/many')).toEqual([429, '0', '30'])
  vi.setSystemTime(1000)
  expect(await get('/many')).toEqual([200, '1', undefined])
  await server.close()
})
