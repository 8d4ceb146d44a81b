import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { keysOf, rowsFrom } from '../../src/collector/visits/batch-rows.ts'
import { ENGAGEMENT, type AcceptedEvent } from '../../src/collector/accepted-event.ts'
import { rebuildRecentVisits, rebuildVisits } from '../../src/collector/visits/rebuild.ts'
import { openClickHouse, type ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import {
  eventOf,
  pipelineFolder,
  removePipelineFolder,
  runPipeline,
  type RunningPipeline,
} from '../support/pipeline.ts'
import { expectVisitsOfEvents } from '../support/expect-visits-of-events.ts'
import { sized } from '../support/test-size.ts'

const EVENTS = sized(20_000, 1_000_000)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The night in which clocks are set back in Europe. */
const START = Date.UTC(2026, 9, 24, 15)

let folder: string
let clickhouse: ClickHouse
let running: RunningPipeline

beforeAll(async () => {
  folder = await pipelineFolder()
  clickhouse = await openClickHouse({ url: undefined, folder: join(folder, 'clickhouse'), log: console })
})
afterAll(async () => {
  await clickhouse.close()
  await removePipelineFolder(folder)
})

let place = 0
beforeEach(async () => {
  place += 1
  for (const table of ['events', 'sessions']) await clickhouse.client.command({ query: `TRUNCATE TABLE ${table}` })
  running = await runPipeline(join(folder, `place-${place}`), clickhouse)
})
afterEach(() => running.stop())

const parts = () => ({ client: clickhouse.client, pipeline: running.pipeline, openVisits: running.openVisits })

/** The same numbers each time. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const idOf = (person: number, day: number): string =>
  createHash('sha256').update(`${person} ${day}`).digest().readBigUInt64BE(0).toString()

/** What people do in some time, under a salt that changes at midnight. */
function* peoplesEvents(count: number, people: number, span: number, random: () => number): Generator<AcceptedEvent> {
  for (let index = 0; index < count; index += 1) {
    const ts = START + Math.floor((index / count) * span)
    yield someEvent(Math.floor(random() * people), ts, random)
  }
}

function someEvent(person: number, ts: number, random: () => number): AcceptedEvent {
  const day = Math.floor(ts / DAY)
  const kind = random()
  return eventOf({
    ts,
    visitor_id: idOf(person, day),
    previous_visitor_id: idOf(person, day - 1),
    ...(kind < 0.65 ? {} : { name: kind < 0.8 ? 'sign-up' : kind < 0.88 ? 'seen' : ENGAGEMENT }),
    interactive: kind < 0.8,
    pathname: `/${Math.floor(random() * 40)}`,
    source: `source-${Math.floor(random() * 9)}`,
  })
}

test(
  `${EVENTS.toLocaleString('en')} events make the visits that the definitions ask for`,
  { timeout: 900_000 },
  async () => {
    const random = seededRandom(7)
    const span = 2 * DAY
    const wrong = { from: START + 30 * HOUR, to: START + 30.2 * HOUR, by: 50 * MINUTE }
    let batch: AcceptedEvent[] = []
    let last = 0
    for (const event of peoplesEvents(EVENTS, EVENTS / 60, span, random)) {
      // The clock is set back by some seconds now and then, which the collector sits out.
      const now = event.ts - (Math.floor(event.ts / HOUR) % 5 === 0 && event.ts % HOUR < 3 * MINUTE ? 3000 : 0)
      last = last - now > 5000 ? now : Math.max(last, now)
      // For a while it is far ahead, and then right again.
      const isWrong = event.ts >= wrong.from && event.ts < wrong.to
      batch.push({ ...event, ts: isWrong ? last + wrong.by : last })
      if (batch.length < 10_000) continue
      await running.send(batch)
      batch = []
    }
    await running.send(batch)
    await running.written()
    await rebuildVisits(parts(), { siteId: 1, from: wrong.from, to: wrong.to + wrong.by + HOUR })
    const visits = await expectVisitsOfEvents(clickhouse, 1)
    const [row] = await selectRows<{ events: string; over_midnight: string }>(
      clickhouse.client,
      `SELECT (SELECT count() FROM events) AS events, sumIf(sign, toDate(start) != toDate(end)) AS over_midnight FROM sessions`,
      {},
    )
    expect(Number(row?.events)).toBe(EVENTS)
    expect(Number(row?.over_midnight)).toBeGreaterThan(EVENTS / 2000)
    expect(visits).toBeGreaterThan(EVENTS / 20)
  },
)

/** As an import leaves them: with what describes themselves, and in no visit yet. */
async function importEvents(events: readonly AcceptedEvent[]): Promise<void> {
  const values = events.map(({ attributes, previous_visitor_id: _, ...own }) => ({
    ...attributes,
    ...own,
    session_id: '0',
  }))
  await clickhouse.client.insert({ table: 'events', values, format: 'JSONEachRow' })
}

const withoutSalts = (event: AcceptedEvent): AcceptedEvent => ({ ...event, previous_visitor_id: null })

async function tablesOf(siteId: number): Promise<{ events: object[]; sessions: object[] }> {
  const events = await selectRows<object>(
    clickhouse.client,
    // What an event came with is kept beside it once its visit was rebuilt; no statistic reads it.
    `SELECT * EXCEPT own_attributes FROM events WHERE site_id = {site: UInt32} ORDER BY toString(id)`,
    { site: siteId },
  )
  const sessions = await selectRows<object>(
    clickhouse.client,
    `SELECT * EXCEPT version FROM sessions FINAL WHERE site_id = {site: UInt32} ORDER BY session_id`,
    { site: siteId },
  )
  return { events, sessions }
}

test('imports in any order, rebuilt, give the rows of the same events in order', async () => {
  const events = [...peoplesEvents(6000, 100, DAY, seededRandom(3))].map(withoutSalts)
  await running.send(events)
  await running.written()
  const inOrder = await tablesOf(1)
  expect(inOrder.sessions.length).toBeGreaterThan(500)
  for (const table of ['events', 'sessions']) await clickhouse.client.command({ query: `TRUNCATE TABLE ${table}` })
  await running.openVisits.forgetSites([1])

  const random = seededRandom(5)
  const shuffled = events.map((event) => ({ event, at: random() })).toSorted((a, b) => a.at - b.at)
  for (let start = 0; start < shuffled.length; start += 1500) {
    const some = shuffled.slice(start, start + 1500).map(({ event }) => event)
    await importEvents(some)
    const times = some.map(({ ts }) => ts)
    const visitorIds = [...new Set(some.map((event) => event.visitor_id))]
    const touched = { siteId: 1, from: Math.min(...times), to: Math.max(...times) }
    await rebuildVisits(parts(), start === 0 ? touched : { ...touched, visitorIds })
    await expectVisitsOfEvents(clickhouse, 1)
  }
  expect(await tablesOf(1)).toEqual(inOrder)

  const rows = () => selectRows(clickhouse.client, 'SELECT count() AS rows, sum(version) AS versions FROM sessions', {})
  const before = await rows()
  await rebuildVisits(parts(), { siteId: 1, from: START, to: START + DAY })
  expect(await rows()).toEqual(before)
})

test('live events of the same visitors flow while their visits are rebuilt', async () => {
  const now = Date.now()
  const random = seededRandom(11)
  let isSending = true
  let sent = 0
  const sending = (async () => {
    while (isSending) {
      const events = Array.from({ length: 20 }, () =>
        withoutSalts({ ...someEvent(0, Date.now(), random), visitor_id: String(Math.floor(random() * 30)) }),
      )
      sent += events.length
      await running.send(events)
      await sleep(20)
    }
  })()
  for (let round = 0; round < 6; round += 1) {
    const imported = Array.from({ length: 60 }, () => {
      const event = someEvent(0, now - Math.floor(random() * 3 * HOUR), random)
      return withoutSalts({ ...event, visitor_id: String(Math.floor(random() * 30)) })
    })
    await importEvents(imported)
    expect(await rebuildVisits(parts(), { siteId: 1, from: now - 3 * HOUR, to: now })).toEqual({ skipped: 0 })
  }
  isSending = false
  await sending
  await running.written()
  await expectVisitsOfEvents(clickhouse, 1)
  const [row] = await selectRows<{ events: string }>(clickhouse.client, 'SELECT count() AS events FROM events', {})
  expect(Number(row?.events)).toBe(sent + 6 * 60)
})

test('without its checkpoint the next start goes on with the visits of just now', async () => {
  const now = Date.now()
  const event = (minutesAgo: number, visitor_id: string) => eventOf({ ts: now - minutesAgo * MINUTE, visitor_id })
  await running.send([event(50, '1'), event(28, '1'), event(40, '2'), event(20, '3')])
  await running.written()
  await running.stop()
  running = await runPipeline(join(folder, `place-${place}-again`), clickhouse)
  await rebuildRecentVisits(parts())
  await running.send([event(1, '1'), event(1, '2'), event(0, '1'), event(0, '3')])
  await running.written()
  expect(await expectVisitsOfEvents(clickhouse, 1)).toBe(4)
})

test('a correction that was planned when the server ended is done by the next start', async () => {
  const events = [eventOf({ ts: START }), eventOf({ ts: START + MINUTE, pathname: '/b' })]
  await importEvents(events)
  const rows = rowsFrom(events, new Map())
  expect(keysOf(events)).toEqual(['1:1'])
  running.checkpoint.planCorrection({ sessions: rows.sessions, before: new Map(), visits: rows.visits })
  await running.stop()
  running = await runPipeline(join(folder, `place-${place}`), clickhouse)
  await running.written()
  expect(running.checkpoint.correction()).toBeUndefined()
  expect([...running.checkpoint.openVisits().keys()]).toEqual(['1:1'])
  await rebuildVisits(parts(), { siteId: 1, from: START, to: START + MINUTE })
  expect(await expectVisitsOfEvents(clickhouse, 1)).toBe(1)
})
