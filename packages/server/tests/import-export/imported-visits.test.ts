import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsFrom } from '../../src/collector/visits/batch-rows.ts'
import { ENGAGEMENT, type AcceptedEvent } from '../../src/collector/accepted-event.ts'
import { openVisitsInMemory } from '../../src/collector/visits/open-visits.ts'
import { rebuildVisits } from '../../src/collector/visits/rebuild.ts'
import { VISIT_GAP_MS } from '../../src/collector/visits/visit.ts'
import { openClickHouse, type ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { findKnownVisitors, writeVisits } from '../../src/collector/visits/imported-visits.ts'
import {
  createStaging,
  dropStaging,
  findNewEvents,
  HASH_BUCKETS,
  stageEvents,
  stagingOf,
  type StagingWork,
} from '../../src/store/clickhouse/import/staging.ts'
import { finishInterruptedSlice, writeNewEvents } from '../../src/import-export/write-new-events.ts'
import { eventOf, pipelineFolder, removePipelineFolder, runPipeline } from '../support/pipeline.ts'
import { expectVisitsOfEvents } from '../support/expect-visits-of-events.ts'

type WriteParts = Parameters<typeof finishInterruptedSlice>[0]

const START = Date.UTC(2025, 2, 30)
const SITE = 1
const EVENTS = 4000

let folder: string
let clickhouse: ClickHouse

beforeAll(async () => {
  folder = await pipelineFolder()
  clickhouse = await openClickHouse({ url: undefined, folder: join(folder, 'clickhouse'), log: console })
})
afterAll(async () => {
  await clickhouse.close()
  await removePipelineFolder(folder)
})

/** The same events each time: many at one instant, and at both sides of the longest pause. */
function someEvents(): AcceptedEvent[] {
  let state = 7
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pauses = [0, 0, 1, 60_000, VISIT_GAP_MS - 1, VISIT_GAP_MS, VISIT_GAP_MS + 1, 5 * VISIT_GAP_MS]
  const now = new Map<number, number>()
  return Array.from({ length: EVENTS }, () => {
    const visitor = 1 + random(150)
    const ts = (now.get(visitor) ?? START) + (pauses[random(pauses.length)] ?? 0)
    now.set(visitor, ts)
    return eventOf({
      ts,
      visitor_id: String(2n ** 64n - BigInt(visitor)),
      name: ['pageview', 'pageview', ENGAGEMENT, ENGAGEMENT, 'Order'][random(5)] ?? '',
      interactive: random(2) === 0,
      pathname: `/${random(9)}`,
      source: ['', 'Google', 'news.example'][random(3)] ?? '',
    })
  })
}

async function stagedWork(name: string, events: readonly AcceptedEvent[]): Promise<StagingWork> {
  const work = { client: clickhouse.client, staging: stagingOf(name), siteId: SITE, importId: 0 }
  await createStaging(work.client, work.staging)
  const { events: rows } = rowsFrom(events, new Map())
  await stageEvents(
    work.client,
    work.staging,
    rows.map((row, line) => ({ ...row, session_id: '0', line })),
  )
  await findNewEvents(work, { part: 0, parts: 1 })
  await findKnownVisitors(work, START + 400 * 24 * 3_600_000)
  return work
}

const contentOf = async () => ({
  events: await selectRows(clickhouse.client, 'SELECT * FROM events ORDER BY id', {}),
  sessions: await selectRows(clickhouse.client, 'SELECT * FROM sessions ORDER BY session_id, version, sign', {}),
})

test('the visits that the engine makes of a file are those that the server makes event by event, also done again', async () => {
  const events = someEvents()
  const work = await stagedWork('whole', events)
  const middle = Math.floor(HASH_BUCKETS / 3)
  for (const hashRange of [
    { from: 0, to: middle },
    { from: middle, to: HASH_BUCKETS },
  ])
    await writeVisits(work, hashRange)
  const written = await contentOf()
  expect(written.events).toHaveLength(EVENTS)
  expect(written.sessions.length).toBeGreaterThan(500)
  await expectVisitsOfEvents(clickhouse, SITE)

  const corrections: unknown[] = []
  const pipeline = {
    async correct(find: () => Promise<unknown>) {
      corrections.push(await find())
    },
  }
  const touched = { siteId: SITE, from: START, to: START + 1e10 }
  await rebuildVisits({ client: clickhouse.client, pipeline, openVisits: openVisitsInMemory() }, touched)
  expect(corrections).toEqual([undefined])
  expect(await contentOf()).toEqual(written)

  // What was cut off in the middle is filled up, and nothing is there twice.
  for (const statement of ['events DELETE WHERE cityHash64(id) % 3 = 0', 'sessions DELETE WHERE session_id % 3 = 0'])
    await clickhouse.client.command({
      query: `ALTER TABLE ${statement}`,
      clickhouse_settings: { mutations_sync: '1' },
    })
  await writeVisits(work, { from: 0, to: HASH_BUCKETS })
  expect(await contentOf()).toEqual(written)
  await dropStaging(work.client, work.staging)
  expect(await selectRows(clickhouse.client, "SELECT name FROM system.tables WHERE name LIKE 'import_%'", {})).toEqual(
    [],
  )
})

/** An import that has found what is new, and is to write it. */
const found = (staging: string) => ({ phase: 'write', staging, slice: 0, slices: 1 }) as const

const goOn = async (parts: WriteParts, work: StagingWork): Promise<void> => {
  const steps = writeNewEvents({ parts, work, job: { id: 0 } }, found(work.staging.name))
  while ((await steps.next()).done !== true);
}
const end = async (parts: WriteParts, work: StagingWork): Promise<void> => {
  await finishInterruptedSlice(parts, { siteId: SITE, importId: 0 }, found(work.staging.name))
}

test.each([
  ['goes on', goOn],
  ['is ended', end],
])('an import that %s after another one of the same visitors makes whole visits with its events', async (_, finish) => {
  for (const table of ['events', 'sessions']) await clickhouse.client.command({ query: `TRUNCATE TABLE ${table}` })
  const running = await runPipeline(join(folder, randomUUID()), clickhouse)
  const events = someEvents()
  const cut = await stagedWork(
    'cut',
    events.filter((__, index) => index % 3 === 0),
  )
  const between = await stagedWork(
    'between',
    events.filter((__, index) => index % 3 !== 0),
  )
  await writeVisits(between, { from: 0, to: HASH_BUCKETS })
  const { pipeline, openVisits } = running
  await finish({ clickhouse: clickhouse.client, pipeline, openVisits, now: () => new Date() }, cut)
  expect((await contentOf()).events).toHaveLength(EVENTS)
  expect(await expectVisitsOfEvents(clickhouse, SITE)).toBeGreaterThan(500)
  for (const { staging } of [cut, between]) await dropStaging(clickhouse.client, staging)
  await running.stop()
})
