import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { ApiClient, Website } from '@sightline/api-client'
import { removeFolder, sendEvent, signedInClient, startProduct, type RunningProduct } from '../tests/support/product.ts'
import type { Load, LoadResult } from './collect-load.ts'
import { readTables, type Tables } from './collect-tables.ts'
import { watchMemory } from './memory.ts'
import { processorMs } from './processor-time.ts'

const CONNECTIONS = 20
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const MARKERS = 5
const DRAIN_MS = 60_000

/**
 * What the collector takes and what it costs: single events of many people over a few connections that stay open, sent
 * to the real product in a folder of its own for `BENCH_SECONDS`, 10 where nothing is said.
 */
export async function benchCollect(print: (line: string) => void): Promise<void> {
  const product = await startProduct({ environment: { TRUST_PROXY: '1', COLLECT_LIMIT: '0', COLLECT_SITE_BYTES: '0' } })
  try {
    const client = await signedInClient(product)
    const site = await addSite(client, 'load.example')
    // Its statistics cost nothing to ask, so that asking is not what is measured.
    const other = await addSite(client, 'marker.example')
    const atRest = []
    for (let index = 0; index < MARKERS; index += 1) atRest.push(await visibleWithin(product, client, other))

    const port = Number(new URL(product.address).port)
    const usedBefore = await processorMs(product.process.pid)
    const load = startLoad({ port, site: site.public_id, connections: CONNECTIONS, seconds: SECONDS })
    const memory = watchMemory(product)
    const underLoad = []
    for (const until = performance.now() + SECONDS * 800; performance.now() < until;) {
      underLoad.push(await visibleWithin(product, client, other))
    }
    const result = await load
    const used = (await processorMs(product.process.pid)) - usedBefore
    const accepted = Object.values(result.accepted).reduce((sum, count) => sum + count, 0)
    const behind = await waitForDrain(client, site, accepted)
    const peak = memory.end()
    await product.stop()
    const tables = await readTables(product.dataDir)

    print(`${CONNECTIONS} connections, one event a request, ${SECONDS} s`)
    const rows: [string, string][] = [
      ['accepted a second', whole(accepted / result.seconds)],
      ['answered within, p50', `${result.p50.toFixed(1)} ms`],
      ['answered within, p99', `${result.p99.toFixed(1)} ms`],
      ['slowest answer', `${whole(result.slowest)} ms`],
      ['accepted', whole(accepted)],
      ['answered otherwise', JSON.stringify(result.others)],
      ['accepted and lost', whole(lostOf(result, tables))],
      ['counted twice', whole(tables.repeated)],
      ['views in events − in sessions', whole(tables.events - tables.views)],
      ['visible within, at rest', `${whole(Math.max(...atRest))} ms, slowest of ${atRest.length}`],
      ['visible within, under load', `${whole(Math.max(...underLoad))} ms, slowest of ${underLoad.length}`],
      ['all written after the last answer', `${whole(behind)} ms`],
      ['processor time of the server', `${whole((used * 1000) / accepted)} µs an event`],
      ['memory of the server, most', megabytes(peak.server)],
      ['memory of the engine, most', megabytes(peak.engine)],
      ['disk for events', `${(tables.eventBytes / tables.events).toFixed(1)} bytes an event`],
      ['disk for sessions', `${(tables.sessionBytes / tables.events).toFixed(1)} bytes an event`],
      ['events a visit', (tables.events / tables.visits).toFixed(1)],
      ['snippet', `${await snippetBytes()} bytes gzip`],
    ]
    for (const [name, value] of rows) print(`${name.padEnd(36)}${value}`)
  } finally {
    await product.stop('SIGKILL')
    await removeFolder(product.dataDir)
  }
}

async function addSite(client: ApiClient, domain: string): Promise<Website> {
  const added = await client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}

const viewsOf = async (client: ApiClient, site: Website): Promise<number> => {
  const result = await client.stats.dashboard({ site_id: site.id, range: 'today' })
  return result.code === 200 ? (result.data.totals.pageviews ?? 0) : 0
}

/** Milliseconds from an event's way out until a metric holds it. */
async function visibleWithin(product: RunningProduct, client: ApiClient, site: Website): Promise<number> {
  const before = await viewsOf(client, site)
  const sentAt = performance.now()
  await sendEvent(
    product.address,
    { s: site.public_id, u: 'https://marker.example/' },
    { 'X-Forwarded-For': '10.0.0.1' },
  )
  while ((await viewsOf(client, site)) === before) await sleep(100)
  const within = performance.now() - sentAt
  // The calls of one address are limited.
  await sleep(300)
  return within
}

/** Milliseconds until the statistics hold every event. */
async function waitForDrain(client: ApiClient, site: Website, accepted: number): Promise<number> {
  const startedAt = performance.now()
  while ((await viewsOf(client, site)) < accepted && performance.now() - startedAt < DRAIN_MS) await sleep(150)
  return performance.now() - startedAt
}

function startLoad(load: Load): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'collect-load.ts'))
  child.send(load)
  return new Promise((done, fail) => {
    child.once('message', (result) => done(result as LoadResult))
    child.once('exit', (code) => fail(new Error(`the load ended with ${code}`)))
  })
}

/** Events that were answered 202, but are not there. */
function lostOf({ accepted }: LoadResult, { paths }: Tables): number {
  return Object.entries(accepted).reduce((lost, [path, count]) => lost + Math.max(0, count - (paths.get(path) ?? 0)), 0)
}

async function snippetBytes(): Promise<number> {
  const snippet = await readFile(join(import.meta.dirname, '..', 'dist', 's.js'))
  return gzipSync(snippet, { level: 9 }).length
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const megabytes = (bytes: number): string => `${whole(bytes / 1_000_000)} MB`
