import { unwrap, type Website } from '@sightline/api-client'
import { cp, rename } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openClickHouse, type ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { startClickHouseServers, type ClickHouseServers } from '../support/clickhouse-server.ts'
import { expectVisitsOfEvents } from '../support/expect-visits-of-events.ts'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'
import { startRedis, withoutRedis, type RedisServer } from '../support/redis-server.ts'
import { databaseAt } from '../support/test-engine.ts'

/** Fewer than half of them wait when the server is killed. */
const EVENTS = 120
const VISITORS = 7

let folder: string
let servers: ClickHouseServers
let redis: RedisServer | undefined
let running: RunningProduct
let environment: Record<string, string>
const used: string[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  servers = await startClickHouseServers(1)
  if (withoutRedis === undefined) redis = await startRedis()
})
afterAll(async () => {
  await servers.stop()
  await redis?.remove()
  for (const one of [folder, ...used]) await removeFolder(one)
})
afterEach(async () => {
  await running.stop('SIGKILL')
  used.push(running.dataDir, `${running.dataDir}-copy`, `${running.dataDir}-newer`)
})

let sent = 0

/** All of them are acknowledged when it ends. */
async function send({ public_id }: Website, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    sent += 1
    const response = await sendEvent(
      running.address,
      { s: public_id, u: `https://copied.example/${sent}` },
      { 'X-Forwarded-For': `10.1.0.${sent % VISITORS}` },
    )
    expect(response.status).toBe(202)
  }
}

async function counted(clickhouse: ClickHouse, site: Website) {
  const [row] = await selectRows<{ events: string; pages: string }>(
    clickhouse.client,
    'SELECT count() AS events, uniqExact(pathname) AS pages FROM events WHERE site_id = {site: UInt32}',
    { site: Number(site.id) },
  )
  return { events: Number(row?.events), pages: Number(row?.pages) }
}

const restart = async () => {
  running = await startProduct({ dataDir: running.dataDir, environment })
}

async function goBackToACopy(more: Record<string, string>, database: string) {
  const url = databaseAt(servers.urls[0] ?? '', database)
  environment = { CLICKHOUSE_URL: url, TRUST_PROXY: '1', ...more }
  sent = 0
  running = await startProduct({ environment })
  const clickhouse = await openClickHouse({ url, folder, log: console })
  onTestFinished(() => clickhouse.close())
  const admin = await signedInClient(running)
  const site = await unwrap(
    admin.website.addWebsite({ name: 'Copied', domain: 'copied.example', currency_type: 'EUR' }),
  )
  const untilCounted = () => eventually(async () => (await counted(clickhouse, site)).events >= sent)
  const { dataDir } = running
  await send(site, EVENTS)
  // Its last lines wait in the spool, and will be written by the next run.
  await running.stop('SIGKILL')
  await cp(dataDir, `${dataDir}-copy`, { recursive: true })
  await restart()
  expect(running.output()).not.toContain('earlier copy')
  await send(site, EVENTS)
  await untilCounted()
  await running.stop('SIGKILL')
  await rename(dataDir, `${dataDir}-newer`)
  await rename(`${dataDir}-copy`, dataDir)
  await restart()
  expect(running.output()).toContain(`${dataDir} is an earlier copy`)
  await send(site, EVENTS)
  // Killed once more while lines wait: the next start knows where it was.
  await running.stop('SIGKILL')
  await restart()
  expect(running.output()).not.toContain('earlier copy')
  await send(site, EVENTS)
  await untilCounted()
  return { ...(await counted(clickhouse, site)), visits: await expectVisitsOfEvents(clickhouse, Number(site.id)) }
}

/** As a snapshot of a virtual machine is: of a moment in the run that goes on. */
async function goBackWithinARun(database: string, signal: NodeJS.Signals) {
  const url = databaseAt(servers.urls[0] ?? '', database)
  environment = { CLICKHOUSE_URL: url, TRUST_PROXY: '1' }
  sent = 0
  running = await startProduct({ environment })
  const clickhouse = await openClickHouse({ url, folder, log: console })
  onTestFinished(() => clickhouse.close())
  const admin = await signedInClient(running)
  const site = await unwrap(
    admin.website.addWebsite({ name: 'Copied', domain: 'copied.example', currency_type: 'EUR' }),
  )
  const { dataDir } = running
  await send(site, EVENTS)
  running.process.kill('SIGSTOP')
  await cp(dataDir, `${dataDir}-copy`, { recursive: true })
  running.process.kill('SIGCONT')
  await send(site, EVENTS)
  await eventually(async () => (await counted(clickhouse, site)).events >= sent)
  await running.stop(signal)
  await rename(dataDir, `${dataDir}-newer`)
  await rename(`${dataDir}-copy`, dataDir)
  await restart()
  const isTold = running.output().includes(`${dataDir} is an earlier copy`)
  await send(site, EVENTS)
  await eventually(async () => (await counted(clickhouse, site)).events >= sent)
  const counts = await counted(clickhouse, site)
  if (!isTold) return { isTold, ...counts }
  return { isTold, ...counts, visits: await expectVisitsOfEvents(clickhouse, Number(site.id)) }
}

describe('a data folder that is put back to an earlier copy', () => {
  const whole = () => ({ events: sent, pages: sent, visits: VISITORS })

  test('loses no event, doubles none, and makes whole visits', async () => {
    expect(await goBackToACopy({}, 'alone')).toEqual(whole())
  })

  test('does so also where the copy is of a moment within the last run', async () => {
    expect(await goBackWithinARun('within', 'SIGTERM')).toEqual({ isTold: true, ...whole() })
  })

  test('loses and doubles none also where nothing tells that the copy is of a moment ago', async () => {
    // Told or not: the position is kept now and then.
    expect(await goBackWithinARun('a_moment_ago', 'SIGKILL')).toMatchObject({ events: sent, pages: sent })
  })

  test.runIf(withoutRedis === undefined)('does so beside open visits in Redis', async () => {
    expect(await goBackToACopy({ REDIS_URL: redis?.url ?? '' }, 'beside_redis')).toEqual(whole())
  })
})
