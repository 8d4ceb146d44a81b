import type { ClickHouseClient } from '@clickhouse/client'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VisitAttributes } from '../../src/store/clickhouse/rows.ts'
import { reassignEvents } from '../../src/collector/visits/reassign-events.ts'
import { connectClickHouse } from '../../src/store/clickhouse/client.ts'
import { openClickHouse, type ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { CLUSTER, startClickHouseServers, type ClickHouseServers } from '../support/clickhouse-server.ts'
import { databaseAt } from '../support/test-engine.ts'
import { makeOlderStore } from '../support/reliability/older-folder.ts'
import {
  eventually,
  launch,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

const VISITORS = 40

let folder: string
let servers: ClickHouseServers
let environment: Record<string, string>
let product: RunningProduct
let shards: ClickHouseClient[]

beforeAll(async () => {
  folder = await temporaryFolder()
  servers = await startClickHouseServers(2)
  environment = settingsOf('all', 'rows')
  product = await startProduct({ dataDir: folder, environment: { ...environment, TRUST_PROXY: '1' } })
  shards = servers.urls.map((url) => connectClickHouse({ url: databaseAt(url, 'rows') }))
})
afterAll(async () => {
  await product.stop()
  await Promise.all(shards.map((client) => client.close()))
  await servers.stop()
  await removeFolder(folder)
})

const settingsOf = (all: string, rows: string) => ({
  CLICKHOUSE_URL: databaseAt(servers.urls[0] ?? '', all),
  CLICKHOUSE_CLUSTER: CLUSTER,
  CLICKHOUSE_SHARDS: servers.urls.map((url) => databaseAt(url, rows)).join(','),
})

const countIn = async (client: ClickHouseClient, query: string): Promise<number> =>
  Number((await selectRows<{ value: string }>(client, query, {}))[0]?.value)

const visitsOf = async (client: ClickHouseClient): Promise<string[]> =>
  (await selectRows<{ id: string }>(client, 'SELECT DISTINCT session_id AS id FROM sessions ORDER BY id', {})).map(
    ({ id }) => id,
  )

test('each visit lies whole on one of two servers, counts once, and goes with its site', async () => {
  const client = await signedInClient(product)
  const added = await client.website.addWebsite({ name: 'Far', domain: 'far.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  const { id: site_id, public_id, domain } = added.data
  // The second page is sent once the first is counted: its batch takes an earlier statement back.
  for (const views of [1, 2]) {
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const sent = await sendEvent(
        product.address,
        { s: public_id, u: `https://far.example/page-${views}` },
        { 'X-Forwarded-For': `10.0.0.${visitor}` },
      )
      expect(sent.status).toBe(202)
    }
    await eventually(async () => {
      const result = await client.stats.dashboard({ site_id, range: 'today' })
      return result.code === 200 && result.data.totals.pageviews === VISITORS * views
    })
  }
  const statistics = await client.stats.query({
    site_id,
    range: 'today',
    metrics: ['visitors', 'visits', 'pageviews', 'bounce_rate', 'exit_rate'],
    dimension: 'page',
    filters: [['is', 'entry_page', ['/page-1']]],
  })
  expect(statistics).toMatchObject({ code: 200, data: { totals: { visitors: VISITORS, visits: VISITORS } } })

  const [first = [], second = []] = await Promise.all(shards.map(visitsOf))
  expect(Math.min(first.length, second.length)).toBeGreaterThan(VISITORS / 10)
  expect(first.filter((id) => second.includes(id))).toEqual([])
  expect(first.length + second.length).toBe(VISITORS)
  for (const shard of shards) {
    const strays = await selectRows(
      shard,
      'SELECT id FROM events WHERE session_id NOT IN (SELECT session_id FROM sessions)',
      {},
    )
    expect(strays).toEqual([])
  }

  const deleted = await client.website.deleteWebsite({ site_id, domain })
  if (deleted.code !== 200) throw new Error(deleted.message)
  await eventually(async () => {
    const result = await client.job.get({ id: deleted.data.job_id })
    return result.code === 200 && result.data.job.status === 'succeeded'
  })
  for (const shard of shards) {
    for (const table of ['events', 'sessions'])
      expect(await selectRows(shard, `SELECT site_id FROM ${table}`, {})).toEqual([])
  }
})

test('a batch that is sent again under its token is dropped on each server, and its events can be changed on each', async () => {
  const store: ClickHouse = await openClickHouse({
    url: environment['CLICKHOUSE_URL'],
    shards: { cluster: CLUSTER, urls: servers.urls.map((url) => databaseAt(url, 'rows')) },
    folder,
    log: console,
  })
  const values = Array.from({ length: 100 }, (_, index) => ({
    site_id: 4_000_000,
    ts: Date.UTC(2026, 0, 1),
    id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    session_id: String(index),
  }))
  for (let time = 0; time < 3; time += 1) {
    await store.client.insert({
      table: 'events',
      values,
      format: 'JSONEachRow',
      clickhouse_settings: { insert_deduplication_token: 'once' },
    })
  }
  const ofBatch = 'SELECT count() AS value FROM events WHERE site_id = 4000000'
  expect(await countIn(store.client, ofBatch)).toBe(100)
  const counts = await Promise.all(shards.map((shard) => countIn(shard, ofBatch)))
  expect(Math.min(...counts)).toBeGreaterThan(10)

  // A visit that is made anew may have another id: its events stay where they lie, and the conditions find them there.
  const moved = values.map(({ id }) => ({
    id,
    session_id: '7',
    attributes: { source: 'news.example' } as VisitAttributes,
  }))
  await reassignEvents(store.client, 4_000_000, moved)
  expect(
    await countIn(store.client, `${ofBatch} AND session_id = 7 AND source = 'news.example' AND hostname = ''`),
  ).toBe(100)
  await store.close()
})

test('while a server is away statistics are said to be unavailable, events wait, and afterwards all are counted', async () => {
  const client = await signedInClient(product)
  const added = await client.website.addWebsite({ name: 'Away', domain: 'away.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  const { id: site_id, public_id } = added.data
  const funnel = await client.funnel.addFunnel({
    site_id,
    name: 'Way',
    steps: ['/1', '/2'].map((pattern) => ({ name: pattern, kind: 'page', pattern, properties: [] })),
  })
  if (funnel.code !== 200) throw new Error(funnel.message)
  const bringBack = await servers.takeAway(1)
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const event = { s: public_id, u: 'https://away.example/' }
    const sent = await sendEvent(product.address, event, { 'X-Forwarded-For': `10.0.1.${visitor}` })
    expect(sent.status).toBe(202)
  }
  const input = { range: '7d', site_id }
  const paths = [
    '/v1/stats/dashboard',
    '/v1/stats/query',
    '/v1/stats/funnel',
    '/v1/stats/properties',
    '/v1/stats/current',
    '/v1/stats/overview',
  ]
  for (const path of paths) {
    const fields = new URLSearchParams({ ...input, funnel_id: funnel.data.id })
    const headers = { Authorization: `Bearer ${client.session.token() ?? ''}` }
    const response = await fetch(`${product.address}${path}?${fields}`, { headers })
    expect({ path, status: response.status, ...((await response.json()) as object) }).toEqual({
      path,
      status: 503,
      code: 503,
      message: 'figures_unavailable',
      data: null,
    })
  }
  await bringBack()
  await eventually(async () => {
    const result = await client.stats.dashboard({ site_id, range: 'today' })
    return result.code === 200 && result.data.totals.visitors === VISITORS
  }, 60_000)
})

const mistakes: [name: string, settings: () => Record<string, string>, words: RegExp][] = [
  [
    'shards whose databases have different names',
    () => ({ ...environment, CLICKHOUSE_SHARDS: `${environment['CLICKHOUSE_SHARDS']},${servers.urls[0]}/third` }),
    /CLICKHOUSE_SHARDS must name one database/,
  ],
  [
    'a cluster that is not there',
    () => ({ ...environment, CLICKHOUSE_CLUSTER: 'nowhere' }),
    /cluster nowhere has 0 shards; CLICKHOUSE_SHARDS names 2/,
  ],
  [
    'a database that holds rows itself',
    () => settingsOf('rows', 'rows'),
    /The table events of CLICKHOUSE_URL holds rows itself/,
  ],
]

test.each(mistakes)('%s is one clear line', async (_, settings, words) => {
  const dataDir = await temporaryFolder()
  const { process: child, output } = launch({ DATA_DIR: dataDir, PORT: '0', ...settings() })
  expect(await new Promise((done) => child.once('close', done))).toBe(1)
  const lines = output().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(words)
  await removeFolder(dataDir)
})

test('an upgrade begins only where somebody says that there is a backup elsewhere', async () => {
  await product.stop()
  await makeOlderStore(join(folder, 'sightline.db'))
  const start = async (settings: Record<string, string>) => {
    const { process: child, output } = launch({ DATA_DIR: folder, PORT: '0', ...environment, ...settings })
    await eventually(async () => child.exitCode !== null || output().includes('is ready'), 60_000)
    const code = child.exitCode
    child.kill('SIGTERM')
    if (code === null) await new Promise((done) => child.once('exit', done))
    return { code, said: output() }
  }
  expect(await start({})).toEqual({
    code: 1,
    said:
      'Sightline cannot start: there is no backup before the upgrade, as the events are on the servers of CLICKHOUSE_SHARDS. ' +
      'Back each store up with its own tools, and start once with UPGRADE_BACKUP=false.\n',
  })
  expect(await start({ UPGRADE_BACKUP: 'false' })).toMatchObject({
    code: null,
    said: expect.stringMatching(/^This upgrade begins without a backup: UPGRADE_BACKUP is false\.\n/),
  })
})
