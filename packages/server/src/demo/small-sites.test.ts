import { expect, test } from 'vitest'
import { merged, smallSiteEvents, type SmallSite } from './small-sites.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const to = Date.UTC(2026, 10, 20, 15)
const sites: SmallSite[] = [
  { id: 3, name: 'Larkfield Bakery', domain: 'larkfield.example', createdAt: 0 },
  { id: 7, name: 'Fenwick Cycles', domain: 'fenwick-cycles.example', createdAt: to - 5 * DAY_MS },
]
const range = { from: to - 365 * DAY_MS, to }

test('every small site has visits of its own in the last thirty days, in order of time, since it was added', () => {
  const events = smallSiteEvents(sites, range)
  expect(events.map(({ ts }) => ts)).toEqual(events.map(({ ts }) => ts).toSorted((a, b) => a - b))
  for (const { id, domain, createdAt } of sites) {
    const own = events.filter(({ site_id }) => site_id === id)
    expect(own.filter(({ ts }) => ts > to - 30 * DAY_MS).length).toBeGreaterThan(10)
    expect(Math.min(...own.map(({ ts }) => ts))).toBeGreaterThanOrEqual(createdAt)
    expect(new Set(own.map(({ attributes }) => attributes.hostname))).toEqual(new Set([domain]))
    expect(own.every(({ title }) => title.endsWith('(Demo)') && !title.includes('Harbor Lane'))).toBe(true)
  }
  expect(Math.max(...events.map(({ ts }) => ts))).toBeLessThan(to)
})

test('the same range gives the same events, and few of them', () => {
  expect(smallSiteEvents(sites, range)).toEqual(smallSiteEvents(sites, range))
  const all = Array.from({ length: 13 }, (_, id) => ({ id, name: 'Shop', domain: 'shop.example', createdAt: 0 }))
  const count = smallSiteEvents(all, range).length
  expect(count).toBeGreaterThan(3000)
  expect(count).toBeLessThan(25_000)
})

test('two sequences become one in order of time', () => {
  const events = smallSiteEvents(sites, range)
  const [one, other] = [events.filter((_, index) => index % 3 === 0), events.filter((_, index) => index % 3 > 0)]
  expect([...merged(one, other)].map(({ ts }) => ts)).toEqual(events.map(({ ts }) => ts))
  expect([...merged([], other)]).toEqual(other)
})
