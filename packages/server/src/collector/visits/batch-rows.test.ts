import { expect, test } from 'vitest'
import { rowsOf } from './batch-rows.ts'
import type { SessionRow } from '../../store/clickhouse/rows.ts'
import { ENGAGEMENT, NO_ATTRIBUTES, type AcceptedEvent } from '../accepted-event.ts'
import { openVisitsInMemory } from './open-visits.ts'
import { sampleEvent } from '../sample-event.ts'
import { VISIT_GAP_MS } from './visit.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 0, 31, 12)
const attributes = { ...NO_ATTRIBUTES, hostname: 'example.com' }

const event = (minute: number, change: Partial<AcceptedEvent> = {}): AcceptedEvent =>
  sampleEvent(0, { id: `event at ${minute}`, ts: START + minute * MINUTE, visitor_id: '7', attributes, ...change })

/** The rows of the table after its pairs have cancelled out. */
function collapse(rows: readonly SessionRow[]): SessionRow[] {
  const standing = new Map<string, SessionRow>()
  for (const row of rows) {
    const key = `${row.session_id}:${row.version}`
    if (row.sign === 1) standing.set(key, row)
    else expect(standing.get(key), 'only what was stated is taken back').toEqual({ ...row, sign: 1 })
    if (row.sign === -1) standing.delete(key)
  }
  return [...standing.values()]
}

/** The table's rows of the events, written in the given batches. */
async function write(...batches: AcceptedEvent[][]) {
  const open = openVisitsInMemory()
  const events = []
  const sessions = []
  for (const batch of batches) {
    const rows = await rowsOf(batch, open)
    await open.set(rows.visits)
    events.push(...rows.events)
    sessions.push(...rows.sessions)
  }
  return { events, sessions: collapse(sessions), sessionRows: sessions }
}

test('one view is a bounce of no duration', async () => {
  const { sessions } = await write([event(0, { pathname: '/a' })])
  expect(sessions).toMatchObject([
    { is_bounce: true, pageviews: 1, events: 0, entry_page: '/a', exit_page: '/a', start: START, end: START },
  ])
})

test('a second view ends the bounce and moves the exit page', async () => {
  const { sessions, events } = await write([event(0, { pathname: '/a' }), event(5, { pathname: '/b' })])
  expect(sessions).toMatchObject([{ is_bounce: false, pageviews: 2, entry_page: '/a', exit_page: '/b' }])
  expect(sessions[0]?.end).toBe(START + 5 * MINUTE)
  expect(new Set(events.map((row) => row.session_id))).toEqual(new Set([sessions[0]?.session_id]))
})

test('an interactive event ends the bounce, another one does not', async () => {
  const interactive = await write([event(0), event(1, { name: 'sign-up' })])
  expect(interactive.sessions).toMatchObject([{ is_bounce: false, pageviews: 1, events: 1 }])
  const passive = await write([event(0), event(1, { name: 'seen', interactive: false })])
  expect(passive.sessions).toMatchObject([{ is_bounce: true, pageviews: 1, events: 1 }])
})

test('thirty minutes of silence keep a visit, a millisecond more begins another', async () => {
  const { sessions } = await write([event(0), event(30), event(60, { ts: START + 30 * MINUTE + VISIT_GAP_MS + 1 })])
  expect(sessions).toMatchObject([{ pageviews: 2 }, { pageviews: 1 }])
})

test('engagement keeps a visit open, but adds nothing to it', async () => {
  const { sessions } = await write([event(0), event(20, { name: ENGAGEMENT }), event(45)])
  expect(sessions).toMatchObject([{ pageviews: 2, events: 0, end: START + 45 * MINUTE }])
  const pings = await write([event(0)], [event(3, { name: ENGAGEMENT })])
  expect(pings.sessions).toMatchObject([{ is_bounce: true, end: START }])
  expect(pings.sessionRows).toHaveLength(1)
})

test('engagement outside any visit begins none', async () => {
  const { sessions, events } = await write([event(0, { name: ENGAGEMENT })])
  expect(sessions).toEqual([])
  expect(events).toMatchObject([{ session_id: '0' }])
})

test('a visit describes itself by its first event', async () => {
  const from = (source: string) => ({ attributes: { ...attributes, source } })
  const { sessions, events } = await write([event(0, from('first.example'))], [event(1, from('second.example'))])
  expect(sessions).toMatchObject([{ source: 'first.example' }])
  expect(events).toMatchObject([{ source: 'first.example' }, { source: 'first.example' }])
})

test('a visit over the change of the salt stays one', async () => {
  const { sessions, events } = await write(
    [event(0, { visitor_id: 'yesterday' })],
    [event(10, { visitor_id: 'today', previous_visitor_id: 'yesterday' })],
    [event(35, { visitor_id: 'today', previous_visitor_id: 'yesterday' })],
    [event(90, { visitor_id: 'today', previous_visitor_id: 'yesterday' })],
  )
  expect(sessions).toMatchObject([
    { visitor_id: 'yesterday', pageviews: 3 },
    { visitor_id: 'today', pageviews: 1 },
  ])
  expect(events.map((row) => row.visitor_id)).toEqual(['yesterday', 'yesterday', 'yesterday', 'today'])
})

test('sites and visitors do not mix', async () => {
  const { sessions } = await write([event(0), event(1, { site_id: 2 }), event(2, { visitor_id: '8' })])
  expect(sessions).toHaveLength(3)
})

test('the borders of batches leave no trace in what the tables say', async () => {
  const events = Array.from({ length: 200 }, (_, index) =>
    event((index * 7) % 61 === 0 ? index * 40 : index * 3, { visitor_id: String(index % 5), id: String(index) }),
  ).toSorted((a, b) => a.ts - b.ts)
  const whole = await write(events)
  const byOne = await write(...events.map((one) => [one]))
  const bySeven = await write(...Array.from({ length: 29 }, (_, index) => events.slice(index * 7, index * 7 + 7)))
  const totals = (rows: SessionRow[]) =>
    rows.map(({ version: _, ...row }) => row).toSorted((a, b) => (a.session_id < b.session_id ? -1 : 1))
  expect(totals(byOne.sessions)).toEqual(totals(whole.sessions))
  expect(totals(bySeven.sessions)).toEqual(totals(whole.sessions))
  expect(byOne.events).toEqual(whole.events)
})

test('the same events on the same open visits give the same rows', async () => {
  const events = [event(0), event(1), event(50), event(51, { visitor_id: '9' })]
  const once = await rowsOf(events, openVisitsInMemory())
  const again = await rowsOf(events, openVisitsInMemory())
  expect(again).toEqual(once)
})

test('visits that cannot go on are forgotten', async () => {
  const open = openVisitsInMemory()
  await open.set((await rowsOf([event(0), event(29, { visitor_id: '8' })], open)).visits)
  expect(await open.prune(START + 31 * MINUTE)).toEqual(['1:7'])
  expect([...(await open.get(['1:7', '1:8'])).keys()]).toEqual(['1:8'])
})

test('a visit that a wrong clock put into the future takes no later event', async () => {
  const open = openVisitsInMemory()
  await open.set((await rowsOf([event(525_600)], open)).visits)
  const { sessions, visits } = await rowsOf([event(0), event(5)], open)
  await open.set(visits)
  expect(sessions).toMatchObject([{ sign: 1, start: START, pageviews: 2 }])
  const fromFuture = await rowsOf([event(525_600, { visitor_id: '8' })], open)
  await open.set(fromFuture.visits)
  expect(await open.prune(START + 6 * MINUTE)).toEqual(['1:8'])
})
