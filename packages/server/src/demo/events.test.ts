import { fromAbsolute, getDayOfWeek } from '@internationalized/date'
import { beforeAll, expect, test } from 'vitest'
import { ENGAGEMENT, PAGEVIEW, type AcceptedEvent } from '../collector/accepted-event.ts'
import { generateEvents, type EventsOptions } from './events.ts'
import { SITE } from './harbor-lane/site.ts'
import { historyUntil } from './history.ts'
import type { TimeRange } from '../stats/query/comparison.ts'

const NOW = Date.parse('2026-07-15T15:04:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const history = historyUntil(NOW, 365)
const year: EventsOptions = {
  history,
  siteId: 1,
  seed: 7,
  from: history.from,
  to: NOW,
  busy: { from: NOW - 4 * 60_000, pauseMs: 45_000 },
}

const events: AcceptedEvent[] = []
beforeAll(() => {
  for (const event of generateEvents(year)) events.push(event)
})

/** The events of a range, which lie side by side. */
function within({ from, to }: TimeRange): AcceptedEvent[] {
  return events.slice(firstAt(from), firstAt(to))
}

/** Where the events at and after a moment begin. */
function firstAt(moment: number): number {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((events[middle]?.ts ?? 0) < moment) low = middle + 1
    else high = middle
  }
  return low
}

const days = (from: number, count: number): TimeRange => ({ from, to: from + count * DAY_MS })
const views = (some: readonly AcceptedEvent[]): AcceptedEvent[] => some.filter((event) => event.name === PAGEVIEW)

/** The number of views of each value, the most first. */
function viewsBy(key: (event: AcceptedEvent) => string | number): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const event of views(events)) counts.set(key(event), (counts.get(key(event)) ?? 0) + 1)
  return new Map([...counts].toSorted(([, a], [, b]) => b - a))
}

test('the demo has about half a million events in order of time, all within the year', () => {
  expect(events.length).toBeGreaterThan(450_000)
  expect(events.length).toBeLessThan(550_000)
  expect(events.every((event, index) => index === 0 || event.ts >= (events[index - 1]?.ts ?? 0))).toBe(true)
  expect(events[0]?.ts).toBeGreaterThanOrEqual(history.from)
  expect(events.at(-1)?.ts).toBeLessThan(NOW)
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length)
})

test('the same options give the same events, another seed gives others', () => {
  const twoDays = { ...year, to: history.from + 2 * DAY_MS }
  const again = [...generateEvents(twoDays)]
  expect(again.length).toBeGreaterThan(500)
  expect(again).toEqual([...generateEvents(twoDays)])
  expect(again[0]).not.toEqual([...generateEvents({ ...twoDays, seed: 8 })][0])
})

test('a visit belongs to the range in which it begins', () => {
  const middle = history.from + DAY_MS + 12_345_678
  const to = history.from + 2 * DAY_MS
  const visitors = (range: TimeRange) =>
    new Set([...generateEvents({ ...year, ...range })].map((event) => event.visitor_id))
  const before = visitors({ from: history.from, to: middle })
  const after = visitors({ from: middle, to })
  expect([...before].filter((visitor) => after.has(visitor))).toEqual([])
  expect(new Set([...before, ...after])).toEqual(visitors({ from: history.from, to }))
})

const localTimes = new Map<number, { hour: number; weekday: number }>()

function localTime({ ts }: AcceptedEvent): { hour: number; weekday: number } {
  const hourOfAll = Math.floor(ts / 3_600_000)
  const known = localTimes.get(hourOfAll)
  if (known !== undefined) return known
  const local = fromAbsolute(ts, SITE.timeZone)
  const time = { hour: local.hour, weekday: getDayOfWeek(local, 'en-US') }
  localTimes.set(hourOfAll, time)
  return time
}

test('days have an evening, a night and a week, in the time zone of the site', () => {
  const byHour = viewsBy((event) => localTime(event).hour)
  expect(new Set([...byHour.keys()].slice(0, 3))).toEqual(new Set([19, 20, 21]))
  expect(byHour.get(4)).toBeLessThan((byHour.get(20) ?? 0) / 5)
  const byWeekday = viewsBy((event) => localTime(event).weekday)
  expect([...byWeekday.keys()].at(0)).toBe(0)
  expect([...byWeekday.keys()].at(-1)).toBe(5)
})

test('the year grows, and December is its season', () => {
  const thirtyDays = Array.from(
    { length: 12 },
    (_, index) => within(days(history.from + index * 30 * DAY_MS, 30)).length,
  )
  expect(thirtyDays.at(-1)).toBeGreaterThan((thirtyDays[0] ?? 0) * 1.3)
  const december = within({ from: Date.UTC(2025, 11, 1), to: Date.UTC(2026, 0, 1) }).length
  const february = within({ from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 2, 1) }).length
  expect(december / 31).toBeGreaterThan((february / 28) * 1.1)
})

test('the campaign brings visits of its own for a fortnight, and is nowhere else', () => {
  const tagged = events.filter((event) => event.attributes.utm_campaign === 'lantern-fortnight')
  expect(tagged.length).toBeGreaterThan(10_000)
  expect(tagged[0]?.ts).toBeGreaterThanOrEqual(history.campaign.from)
  expect(tagged.at(-1)?.ts).toBeLessThan(history.campaign.to + DAY_MS)
  expect(within(history.campaign).length).toBeGreaterThan(
    within(days(history.campaign.from - 14 * DAY_MS, 14)).length * 1.4,
  )
})

test('there are no events during the outage', () => {
  expect(history.outage.to - history.outage.from).toBe(5 * 60 * 60_000 + 25 * 60_000)
  expect(within(history.outage)).toEqual([])
  expect(within({ from: history.outage.from - 3_600_000, to: history.outage.from }).length).toBeGreaterThan(20)
})

test('somebody is there now, also when now is at night', () => {
  const visitors = (to: number) => {
    const from = to - 6 * 60 * 60_000
    const busy = { from: to - 4 * 60_000, pauseMs: 45_000 }
    const recent = [...generateEvents({ ...year, from, to, busy })].filter((event) => event.ts > to - 5 * 60_000)
    return new Set(recent.map((event) => event.visitor_id)).size
  }
  expect(visitors(NOW)).toBeGreaterThan(3)
  for (let night = 0; night < 20; night += 1) {
    expect(visitors(Date.UTC(2026, 5, 1 + night, 8, 30))).toBeGreaterThan(3)
  }
})

test('a range without an end goes on, with no pause longer than requested', () => {
  const from = Date.UTC(2026, 6, 16, 7)
  const pauseMs = 4 * 60_000
  const feed = generateEvents({ ...year, from, to: Infinity, busy: { from, pauseMs } })
  let last = from
  for (const { ts } of feed) {
    expect(ts - last).toBeLessThanOrEqual(pauseMs)
    last = ts
    if (ts > from + DAY_MS) break
  }
})

test('pages have titles, and few of them most of the views', () => {
  expect(events.every((event) => event.title.includes('Demo') && event.pathname.startsWith('/'))).toBe(true)
  const byPage = [...viewsBy((event) => event.pathname).values()]
  const topTen = byPage.slice(0, 10).reduce((sum, count) => sum + count, 0)
  expect(byPage.length).toBeGreaterThan(50)
  expect(topTen / views(events).length).toBeGreaterThan(0.45)
})

test('browser, system, device and screen go together', () => {
  const isOdd = ({ attributes: { os, device, browser, browser_version: version, screen } }: AcceptedEvent): boolean =>
    (device === 'mobile') !== Number(screen.split('x')[0]) < 500 ||
    (browser === 'Safari' && os !== 'iOS' && os !== 'macOS') ||
    !/^\d+$/.test(version)
  expect(events.filter(isOdd)).toEqual([])
  expect(viewsBy((event) => event.attributes.device).size).toBe(3)
  expect(viewsBy((event) => event.attributes.browser).size).toBeGreaterThanOrEqual(5)
})

test('visits come from everywhere, and tell the same at each event', () => {
  const channels = ['direct', 'search', 'social', 'video', 'ai', 'email', 'referral', 'paid_social']
  expect(new Set(viewsBy((event) => event.attributes.channel).keys())).toEqual(new Set(channels))
  expect(viewsBy((event) => event.attributes.country).size).toBeGreaterThan(10)
  const clients = new Map<string, Set<string>>()
  for (const { visitor_id: visitor, attributes } of events.slice(0, 50_000)) {
    const { country, region, city, language, os, device, screen } = attributes
    const client = JSON.stringify([country, region, city, language, os, device, screen])
    clients.set(visitor, (clients.get(visitor) ?? new Set()).add(client))
  }
  expect([...clients.values()].filter((descriptions) => descriptions.size > 1)).toEqual([])
})

test('some buy: purchases follow a basket and have revenue in the currency of the site', () => {
  const named = (name: string) => events.filter((event) => event.name === name)
  const [added, checkouts, purchases] = ['Add to basket', 'Checkout', 'Purchase'].map((name) => named(name).length)
  expect(named('Newsletter sign-up').length).toBeGreaterThan(500)
  expect(added).toBeGreaterThan(checkouts ?? 0)
  expect(checkouts).toBeGreaterThan(purchases ?? 0)
  expect(purchases).toBeGreaterThan(500)
  for (const event of named('Purchase')) {
    expect(Number(event.revenue)).toBeGreaterThan(10)
    expect(event.currency).toBe(SITE.currency)
    expect(Number(event.props['items'])).toBeGreaterThan(0)
  }
  expect(events.every((event) => event.name === 'Purchase' || event.revenue === null)).toBe(true)
})

test('engagement pings tell for how long and how far a page was looked at', () => {
  const pings = events.filter((event) => event.name === ENGAGEMENT)
  expect(pings.length).toBeGreaterThan(views(events).length / 2)
  const isOdd = ({ engagement_ms: ms, scroll_depth: depth }: AcceptedEvent): boolean =>
    ms <= 0 || ms > 15 * 60_000 || depth === null || depth < 0 || depth > 100
  expect(pings.filter(isOdd)).toEqual([])
})
