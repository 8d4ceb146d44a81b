import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClickHouse, type ClickHouse } from '../../store/clickhouse/clickhouse.ts'
import { selectRows } from '../../store/clickhouse/select.ts'
import { rowsOf, type BatchRows } from '../visits/batch-rows.ts'
import type { AcceptedEvent } from '../accepted-event.ts'
import { openVisitsInMemory } from '../visits/open-visits.ts'
import { sampleEvent } from '../sample-event.ts'
import { writeBatch } from './write-batch.ts'

let folder: string
let clickhouse: ClickHouse
const deadLetters: object[] = []
const onDeadLetter = (table: string, row: object) => void deadLetters.push({ table, row })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-writer-'))
  clickhouse = await openClickHouse({ url: undefined, folder, log: console })
})
afterAll(async () => {
  await clickhouse.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  deadLetters.length = 0
  for (const table of ['events', 'sessions']) await clickhouse.client.command({ query: `TRUNCATE TABLE ${table}` })
})

const START = Date.UTC(2026, 10, 20)

const eventOf = (index: number, change: Partial<AcceptedEvent> = {}): AcceptedEvent =>
  sampleEvent(index, { ts: START + index, visitor_id: String(index + 1), ...change })

const batchOf = (count: number, change: (index: number) => Partial<AcceptedEvent> = () => ({})): Promise<BatchRows> =>
  rowsOf(
    Array.from({ length: count }, (_, index) => eventOf(index, change(index))),
    openVisitsInMemory(),
  )

async function counts(): Promise<{ events: number; visits: number }> {
  const [row] = await selectRows<{ events: string; visits: string }>(
    clickhouse.client,
    'SELECT (SELECT count() FROM events) AS events, (SELECT sum(sign) FROM sessions) AS visits',
    {},
  )
  return { events: Number(row?.events), visits: Number(row?.visits) }
}

test('a full batch of as many visits is written once, however often it is sent', async () => {
  const rows = await batchOf(10_000)
  await writeBatch(clickhouse.client, 'full', rows, { isFirstTry: true, onDeadLetter })
  for (let again = 0; again < 2; again += 1) {
    await writeBatch(clickhouse.client, 'full', rows, { isFirstTry: false, onDeadLetter })
  }
  expect(await counts()).toEqual({ events: 10_000, visits: 10_000 })
})

test('rows that a token stands for, but that are not there, are added', async () => {
  const rows = await batchOf(50)
  await writeBatch(clickhouse.client, 'lost', rows, { isFirstTry: true, onDeadLetter })
  // This is the state of an engine that was killed after noting the token.
  const clickhouse_settings = { mutations_sync: '1' } as const
  await clickhouse.client.command({ query: 'ALTER TABLE events DELETE WHERE visitor_id > 40', clickhouse_settings })
  await clickhouse.client.command({ query: 'ALTER TABLE sessions DELETE WHERE visitor_id > 30', clickhouse_settings })
  expect(await counts()).toEqual({ events: 40, visits: 30 })
  await writeBatch(clickhouse.client, 'lost', rows, { isFirstTry: false, onDeadLetter })
  expect(await counts()).toEqual({ events: 50, visits: 50 })
})

test('a row that ClickHouse does not take keeps no other one out', async () => {
  const rows = await batchOf(100, (index) => (index === 37 ? { title: 'half a character: \ud83d' } : {}))
  await writeBatch(clickhouse.client, 'refused', rows, { isFirstTry: true, onDeadLetter })
  expect(await counts()).toEqual({ events: 99, visits: 100 })
  expect(deadLetters).toMatchObject([{ table: 'events', row: { visitor_id: '38' } }])
})
