import { expect, test } from 'vitest'
import { createByteLimits } from './byte-limits.ts'

const limits = () => createByteLimits({ address: 100, site: 150, windowMs: 60_000 })

test('an address may have so many bytes written within a window, whichever sites they are for', () => {
  const all = limits()
  expect(all.count('a', [{ siteId: 1, bytes: 60 }], 0)).toBeUndefined()
  expect(all.count('a', [{ siteId: 2, bytes: 40 }], 1000)).toBeUndefined()
  expect(all.count('a', [{ siteId: 3, bytes: 1 }], 30_500)).toEqual({ limit: 'address_bytes', max: 100, seconds: 30 })
  expect(all.count('b', [{ siteId: 3, bytes: 100 }], 30_500)).toBeUndefined()
  expect(all.count('a', [{ siteId: 1, bytes: 100 }], 60_000)).toBeUndefined()
})

test('a site takes so many bytes, whoever sends them', () => {
  const all = limits()
  expect(all.count('a', [{ siteId: 1, bytes: 90 }], 0)).toBeUndefined()
  expect(all.count('b', [{ siteId: 1, bytes: 60 }], 0)).toBeUndefined()
  expect(all.count(undefined, [{ siteId: 1, bytes: 1 }], 59_999)).toEqual({ limit: 'site_bytes', max: 150, seconds: 1 })
})

test('an event for several sites counts for each; what is refused counts for none', () => {
  const all = limits()
  const both = [
    { siteId: 1, bytes: 50 },
    { siteId: 2, bytes: 50 },
  ]
  expect(all.count('a', both, 0)).toBeUndefined()
  expect(all.count('b', [{ siteId: 2, bytes: 100 }], 0)).toBeUndefined()
  expect(all.count('c', both, 0)?.limit).toBe('site_bytes')
  expect(all.count('c', [{ siteId: 1, bytes: 100 }], 0)).toBeUndefined()
})

test('0 is no limit, and a sender without a name has none', () => {
  const free = createByteLimits({ address: 0, site: 0, windowMs: 60_000 })
  expect(free.count('a', [{ siteId: 1, bytes: 1e12 }], 0)).toBeUndefined()
  const all = limits()
  for (const siteId of [1, 2, 3]) expect(all.count(undefined, [{ siteId, bytes: 150 }], 0)).toBeUndefined()
})

test('a clock that was set back keeps nobody out for longer than a window', () => {
  const all = limits()
  expect(all.count('a', [{ siteId: 1, bytes: 100 }], 1_000_000)).toBeUndefined()
  expect(all.count('a', [{ siteId: 2, bytes: 100 }], 0)).toBeUndefined()
})

test('many senders do not push a full site out', () => {
  const all = limits()
  expect(all.count(undefined, [{ siteId: 1, bytes: 150 }], 0)).toBeUndefined()
  for (let network = 0; network < 100_001; network += 1) all.count(`n${network}`, [{ siteId: 2, bytes: 1 }], 1)
  expect(all.count(undefined, [{ siteId: 1, bytes: 1 }], 2)?.limit).toBe('site_bytes')
})

test('the first event of a window is let through however long it is: it would never fit later either', () => {
  const all = limits()
  const long = [1, 2].map((siteId) => ({ siteId, bytes: 200 }))
  expect(all.count('a', long, 0)).toBeUndefined()
  expect(all.count('a', [{ siteId: 3, bytes: 1 }], 30_000)).toEqual({ limit: 'address_bytes', max: 100, seconds: 30 })
  expect(all.count('b', [{ siteId: 1, bytes: 1 }], 30_000)).toEqual({ limit: 'site_bytes', max: 150, seconds: 30 })
  expect(all.count('a', long, 60_000)).toBeUndefined()
})
