import type { ClickHouseClient } from '../src/store/clickhouse/clickhouse.ts'

/** How many events there are, engagement pings included. */
const EVENTS = 1_000_000
export const DAYS = 90
export const PAGES = 2000

const DAY_MS = 24 * 60 * 60 * 1000
const PER_INSERT = 100_000

/** Loads the events of one site over HTTP, as a server does. @returns What was loaded, and how fast. */
export async function loadRows(client: ClickHouseClient, now: number): Promise<string> {
  let events: object[] = []
  let sessions: object[] = []
  let spent = 0
  const insert = async () => {
    const start = performance.now()
    await client.insert({ table: 'events', values: events, format: 'JSONEachRow' })
    await client.insert({ table: 'sessions', values: sessions, format: 'JSONEachRow' })
    spent += performance.now() - start
    events = []
    sessions = []
  }
  let visits = 0
  for (const visit of generateRows(now)) {
    visits += 1
    for (const event of visit.events) events.push(event)
    sessions.push(visit.session)
    if (events.length >= PER_INSERT) await insert()
  }
  await insert()
  const rate = Math.round(EVENTS / (spent / 1000))
  return `${EVENTS.toLocaleString('en')} events in ${visits.toLocaleString('en')} visits over ${DAYS} days, loaded at ${rate.toLocaleString('en')} events/s`
}

/**
 * Visits of one site, the oldest first, the same each time: 1 to 9 views (of 2,000 pages, few of which are seen often), a
 * ping after every second view, a custom event in one visit of ten. One visitor of five comes twice on a day.
 */
function* generateRows(now: number): Generator<{ events: object[]; session: object }> {
  const random = seededRandom()
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() ** 2 * values.length)] ?? values[0]
  const first = now - DAYS * DAY_MS
  let made = 0
  for (let visit = 1; made < EVENTS; visit += 1) {
    const start = Math.round(first + (made / EVENTS) * DAYS * DAY_MS)
    const visitor = String(random() < 0.2 ? Math.max(1, visit - 1 - Math.floor(random() * 500)) : visit)
    const attributes = {
      hostname: 'bench.example',
      referrer: '',
      source: pick(sources),
      channel: pick(['direct', 'search', 'social', 'referral']),
      country: pick(countries),
      city: `City ${Math.floor(random() ** 2 * 800)}`,
      browser: pick(['Chrome', 'Safari', 'Edge', 'Firefox']),
      os: pick(['Windows', 'iOS', 'Android', 'Mac', 'Linux']),
      device: pick(['mobile', 'desktop', 'tablet']),
    }
    const base = { site_id: 1, visitor_id: visitor, session_id: String(visit), interactive: true, ...attributes }
    const events: object[] = []
    const views = 1 + Math.floor(random() ** 3 * 9)
    let at = start
    let entry = ''
    let exit = ''
    let customEvents = 0
    for (let view = 0; view < views && made < EVENTS; view += 1) {
      const page = `/p/${Math.floor(random() ** 3 * PAGES)}`
      if (view > 0) at += 5000 + Math.floor(random() * 90_000)
      entry ||= page
      exit = page
      events.push({ ...base, id: idOf(++made), ts: at, name: 'pageview', pathname: page, title: `Page ${page}` })
      if (view % 2 === 0 && made < EVENTS) {
        const ping = { engagement_ms: Math.floor(random() * 60_000), scroll_depth: Math.floor(random() * 101) }
        events.push({ ...base, id: idOf(++made), ts: at + 4000, name: 'engagement', pathname: page, ...ping })
      }
    }
    if (random() < 0.1 && made < EVENTS) {
      at += 1000
      customEvents = 1
      const own = { name: pick(['Sign-up', 'Buy', 'Search']), props: { plan: pick(['free', 'pro']) } }
      events.push({ ...base, id: idOf(++made), ts: at, pathname: exit, ...own })
    }
    const ofVisit = { pageviews: views, events: customEvents, is_bounce: views === 1 && customEvents === 0 }
    const { interactive: _, ...own } = base
    yield {
      events,
      session: { ...own, ...ofVisit, sign: 1, version: 1, start, end: at, entry_page: entry, exit_page: exit },
    }
  }
}

const idOf = (count: number): string => `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`

export const sources: readonly [string, ...string[]] = [
  '',
  'google.com',
  'bing.com',
  'news.example',
  ...Array.from({ length: 300 }, (_, n) => `site${n}.example`),
]
export const countries: readonly [string, ...string[]] = [
  'DE',
  'US',
  'FR',
  'GB',
  'JP',
  'BR',
  'IN',
  'CN',
  'NL',
  'AT',
  'CH',
  'PL',
  'ES',
  'IT',
  'SE',
  'CA',
  'AU',
  '',
]

/** The same numbers each time. */
function seededRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
