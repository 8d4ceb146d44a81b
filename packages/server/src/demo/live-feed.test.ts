import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AcceptedEvent } from '../collector/accepted-event.ts'
import { historyUntil } from './history.ts'
import { startLiveFeed } from './live-feed.ts'

// Node's promised timers ignore fake ones.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _value: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((done) => {
      setTimeout(done, ms)
      signal.addEventListener('abort', () => done(), { once: true })
    }),
}))

const NOW = Date.parse('2026-07-15T15:04:00Z')
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

test('generated visits arrive when their time has come', async () => {
  const events: AcceptedEvent[] = []
  const feed = startLiveFeed({
    history: historyUntil(NOW, 365),
    siteId: 3,
    append: async (event) => {
      expect(event.ts).toBe(Date.now())
      events.push(event)
    },
  })
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  expect(events.length).toBeGreaterThan(20)
  expect(events.every((event) => event.site_id === 3)).toBe(true)

  const count = events.length
  await feed.stop()
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  expect(events).toHaveLength(count)
})

test('a spool that takes nothing does not end the feed', async () => {
  let tries = 0
  const append = () => {
    tries += 1
    return Promise.reject(new Error('full'))
  }
  const feed = startLiveFeed({ history: historyUntil(NOW, 365), siteId: 3, append })
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  expect(tries).toBeGreaterThan(5)
  await feed.stop()
})
