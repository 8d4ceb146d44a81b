import { createClient } from '@redis/client'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keysOf, rowsFrom } from '../../src/collector/visits/batch-rows.ts'
import { openVisitsInMemory, type OpenVisits } from '../../src/collector/visits/open-visits.ts'
import { rebuildVisits } from '../../src/collector/visits/rebuild.ts'
import { openVisitsInRedis, type RedisVisits } from '../../src/collector/visits/redis-visits.ts'
import { writeBatch } from '../../src/collector/pipeline/write-batch.ts'
import { openClickHouse, type ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { freePort } from '../support/free-port.ts'
import {
  eventOf,
  pipelineFolder,
  removePipelineFolder,
  runPipeline,
  type RunningPipeline,
} from '../support/pipeline.ts'
import {
  eventually,
  launch,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
} from '../support/product.ts'
import { startRedis, withoutRedis, type RedisServer } from '../support/redis-server.ts'
import { expectVisitsOfEvents } from '../support/expect-visits-of-events.ts'

const START = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000

let redis: RedisServer
let folder: string
let clickhouse: ClickHouse
let eventStore: string

beforeAll(async () => {
  if (withoutRedis !== undefined) return
  redis = await startRedis()
  folder = await pipelineFolder()
  clickhouse = await openClickHouse({ url: undefined, folder: join(folder, 'clickhouse'), log: console })
})
afterAll(async () => {
  if (withoutRedis !== undefined) return
  await clickhouse.close()
  await redis.remove()
  await removePipelineFolder(folder)
})
beforeEach(async (context) => {
  if (withoutRedis !== undefined) return context.skip(withoutRedis)
  eventStore = randomUUID()
  for (const table of ['events', 'sessions']) await clickhouse.client.command({ query: `TRUNCATE TABLE ${table}` })
})

async function inRedis(): Promise<RedisVisits> {
  const visits = await openVisitsInRedis({
    url: redis.url,
    eventStore,
    serverId: randomUUID(),
    knownRunId: undefined,
    keepRunId() {},
    log: { warn() {} },
  })
  await visits.renew(async () => {})
  return visits
}

const visit = (visitorId: string, minute = 0) => {
  const event = eventOf({ visitor_id: visitorId, ts: START + minute * MINUTE })
  return rowsFrom([event], new Map()).visits
}

describe.each([
  ['memory', async (): Promise<OpenVisits> => openVisitsInMemory()],
  ['Redis', inRedis],
])('open visits in %s', (_, open) => {
  let visits: OpenVisits
  beforeEach(async () => {
    visits = await open()
  })
  afterEach(() => visits.close())

  test('are found as they were put', async () => {
    expect(await visits.get(['1:7', '1:8'])).toEqual(new Map())
    expect(await visits.claim('a', ['1:7'], new Map(), visit('7'))).toBe('done')
    expect(await visits.get(['1:7', '1:8'])).toEqual(visit('7'))
    expect(visits.areReachable()).toBe(true)
  })

  test('are forgotten by site', async () => {
    await visits.claim('a', ['1:7'], new Map(), visit('7'))
    const other = eventOf({ site_id: 2, ts: START })
    await visits.claim('b', ['2:1'], new Map(), rowsFrom([other], new Map()).visits)
    await visits.forgetSites([1])
    expect([...(await visits.get(['1:7', '2:1'])).keys()]).toEqual(['2:1'])
  })

  test('many are read and replaced at once', async () => {
    const events = Array.from({ length: 10_000 }, (_unused, index) => eventOf({ visitor_id: String(index), ts: START }))
    const { visits: after } = rowsFrom(events, new Map())
    expect(await visits.claim('many', keysOf(events), new Map(), after)).toBe('done')
    expect((await visits.get(keysOf(events))).size).toBe(10_000)
  })
})

describe('shared visits', () => {
  test('are replaced only as they were read, and once under a token', async () => {
    const one = await inRedis()
    const other = await inRedis()
    expect(await one.claim('one', ['1:7'], new Map(), visit('7'))).toBe('done')
    expect(await other.claim('other', ['1:7'], new Map(), visit('7', 1))).toBe('changed')
    expect(await other.claim('other', ['1:7'], visit('7'), visit('7', 1))).toBe('done')
    // The answer was lost, and it is asked again.
    expect(await one.claim('one', ['1:7'], new Map(), visit('7'))).toBe('done')
    expect(await one.get(['1:7'])).toEqual(visit('7', 1))
    expect(await one.claimedFrom('one')).toEqual(new Map())
    expect(await other.claimedFrom('other')).toEqual(visit('7'))
    expect(await other.claimedFrom('one')).toBeUndefined()
    await Promise.all([one.close(), other.close()])
  })

  test('given over from a checkpoint, they replace nothing', async () => {
    const visits = await inRedis()
    await visits.claim('a', ['1:7'], new Map(), visit('7', 1))
    await visits.adopt(new Map([...visit('7'), ...visit('8')]))
    expect(await visits.get(['1:7', '1:8'])).toEqual(new Map([...visit('7', 1), ...visit('8')]))
    await visits.close()
  })
})

const start = (name: string): Promise<RunningPipeline> =>
  runPipeline(join(folder, `${eventStore}-${name}`), clickhouse, (checkpoint) => {
    checkpoint.keepVisitsOf(eventStore, 'shared')
    return openVisitsInRedis({
      url: redis.url,
      eventStore,
      serverId: checkpoint.id,
      knownRunId: checkpoint.sharedRunId(),
      keepRunId: (runId) => checkpoint.keepSharedRunId(runId),
      log: { warn() {} },
    })
  })

const countOf = async (table: string) => {
  const [row] = await selectRows<{ rows: string }>(clickhouse.client, `SELECT count() AS rows FROM ${table}`, {})
  return Number(row?.rows)
}

test('two servers that take events of the same visitors make one visit of each', async () => {
  const servers = [await start('a'), await start('b')]
  const from = Date.now()
  for (let round = 0; round < 25; round += 1) {
    await Promise.all(
      servers.map((server) =>
        server.send(
          Array.from({ length: 40 }, () =>
            eventOf({ ts: Date.now(), visitor_id: String(Math.floor(Math.random() * 50)) }),
          ),
        ),
      ),
    )
    await sleep(100)
  }
  const rebuilding = rebuildVisits(
    {
      client: clickhouse.client,
      pipeline: servers[0]?.pipeline ?? never(),
      openVisits: servers[0]?.openVisits ?? never(),
    },
    { siteId: 1, from, to: Date.now() },
  )
  for (const server of servers) await server.written()
  expect(await rebuilding).toEqual({ skipped: 0 })
  for (const server of servers) await server.stop()
  expect(await countOf('events')).toBe(2000)
  expect(await expectVisitsOfEvents(clickhouse, 1)).toBe(50)
})

function never(): never {
  throw new Error('there is none')
}

test('a batch that was claimed, and perhaps written, when its server ended is written once', async () => {
  for (const [index, progress] of (['planned', 'claimed', 'kept', 'written'] as const).entries()) {
    const name = `ends-${progress}`
    const first = await start(name)
    const visitor_id = String(index + 1)
    await first.send([eventOf({ visitor_id, ts: START })])
    await first.written()
    await first.stop()

    // What a server does until it ends in the middle of a batch.
    const second = await start(name)
    await second.pipeline.stop()
    const events = [1, 2].map((minute) => eventOf({ visitor_id, ts: START + minute * MINUTE, pathname: `/${minute}` }))
    const from = second.spool.end()
    await second.send(events)
    const batch = second.checkpoint.plan(from, second.spool.end())
    const before = await second.openVisits.get(keysOf(events))
    const rows = rowsFrom(events, before)
    if (progress !== 'planned') await second.openVisits.claim(batch.token, keysOf(events), before, rows.visits)
    if (progress === 'kept' || progress === 'written') second.checkpoint.keepBefore(batch, before)
    if (progress === 'written') {
      await writeBatch(clickhouse.client, batch.token, rows, { isFirstTry: true, onDeadLetter: never })
    }
    await second.stop()

    // Another server goes on with the visit before the first one comes back.
    const other = await start(`${name}-other`)
    await other.send([eventOf({ visitor_id, ts: START + 3 * MINUTE, pathname: '/3' })])
    await other.written()
    await other.stop()
    if (progress === 'written') await clickhouse.client.command({ query: 'OPTIMIZE TABLE sessions FINAL' })
    const third = await start(name)
    await third.written()
    await third.stop()
  }
  expect(await countOf('events')).toBe(16)
  const [row] = await selectRows(
    clickhouse.client,
    'SELECT sum(sign) AS visits, sum(sign * toInt64(pageviews)) AS views FROM sessions',
    {},
  )
  expect(row).toEqual({ visits: '4', views: '16' })
})

test.each([
  ['before', -10],
  ['after', 10],
])(
  'what was imported shortly %s a view that another server has claimed, but not written, joins its visit',
  async (_, minutes) => {
    const at = Date.now() - 60 * MINUTE
    const slow = await start('slow')
    await slow.openVisits.renew(async () => {})
    await slow.pipeline.stop()
    const events = [eventOf({ ts: at, visitor_id: '7' })]
    const from = slow.spool.end()
    await slow.send(events)
    const batch = slow.checkpoint.plan(from, slow.spool.end())
    const { visits } = rowsFrom(events, new Map())
    expect(await slow.openVisits.claim(batch.token, keysOf(events), new Map(), visits)).toBe('done')
    slow.checkpoint.keepBefore(batch, new Map())
    await slow.stop()

    const { attributes, previous_visitor_id: __, ...own } = eventOf({ ts: at + minutes * MINUTE, visitor_id: '7' })
    const row = { ...attributes, ...own, session_id: '0' }
    await clickhouse.client.insert({ table: 'events', values: [row], format: 'JSONEachRow' })
    const other = await start('other')
    await other.openVisits.renew(async () => {})
    const parts = { client: clickhouse.client, pipeline: other.pipeline, openVisits: other.openVisits }
    const rebuilding = rebuildVisits(parts, { siteId: 1, from: own.ts, to: own.ts })
    await sleep(500)
    const again = await start('slow')
    await again.written()
    expect(await rebuilding).toEqual({ skipped: 0 })
    for (const server of [other, again]) await server.stop()
    expect(await expectVisitsOfEvents(clickhouse, 1)).toBe(1)
  },
)

test('a view that came late and is half written stays when visits are made anew meanwhile', async () => {
  const at = Date.now() - 60 * MINUTE
  const slow = await start('half')
  await slow.openVisits.renew(async () => {})
  await slow.send([0, 2].map((minute) => eventOf({ ts: at + minute * MINUTE, visitor_id: '7' })))
  await slow.written()
  await slow.pipeline.stop()
  const events = [eventOf({ ts: at + MINUTE, visitor_id: '7' })]
  const from = slow.spool.end()
  await slow.send(events)
  const batch = slow.checkpoint.plan(from, slow.spool.end())
  const before = await slow.openVisits.get(keysOf(events))
  const { sessions, visits } = rowsFrom(events, before)
  expect(await slow.openVisits.claim(batch.token, keysOf(events), before, visits)).toBe('done')
  slow.checkpoint.keepBefore(batch, before)
  await slow.stop()
  await clickhouse.client.insert({ table: 'sessions', values: sessions, format: 'JSONEachRow' })

  const other = await start('other')
  await other.openVisits.renew(async () => {})
  const parts = { client: clickhouse.client, pipeline: other.pipeline, openVisits: other.openVisits }
  const rebuilding = rebuildVisits(parts, { siteId: 1, from: at, to: at + 2 * MINUTE })
  await sleep(500)
  const again = await start('half')
  await again.written()
  expect(await rebuilding).toEqual({ skipped: 0 })
  for (const server of [other, again]) await server.stop()
  expect(await expectVisitsOfEvents(clickhouse, 1)).toBe(1)
})

describe('a Redis that has lost visits', () => {
  const servers: RunningPipeline[] = []
  let time: number
  beforeEach((context) => {
    if (!redis.isOwn) context.skip('the server behind TEST_REDIS_URL is not stopped')
    time = Date.now() - 20 * MINUTE
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
  })

  async function begin(name: string): Promise<RunningPipeline> {
    const server = await start(name)
    servers.push(server)
    return server
  }

  /** A view by each of ten visitors, a minute after the one before. */
  async function view(server: RunningPipeline): Promise<void> {
    time += MINUTE
    const events = Array.from({ length: 10 }, (_, index) => eventOf({ ts: time, visitor_id: String(index + 1) }))
    await server.send(events)
    await server.written()
  }

  async function expectOneVisitEach(views: number): Promise<void> {
    expect(await expectVisitsOfEvents(clickhouse, 1)).toBe(10)
    expect(await countOf('events')).toBe(views * 10)
    const [row] = await selectRows(
      clickhouse.client,
      'SELECT sum(sign) AS visits, sum(sign * toInt64(pageviews)) AS views FROM sessions',
      {},
    )
    expect(row).toEqual({ visits: '10', views: String(views * 10) })
  }

  test('because it is an older copy, goes on with the visits that the events make', async () => {
    const [one, other] = [await begin('one'), await begin('other')]
    await view(one)
    await view(other)
    const restore = await redis.copy()
    await view(one)
    await view(one)
    await restore()
    // This server has put nothing there since the copy, and all the same must not believe it.
    await view(other)
    await view(one)
    await expectOneVisitEach(6)
  })

  test('while no server was there', async () => {
    await view(await begin('one'))
    const restore = await redis.copy()
    for (const server of servers) await view(server)
    for (const server of servers.splice(0)) await server.stop()
    await restore()
    await view(await begin('one'))
    await expectOneVisitEach(3)
  })

  test('because somebody has emptied it', async () => {
    const one = await begin('one')
    await view(one)
    await view(one)
    const client = createClient({ url: redis.url })
    await client.connect()
    await client.flushAll()
    client.destroy()
    await view(one)
    await expectOneVisitEach(3)
  })

  test('while events wait that are older than the longest pause of a visit', async () => {
    time = Date.now() - 5 * 60 * MINUTE
    const one = await begin('one')
    await view(one)
    const restore = await redis.copy()
    await view(one)
    await restore()
    await view(one)
    await expectOneVisitEach(3)
  })

  test('is the same for whoever makes visits anew', async () => {
    const one = await begin('one')
    await view(one)
    const restore = await redis.copy()
    await view(one)
    await restore()
    const parts = { client: clickhouse.client, pipeline: one.pipeline, openVisits: one.openVisits }
    expect(await rebuildVisits(parts, { siteId: 1, from: time - 60 * MINUTE, to: time })).toEqual({ skipped: 0 })
    await view(one)
    await expectOneVisitEach(3)
  })

  test('because nothing came for a while: visits were kept elsewhere', async () => {
    await view(await begin('one'))
    for (const server of servers.splice(0)) await server.stop()
    const alone = await runPipeline(join(folder, `${eventStore}-one`), clickhouse, async (checkpoint) => {
      checkpoint.keepVisitsOf(eventStore, 'here')
      const visits = openVisitsInMemory(checkpoint.openVisits())
      return visits
    })
    const parts = { client: clickhouse.client, pipeline: alone.pipeline, openVisits: alone.openVisits }
    await rebuildVisits(parts, { siteId: 1, from: time - MINUTE, to: time })
    await view(alone)
    await alone.stop()
    await view(await begin('one'))
    await expectOneVisitEach(3)
  })
})

test('while Redis is away events wait, and then are counted', async (context) => {
  if (!redis.isOwn) context.skip('the server behind TEST_REDIS_URL is not stopped')
  const product = await startProduct({ environment: { REDIS_URL: redis.url } })
  try {
    const client = await signedInClient(product)
    const added = await client.website.addWebsite({ name: 'R', domain: 'redis.example', currency_type: 'EUR' })
    if (added.code !== 200) throw new Error(added.message)
    const send = () => sendEvent(product.address, { s: added.data.public_id, u: 'https://redis.example/' })
    const totals = async () => {
      const result = await client.stats.dashboard({ site_id: added.data.id, range: 'today' })
      return result.code === 200 ? result.data.totals : undefined
    }
    expect((await send()).status).toBe(202)
    await eventually(async () => (await totals())?.pageviews === 1)
    await redis.halt()
    for (let index = 0; index < 5; index += 1) expect((await send()).status).toBe(202)
    await eventually(async () => (await fetch(`${product.address}/health`)).status === 503)
    expect(await (await fetch(`${product.address}/health`)).json()).toMatchObject({
      status: 'failing',
      failing: ['redis'],
    })
    await sleep(1500)
    expect((await totals())?.pageviews).toBe(1)
    await redis.goOn()
    await eventually(async () => (await totals())?.pageviews === 6, 20_000)
    expect(await totals()).toMatchObject({ visits: 1, visitors: 1 })
    expect((await fetch(`${product.address}/health`)).status).toBe(200)
    expect(product.output()).toContain('Events wait for Redis')
  } finally {
    await product.stop()
    await removeFolder(product.dataDir)
  }
})

test('a Redis that cannot be reached at the start is one clear line', async () => {
  const dataDir = await temporaryFolder()
  const environment = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  }
  const { process: child, output } = launch(environment)
  // Another start may find it.
  expect(await new Promise((done) => child.once('close', done))).toBe(75)
  const lines = output().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/Redis at 127\.0\.0\.1:\d+ cannot be reached: .*Check REDIS_URL/)
  await removeFolder(dataDir)
})
