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

const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 100)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const WARM_UP_SECONDS = 3
const MARKERS = 5
const DRAIN_MS = 60_000

/**
 * What the collector takes and what it costs: single events over connections that stay open, sent to the real product in a folder of
 * its own, each of them somebody's first, then of people whose visits are open, for `BENCH_SECONDS` each, 10 where nothing is said.
 * While these are measured nobody asks anything else; how soon an event is visible under load is looked for afterwards. With
 * `BENCH_PROFILE`, a folder, the server writes its profile of the processor there.
 */
export async function benchCollect(print: (line: string) => void): Promise<void> {
  const profile = process.env['BENCH_PROFILE']
  const product = await startProduct({
    environment: {
      TRUST_PROXY: '1',
      COLLECT_LIMIT: '0',
      COLLECT_SITE_BYTES: '0',
      ...(profile !== undefined && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
    },
  })
  try {
    const client = await signedInClient(product)
    const site = await addSite(client, 'load.example')
    // Its statistics cost nothing to ask, so that asking is not what is measured.
    const other = await addSite(client, 'marker.example')
    const port = Number(new URL(product.address).port)
    const load = { port, site: site.public_id, connections: CONNECTIONS, warmUp: WARM_UP_SECONDS, seconds: SECONDS }
    const results: LoadResult[] = []
    print(`${CONNECTIONS} connections, one event a request, ${SECONDS} s`)
    const memory = watchMemory(product)
    for (const visitors of ['new', 'known'] as const) {
      const { result, used } = await measuredLoad(product, { ...load, visitors })
      results.push(result)
      const behind = await waitForDrain(client, site, acceptedBy(results))
      printRows(print, `${visitors} visitors`, [
        ['accepted a second', whole(result.measured / result.seconds)],
        ['answered within, p50', `${result.p50.toFixed(1)} ms`],
        ['answered within, p99', `${result.p99.toFixed(1)} ms`],
        ['slowest answer', `${whole(result.slowest)} ms`],
        ['processor time of the server', `${whole((used * 1000) / result.measured)} µs an event`],
        ['answered otherwise', JSON.stringify(result.others)],
        ['all written after the last answer', `${whole(behind)} ms`],
      ])
    }
    const atRest = await markersWithin(product, client, other, (count) => count < MARKERS)
    const more = measuredLoad(product, { ...load, warmUp: 0, visitors: 'new' })
    const until = performance.now() + SECONDS * 800
    const underLoad = await markersWithin(product, client, other, () => performance.now() < until)
    results.push((await more).result)
    await waitForDrain(client, site, acceptedBy(results))
    const peak = memory.end()
    await product.stop()
    const tables = await readTables(product.dataDir)

    printRows(print, 'all of them', [
      ['accepted', whole(acceptedBy(results))],
      ['accepted and lost', whole(lostOf(results, tables))],
      ['counted twice', whole(tables.repeated)],
      ['views in events − in sessions', whole(tables.events - tables.views)],
      ['visible within, at rest', `${whole(Math.max(...atRest))} ms, slowest of ${atRest.length}`],
      ['visible within, under load', `${whole(Math.max(...underLoad))} ms, slowest of ${underLoad.length}`],
      ['memory of the server, most', megabytes(peak.server)],
      ['memory of the engine, most', megabytes(peak.engine)],
      ['disk for events', `${(tables.eventBytes / tables.events).toFixed(1)} bytes an event`],
      ['disk for sessions', `${(tables.sessionBytes / tables.events).toFixed(1)} bytes an event`],
      ['events a visit', (tables.events / tables.visits).toFixed(1)],
      ['snippet', `${await gzippedBytes('s.js')} bytes gzip; views alone ${await gzippedBytes('s-views.js')}`],
    ])
  } finally {
    await product.stop('SIGKILL')
    await removeFolder(product.dataDir)
  }
}

function printRows(print: (line: string) => void, title: string, rows: readonly (readonly [string, string])[]): void {
  print(`\n${title}`)
  for (const [name, value] of rows) print(`  ${name.padEnd(36)}${value}`)
}

async function markersWithin(
  product: RunningProduct,
  client: ApiClient,
  site: Website,
  goesOn: (count: number) => boolean,
): Promise<number[]> {
  const times: number[] = []
  while (goesOn(times.length)) times.push(await visibleWithin(product, client, site))
  return times
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

/** The load, and the processor time of the server in milliseconds while it is measured. */
function measuredLoad(product: RunningProduct, load: Load): Promise<{ result: LoadResult; used: number }> {
  const child = fork(join(import.meta.dirname, 'collect-load.ts'))
  const usedNow = () => processorMs(product.process.pid)
  let before = Promise.resolve(0)
  child.send(load)
  return new Promise((done, fail) => {
    child.on('message', (message: 'warm' | LoadResult) => {
      if (message === 'warm') {
        before = usedNow()
        return
      }
      child.off('exit', onExit)
      void Promise.all([usedNow(), before]).then(([after, start]) => done({ result: message, used: after - start }))
    })
    const onExit = (code: number | null) => fail(new Error(`the load ended with ${code}`))
    child.once('exit', onExit)
  })
}

const acceptedBy = (results: readonly LoadResult[]): number =>
  results.flatMap(({ accepted }) => Object.values(accepted)).reduce((sum, count) => sum + count, 0)

/** Events that were answered 202, but are not there. */
function lostOf(results: readonly LoadResult[], { paths }: Tables): number {
  const accepted = new Map<string, number>()
  for (const [path, count] of results.flatMap((result) => Object.entries(result.accepted)))
    accepted.set(path, (accepted.get(path) ?? 0) + count)
  return [...accepted].reduce((lost, [path, count]) => lost + Math.max(0, count - (paths.get(path) ?? 0)), 0)
}

async function gzippedBytes(name: string): Promise<number> {
  const snippet = await readFile(join(import.meta.dirname, '..', 'dist', name))
  return gzipSync(snippet, { level: 9 }).length
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const megabytes = (bytes: number): string => `${whole(bytes / 1_000_000)} MB`
