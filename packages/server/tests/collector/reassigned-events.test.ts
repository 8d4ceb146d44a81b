import type { ClickHouseClient } from '@clickhouse/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VisitAttributes } from '../../src/store/clickhouse/rows.ts'
import { reassignEvents, finishReassignments } from '../../src/collector/visits/reassign-events.ts'
import { readConfig } from '../../src/config.ts'
import { openClickHouse, type ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { shardsOf } from '../../src/store/clickhouse/shards.ts'
import { startClickHouseServers, type ClickHouseServers } from '../support/clickhouse-server.ts'
import { databaseAt, engineOf, testEngine } from '../support/test-engine.ts'
import { eventually, removeFolder, temporaryFolder } from '../support/product.ts'

const EVENTS = 200

let folder: string
let servers: ClickHouseServers | undefined
let clickhouse: ClickHouse

// The embedded engine lets nobody hold its changes up: the tests' own server does.
beforeAll(async () => {
  folder = await temporaryFolder()
  servers = testEngine === 'own' ? await startClickHouseServers(1) : undefined
  const given =
    servers === undefined ? engineOf(folder) : { CLICKHOUSE_URL: databaseAt(servers.urls[0] ?? '', 'moves') }
  const { clickhouseUrl: url, shards } = readConfig({ ...given })
  clickhouse = await openClickHouse({ url, shards, folder, log: console })
})
afterAll(async () => {
  await clickhouse.close()
  await servers?.stop()
  await removeFolder(folder)
})

const onEach = (query: string) => Promise.all(shardsOf(clickhouse.client).map((shard) => shard.command({ query })))

const countOf = async (query: string): Promise<number> => {
  const counts = await Promise.all(
    shardsOf(clickhouse.client).map((shard: ClickHouseClient) => selectRows<{ value: string }>(shard, query, {})),
  )
  return counts.reduce((sum, [row]) => sum + Number(row?.value), 0)
}
const waiting = () =>
  countOf('SELECT count() AS value FROM system.mutations WHERE database = currentDatabase() AND NOT is_done')
const tables = () =>
  countOf(
    `SELECT count() AS value FROM system.tables WHERE database = currentDatabase() AND startsWith(name, 'moved_events_')`,
  )
const countMoved = (session: number) => countOf(`SELECT count() AS value FROM events WHERE session_id = ${session}`)

test('a move that takes long is waited for, also by whoever comes after one that was killed, and leaves nothing behind', async () => {
  const ids = Array.from({ length: EVENTS }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`)
  await clickhouse.client.insert({
    table: 'events',
    values: ids.map((id, index) => ({ site_id: 1, ts: Date.UTC(2026, 0, 1), id, session_id: String(100 + index) })),
    format: 'JSONEachRow',
  })
  const to = (session_id: string) =>
    ids.map((id) => ({ id, session_id, attributes: { source: 'news.example' } as VisitAttributes }))

  await onEach('SYSTEM STOP MERGES events')
  let isMoved = false
  const moving = reassignEvents(clickhouse.client, 1, to('7')).then(() => (isMoved = true))
  const shards = shardsOf(clickhouse.client).length
  await eventually(async () => (await waiting()) === shards)
  let isOver = false
  const after = finishReassignments(clickhouse.client).then(() => (isOver = true))
  expect(await countMoved(7)).toBe(0)
  expect([isMoved, isOver]).toEqual([false, false])
  await onEach('SYSTEM START MERGES events')
  await Promise.all([moving, after])
  expect([await countMoved(7), await waiting(), await tables()]).toEqual([EVENTS, 0, 0])
})

test('a move whose values are gone is dropped, and does not hold up the next one', async () => {
  await onEach('CREATE TABLE moved_events_old (id UUID, session_id UInt64) ENGINE = Join(ANY, LEFT, id)')
  await onEach('SYSTEM STOP MERGES events')
  for (const shard of shardsOf(clickhouse.client)) {
    const [database] = await selectRows<{ name: string }>(shard, 'SELECT currentDatabase() AS name', {})
    await shard.command({
      query: `ALTER TABLE events UPDATE session_id = joinGet('${database?.name}.moved_events_old', 'session_id', id) WHERE site_id = 1`,
      clickhouse_settings: { mutations_sync: '0', allow_nondeterministic_mutations: 1 },
    })
  }
  await onEach('DROP TABLE moved_events_old')
  await onEach('SYSTEM START MERGES events')
  await finishReassignments(clickhouse.client)
  expect([await countMoved(7), await waiting()]).toEqual([EVENTS, 0])
  const visit = { id: '00000000-0000-7000-8000-000000000000', session_id: '9', attributes: {} as VisitAttributes }
  await reassignEvents(clickhouse.client, 1, [visit])
  expect([await countMoved(9), await tables()]).toEqual([1, 0])
})
