import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClickHouse, type ClickHouse } from './clickhouse.ts'
import { startClickHouseChild, type ClickHouseChild } from './start-child.ts'
import { connectClickHouse } from './client.ts'
import { changesDone, endStatement, runLongStatement } from './long-statement.ts'
import { selectRows } from './select.ts'

const ROWS = 60

let folder: string
let child: ClickHouseChild
let client: ClickHouseClient
/** A client with a short timeout. */
let hasty: ClickHouseClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-long-'))
  child = await startClickHouseChild({ folder, log: console })
  const { url, username, password } = child
  const first: ClickHouse = await openClickHouse({ url: addressOf(child), folder, log: console })
  await first.close()
  client = connectClickHouse({ url, username, password })
  const log = { level: ClickHouseLogLevel.OFF }
  hasty = createClient({ url, username, password, database: 'sightline', request_timeout: 500, log })
})
afterAll(async () => {
  await Promise.all([client.close(), hasty.close()])
  await child.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await client.command({ query: 'DROP TABLE IF EXISTS counted' })
  await client.command({
    query: 'CREATE TABLE counted (number UInt64, value UInt64) ENGINE = MergeTree ORDER BY number',
  })
})

function addressOf({ url, username, password }: ClickHouseChild): string {
  const address = new URL(url)
  Object.assign(address, { username, password })
  return address.href
}

/** A statement that takes three seconds. */
const slow = () => ({
  id: randomUUID(),
  query: `INSERT INTO counted SELECT number, sleepEachRow(0.05) FROM numbers(${ROWS}) SETTINGS max_block_size = 1`,
})

const countRows = async (): Promise<number> =>
  Number((await selectRows<{ rows: string }>(client, 'SELECT count() AS rows FROM counted', {}))[0]?.rows)

const isRunning = async (id: string): Promise<boolean> =>
  (await selectRows(client, 'SELECT 1 FROM system.processes WHERE query_id = {id: String}', { id })).length > 0

test('is ended with the timeout of its client, and repeated it is done once', async () => {
  const statement = slow()
  await expect(runLongStatement(hasty, statement)).rejects.toThrow(/timeout/i)
  expect(await isRunning(statement.id)).toBe(false)
  expect(await countRows()).toBe(0)
  await runLongStatement(client, statement)
  expect(await countRows()).toBe(ROWS)
})

test('goes on for longer than its client waits in silence, where word of it comes', async () => {
  await runLongStatement(hasty, { ...slow(), settings: { http_headers_progress_interval_ms: '100' } })
  expect(await countRows()).toBe(ROWS)
})

test('ends what somebody has left of it before it begins', async () => {
  const { id, query } = slow()
  const left = client.command({ query, query_id: id }).catch((error: Error) => error.message)
  while (!(await isRunning(id))) await sleep(10)
  await runLongStatement(client, { id, query })
  expect(await left).toMatch(/cancelled|killed/i)
  expect(await countRows()).toBe(ROWS)
})

test('ends with the job that it is for', async () => {
  const statement = slow()
  const leaving = new AbortController()
  const running = runLongStatement(client, { ...statement, signal: leaving.signal })
  while (!(await isRunning(statement.id))) await sleep(10)
  leaving.abort()
  await expect(running).rejects.toThrow(/abort/i)
  expect(await isRunning(statement.id)).toBe(false)
  await expect(runLongStatement(client, { ...statement, signal: leaving.signal })).rejects.toThrow(/abort/i)
  expect(await countRows()).toBe(0)
})

test('a statement that is not there is ended at once', async () => {
  expect(await endStatement(client, randomUUID())).toBeUndefined()
})

test('changes of a table are waited for, and one that cannot be made is dropped and says why', async () => {
  await client.insert({
    table: 'counted',
    values: Array.from({ length: 40 }, (_, number) => ({ number, value: 0 })),
    format: 'JSONEachRow',
  })
  const change = (value: string) =>
    client.command({
      query: `ALTER TABLE counted UPDATE value = ${value} WHERE 1`,
      clickhouse_settings: { mutations_sync: '0', allow_nondeterministic_mutations: 1 },
    })
  await change('7 + sleepEachRow(0.02)')
  await changesDone(client, 'counted', 'sleepEachRow')
  expect(await selectRows(client, 'SELECT DISTINCT value FROM counted', {})).toEqual([{ value: '7' }])
  await change('throwIf(number = 3, $$three is too much$$)')
  await changesDone(client, 'counted', 'another')
  await expect(changesDone(client, 'counted')).rejects.toThrow('three is too much')
  await changesDone(client, 'counted')
})
