import { createApiClient, unwrap, type ApiClient, type FixedDimension } from '@sightline/api-client'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startClickHouseChild } from '../src/store/clickhouse/start-child.ts'
import { connectClickHouse } from '../src/store/clickhouse/client.ts'
import type { ClickHouseClient } from '../src/store/clickhouse/clickhouse.ts'
import {
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../tests/support/product.ts'
import { statusOf, type Abuse, type Answers } from './abusers.ts'
import { loadRows } from './dashboard-rows.ts'

const ABUSERS = 50
/** Of the owner's dashboard, in each of the three rounds, and how long a round may take. */
const SAMPLES = 40
const ROUND_MS = 60_000
const WARM_UPS = 5
/** Between the owner's dashboards: somebody who looks at them. */
const READING_MS = 500
/** Before the owner asks for the first time. */
const LEAD_MS = 3000
const AIM = 2

/**
 * What the owner of one site feels while fifty people ask for another site's dashboard by its share link as often and as
 * much as they can: the time of the owner's own dashboard, without and with them, in one run.
 */
export async function benchAbuse(print: (line: string) => void): Promise<void> {
  const folder = await temporaryFolder()
  const engine = await startClickHouseChild({ folder: join(folder, 'engine'), log: console })
  const engineClient = connectClickHouse(engine)
  const url = new URL(engine.url)
  url.username = engine.username
  url.password = engine.password
  // Everybody has an address of their own: what limits the calls of one address is not measured.
  const environment = { CLICKHOUSE_URL: url.href, TRUST_PROXY: '1' }
  const product = await startProduct({ dataDir: join(folder, 'data'), environment })
  try {
    const abused = await signedInClient(product)
    const abusedSite = await addSite(abused, 'abused.example')
    const { token } = await unwrap(abused.share.createShareLink({ site_id: abusedSite, name: 'Open' }))
    const owner = createApiClient({ baseURL: product.address })
    await unwrap(owner.auth.register({ email: 'calm@example.com', password: 'correct horse battery' }))
    const ownSite = await addSite(owner, 'calm.example')
    print(await loadRows(engineClient, Date.now()))
    await copyRows(engineClient, ownSite)
    const shown = await unwrap(owner.stats.dashboard({ site_id: ownSite, range: '7d', panels }))
    if (shown.totals.visitors === 0) throw new Error('The owner has no visitors')

    await measure(product, owner, ownSite, WARM_UPS)
    const before = await measure(product, owner, ownSite)
    const health = watchHealth(product)
    const abuse = startAbuse(product, token, abusedSite)
    await sleep(LEAD_MS)
    const during = await measure(product, owner, ownSite)
    const answers = await abuse.stop()
    const states = await health.stop()
    await untilQuiet(product, owner, ownSite, percentile(before.times, 0.95))
    const after = await measure(product, owner, ownSite)

    const quiet = [...before.times, ...after.times]
    const factor = percentile(during.times, 0.95) / percentile(quiet, 0.95)
    print(`${ABUSERS} abusers of one share link; dashboards of the owner of another site, one after the other`)
    const rows: [string, string][] = [
      ['without them, p50 and p95', describe(quiet)],
      ['with them, p50 and p95', describe(during.times)],
      ['p95, how many times as long', `${factor.toFixed(2)}, the aim is ${AIM}`],
      ['what the owner was answered', JSON.stringify(during.answers)],
      ['what the abusers were answered', JSON.stringify(answers)],
      ['what /health answered', JSON.stringify(states)],
    ]
    for (const [name, value] of rows) print(`${name.padEnd(36)}${value}`)
  } finally {
    await product.stop('SIGKILL')
    await engineClient.close()
    await engine.stop()
    await removeFolder(folder)
  }
}

async function addSite(client: ApiClient, domain: string): Promise<string> {
  return (await unwrap(client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' }))).id
}

/** The last days of the first site are those of the owner's as well. */
async function copyRows(client: ClickHouseClient, siteId: string): Promise<void> {
  for (const [table, column] of [
    ['events', 'ts'],
    ['sessions', 'start'],
  ]) {
    await client.command({
      query: `INSERT INTO ${table} SELECT * REPLACE({id: UInt32} AS site_id) FROM (
        SELECT * FROM ${table} WHERE site_id = 1 AND ${column} > now() - INTERVAL 7 DAY
      )`,
      query_params: { id: siteId },
    })
  }
}

const panels: FixedDimension[] = ['page', 'source', 'country', 'browser', 'event']

interface Round {
  /** Milliseconds of each dashboard. */
  times: number[]
  answers: Answers
}

async function measure(product: RunningProduct, owner: ApiClient, siteId: string, count = SAMPLES): Promise<Round> {
  const answers: Answers = {}
  const times = []
  const end = performance.now() + ROUND_MS
  for (let sample = 0; sample < count && performance.now() < end; sample += 1) {
    const query = { site_id: siteId, range: '7d', panels: JSON.stringify(panels) }
    const start = performance.now()
    const status = await statusOf(product.address, query, owner.session.token() ?? '', `10.1.${sample}.1`)
    times.push(performance.now() - start)
    answers[status] = (answers[status] ?? 0) + 1
    await sleep(READING_MS)
  }
  return { times, answers }
}

/** What the abusers have left behind may still run. */
async function untilQuiet(product: RunningProduct, owner: ApiClient, siteId: string, usualMs: number): Promise<void> {
  for (const end = performance.now() + ROUND_MS; performance.now() < end;) {
    const { times } = await measure(product, owner, siteId, WARM_UPS)
    if (Math.max(...times) <= 2 * usualMs) return
  }
}

/** In a thread of their own: how long the owner waits is not measured by whoever is busy with the others' calls. */
function startAbuse(product: RunningProduct, token: string, siteId: string) {
  const workerData: Abuse = { address: product.address, token, siteId, abusers: ABUSERS }
  const thread = new Worker(new URL('abusers.ts', import.meta.url), { workerData })
  return {
    async stop(): Promise<Answers> {
      thread.postMessage('stop')
      const [answers] = (await once(thread, 'message')) as [Answers]
      await thread.terminate()
      return answers
    },
  }
}

function watchHealth(product: RunningProduct) {
  const answers: Answers = {}
  let isEnded = false
  const watching = (async () => {
    while (!isEnded) {
      const request = fetch(`${product.address}/health`, { signal: AbortSignal.timeout(10_000) })
      const status = await request.then((response) => response.status).catch(() => 'none')
      answers[status] = (answers[status] ?? 0) + 1
      await sleep(500)
    }
  })()
  return {
    async stop() {
      isEnded = true
      await watching
      return answers
    },
  }
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const describe = (times: readonly number[]): string =>
  [0.5, 0.95].map((share) => `${percentile(times, share).toFixed(0)} ms`).join(', ')
