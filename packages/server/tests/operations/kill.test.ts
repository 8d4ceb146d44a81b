import type { ClickHouseClient } from '@clickhouse/client'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@sightline/api-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startClickHouseChild, type ClickHouseChild } from '../../src/store/clickhouse/start-child.ts'
import { connectClickHouse } from '../../src/store/clickhouse/client.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import {
  freePort,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { sized } from '../support/test-size.ts'

const KILLS = sized(9, 50)
const VICTIMS = ['server', 'engine', 'both'] as const
const SENDERS = 6
const VISITORS = 150
/** How many times as long as its first start the product may be away, as a rule: a busy machine is slow at both. */
const AWAY_PER_START = 4

let product: RunningProduct
let port: number
let client: ApiClient
let site: { id: string; public_id: string }
let firstStartMs: number

const environment = { TRUST_PROXY: 'true' }

// Anew when the test is tried again: it ends the product.
beforeEach(async () => {
  port = await freePort()
  const startedAt = Date.now()
  product = await startProduct({ port, environment })
  firstStartMs = Date.now() - startedAt
  client = await signedInClient(product)
  const added = await client.website.addWebsite({ name: 'Kill', domain: 'kill.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  site = added.data
})

afterEach(async () => {
  await product.stop('SIGKILL')
  await removeFolder(product.dataDir)
})

test('every event that was answered 202 is counted once, however server and engine are killed', async () => {
  const acknowledged = new Set<string>()
  const senders = startSenders(acknowledged)
  const returns: Record<(typeof VICTIMS)[number], number[]> = { server: [], engine: [], both: [] }
  for (let number = 0; number < KILLS; number += 1) {
    const victim = VICTIMS[number % VICTIMS.length] ?? 'both'
    await sleep(50 + Math.random() * 450)
    const killedAt = Date.now()
    await kill(victim)
    await untilBack()
    returns[victim].push(Date.now() - killedAt)
  }
  await senders.stop()
  const counted = await readTables(product.dataDir)
  const lost = [...acknowledged].filter((path) => !counted.paths.has(path))
  const twice = [...counted.paths].filter(([, times]) => times !== 1)
  expect(acknowledged.size).toBeGreaterThan(20 * KILLS)
  expect(lost).toEqual([])
  expect(twice).toEqual([])
  expect(counted.sessions).toEqual(counted.visitsOfEvents)

  console.log(`acknowledged ${acknowledged.size}; first start ${firstStartMs} ms; returned within ms:`, returns)
  for (const times of Object.values(returns)) {
    const sorted = times.toSorted((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(AWAY_PER_START * firstStartMs)
  }
})

function startSenders(acknowledged: Set<string>) {
  let isSending = true
  let number = 0
  const send = async () => {
    while (isSending) {
      number += 1
      const path = `/page/${number}`
      const visitor = `10.1.${number % 2}.${Math.floor(Math.random() * VISITORS)}`
      try {
        const response = await sendEvent(
          product.address,
          { s: site.public_id, u: `http://kill.example${path}` },
          { 'X-Forwarded-For': visitor },
        )
        if (response.status === 202) acknowledged.add(path)
      } catch {
        await sleep(10)
      }
      await sleep(2)
    }
  }
  const running = Array.from({ length: SENDERS }, send)
  return {
    async stop() {
      isSending = false
      await Promise.all(running)
    },
  }
}

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  const enginePid = await product.enginePid()
  if (victim !== 'server' && enginePid !== undefined) process.kill(enginePid, 'SIGKILL')
  if (victim === 'engine') return
  const ended = new Promise((done) => product.process.once('exit', done))
  product.process.kill('SIGKILL')
  await ended
  product = await startProduct({ port, dataDir: product.dataDir, environment })
}

/** Statistics can be read again, which takes server and engine. */
async function untilBack(): Promise<void> {
  for (;;) {
    const result = await client.stats.current({ site_id: site.id })
    if (result.code === 200) return
    await sleep(20)
  }
}

interface Tables {
  paths: Map<string, number>
  sessions: object[]
  visitsOfEvents: object[]
}

/** Both tables, read by an engine of this test after the product has ended in order. */
async function readTables(dataDir: string): Promise<Tables> {
  await waitForDrain()
  expect(await product.stop('SIGTERM')).toBe(0)
  const log = { warn: console.warn, error: console.error }
  const engine: ClickHouseChild = await startClickHouseChild({ folder: join(dataDir, 'clickhouse'), log })
  const reader: ClickHouseClient = connectClickHouse(engine)
  try {
    const paths = await selectRows<{ pathname: string; times: string }>(
      reader,
      'SELECT pathname, count() AS times FROM events GROUP BY pathname',
      {},
    )
    const sessions = await selectRows<object>(
      reader,
      `SELECT session_id, sum(sign) AS visits, sum(sign * pageviews) AS views, sum(sign * is_bounce) AS bounces,
         sum(sign * dateDiff('ms', start, end)) AS duration
       FROM sessions GROUP BY session_id ORDER BY session_id`,
      {},
    )
    const visitsOfEvents = await selectRows<object>(
      reader,
      `SELECT session_id, '1' AS visits, toString(count()) AS views, toString(if(count() = 1, 1, 0)) AS bounces,
         toString(dateDiff('ms', min(ts), max(ts))) AS duration
       FROM events GROUP BY session_id ORDER BY session_id`,
      {},
    )
    return { paths: new Map(paths.map((row) => [row.pathname, Number(row.times)])), sessions, visitsOfEvents }
  } finally {
    await reader.close()
    await engine.stop()
  }
}

/** Until the statistics stand still: what the spool held is in the tables. */
async function waitForDrain(): Promise<void> {
  for (let before = -1; ;) {
    await sleep(1500)
    const result = await client.stats.dashboard({ site_id: site.id, range: 'today' })
    const views = result.code === 200 ? result.data.totals.pageviews : before
    if (views === before) return
    before = views
  }
}
