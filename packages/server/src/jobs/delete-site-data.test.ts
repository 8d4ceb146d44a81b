import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openVisitsInMemory } from '../collector/visits/open-visits.ts'
import { sampleEvent } from '../collector/sample-event.ts'
import { startPipeline, type Pipeline } from '../collector/pipeline/pipeline.ts'
import { openCheckpoint, type Checkpoint } from '../collector/spool/checkpoint.ts'
import { openSpool, type Spool } from '../collector/spool/spool.ts'
import { openClickHouse, type ClickHouse } from '../store/clickhouse/clickhouse.ts'
import { selectRows } from '../store/clickhouse/select.ts'
import { deleteSiteDataWork } from './delete-site-data.ts'
import type { CurrentJob, Step } from './worker.ts'

let folder: string
let clickhouse: ClickHouse
let spool: Spool
let checkpoint: Checkpoint
let pipeline: Pipeline

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-delete-'))
  clickhouse = await openClickHouse({ url: undefined, folder: join(folder, 'clickhouse'), log: console })
  checkpoint = openCheckpoint(join(folder, 'state.db'), { hasSpooledLines: false })
  spool = await openSpool(join(folder, 'segments'), { maxBytes: 1e9, log: console })
  pipeline = startPipeline({
    spool,
    checkpoint,
    openVisits: openVisitsInMemory(),
    client: clickhouse.client,
    log: console,
    writeDeadLetter() {},
    onFailure(error) {
      throw error
    },
  })
})
afterEach(async () => {
  await pipeline.stop()
  await spool.close()
  checkpoint.close()
  await clickhouse.close()
  await rm(folder, { recursive: true, force: true })
})

const START = Date.UTC(2026, 10, 20, 12)

let number = 0
/** A view by the same person as all others of its site. */
function send(siteId: number): Promise<void> {
  number += 1
  return spool.append(JSON.stringify(sampleEvent(number, { site_id: siteId, ts: START + number })))
}

async function rowCounts(): Promise<Record<string, { events: number; visits: number; views: number }>> {
  const rows = await selectRows<{ site_id: number; events: string; visits: string; views: string }>(
    clickhouse.client,
    `SELECT site_id, sum(events) AS events, sum(visits) AS visits, sum(views) AS views FROM (
       SELECT site_id, count() AS events, 0 AS visits, 0 AS views FROM events GROUP BY site_id
       UNION ALL
       SELECT site_id, 0, sum(sign), sum(sign * pageviews) FROM sessions GROUP BY site_id
     ) GROUP BY site_id ORDER BY site_id`,
    {},
  )
  return Object.fromEntries(
    rows.map(({ site_id, events, visits, views }) => [
      site_id,
      { events: Number(events), visits: Number(visits), views: Number(views) },
    ]),
  )
}

async function erase(siteIds: number[], done = 0): Promise<Step[]> {
  const signal = new AbortController().signal
  const work = deleteSiteDataWork({ pipeline, clickhouse: clickhouse.client })
  const steps: Step[] = []
  for await (const step of work({ input: { site_ids: siteIds }, done, signal } as unknown as CurrentJob))
    steps.push(step)
  return steps
}

test('events in the spool are deleted too, other sites stay, and the next event starts a new visit', async () => {
  for (const site of [1, 2, 3, 1, 2]) await send(site)
  expect(await erase([1, 3])).toEqual([{ done: 2, total: 2 }])
  await vi.waitFor(async () => expect(await rowCounts()).toEqual({ 2: { events: 2, visits: 1, views: 2 } }), 5000)
  expect([...checkpoint.openVisits().keys()]).toEqual(['2:1'])

  await send(1)
  await send(2)
  await vi.waitFor(
    async () =>
      expect(await rowCounts()).toEqual({
        1: { events: 1, visits: 1, views: 1 },
        2: { events: 3, visits: 1, views: 3 },
      }),
    5000,
  )
})

test('done again after a crash, it leaves no half of a visit', async () => {
  await send(1)
  await erase([1])
  await send(1)
  expect(await erase([1])).toHaveLength(1)
  expect(await rowCounts()).toEqual({})
})

test('a stream of events while it is done keeps events and visits equal', async () => {
  let isSending = true
  const sending = (async () => {
    while (isSending) await send(1)
  })()
  for (let round = 0; round < 3; round += 1) await erase([1])
  isSending = false
  await sending
  await send(1)
  await pipeline.resetSites([], async () => {})
  const { events, visits, views } = (await rowCounts())[1] ?? { events: 0, visits: 0, views: 0 }
  expect(views).toBe(events)
  expect(visits).toBe(1)
})

test('many sites are done some at a time', async () => {
  const sites = Array.from({ length: 120 }, (_, index) => index + 1)
  await send(1)
  await send(120)
  expect(await erase(sites)).toEqual([50, 100, 120].map((done) => ({ done, total: 120 })))
  expect(await rowCounts()).toEqual({})
})
