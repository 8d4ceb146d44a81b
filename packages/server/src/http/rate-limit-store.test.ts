import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { RateLimitStore } from './rate-limit-store.ts'

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
