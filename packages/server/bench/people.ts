import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@sightline/api-client'
import { withEventTables } from '../src/store/clickhouse/freeze.ts'
import { newSite, server } from '../tests/support/import-export.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../tests/support/product.ts'
import { sendSteadily } from './collect-steadily.ts'
import { loadSite } from './dashboard-large.ts'

const EVENTS = 1_000_000
const PEOPLE = 20
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30)
const EVENTS_A_SECOND = 1000
/** A person looks at what came for so long, on average, before they ask for another range. */
const LOOK_MS = 3000
const RANGES = ['today', 'yesterday', '7d', '30d', '90d'] as const
type Range = (typeof RANGES)[number]

/**
 * How long dashboards take, over HTTP and with their comparison, while twenty people look at a site of a million events: first alone, then
 * while a thousand events a second arrive for it.
 */
export async function benchPeople(print: (line: string) => void): Promise<void> {
  let product = await startProduct()
  const { dataDir } = product
  try {
    server.address = product.address
    const first = await signedInClient(product)
    const site = await newSite(first)
    await product.stop()
    await withEventTables(join(dataDir, 'clickhouse'), (engine) =>
      loadSite(engine, { id: Number(site), events: EVENTS }, Date.now()),
    )
    product = await startProduct({ dataDir })
    const client = await signedInClient(product)
    const added = await client.website.fetchWebsiteList({})
    const found = added.code === 200 ? added.data.website_list.find(({ id }) => id === site) : undefined
    if (found === undefined) throw new Error('The site is not there')
    await waitForSums(product)
    print(
      `ms of a whole dashboard for ${PEOPLE} people, who ask about every ${LOOK_MS / 1000} s: median, 95 of 100, how many`,
    )
    report('alone', await look(client, site), print)
    const sending = sendSteadily(product, { site: found.public_id, eventsASecond: EVENTS_A_SECOND, seconds: SECONDS })
    report(`beside ${EVENTS_A_SECOND} events a second`, await look(client, site), print)
    const { measured, p99 } = await sending
    print(`events a second ${Math.round(measured / SECONDS)}, 99 of 100 answered within ${Math.round(p99)} ms`)
  } finally {
    await product.stop('SIGKILL')
    await removeFolder(dataDir)
  }
}

async function waitForSums(product: RunningProduct): Promise<void> {
  for (;;) {
    const answer = await fetch(`${product.address}/health`)
    const { daily_sums: sums } = (await answer.json()) as { daily_sums: { sites: number; waiting: number } }
    if (sums.sites > 0 && sums.waiting === 0) return
    await sleep(500)
  }
}

async function look(client: ApiClient, site: string): Promise<Map<Range, number[]>> {
  const times = new Map<Range, number[]>(RANGES.map((range) => [range, []]))
  const until = performance.now() + SECONDS * 1000
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      await sleep((person * LOOK_MS) / PEOPLE)
      for (let turn = person; performance.now() < until; turn += 1) {
        const range = RANGES[turn % RANGES.length] ?? '30d'
        const startedAt = performance.now()
        const answer = await client.stats.dashboard({ site_id: site, range, compare: 'previous' })
        if (answer.code !== 200) throw new Error(answer.message)
        times.get(range)?.push(performance.now() - startedAt)
        await sleep(LOOK_MS * (0.5 + Math.random()))
      }
    }),
  )
  return times
}

function report(name: string, times: ReadonlyMap<Range, readonly number[]>, print: (line: string) => void): void {
  print(name)
  for (const [range, own] of [...times, ['all', [...times.values()].flat()] as const]) {
    const sorted = own.toSorted((one, other) => one - other)
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
    print(
      `  ${range.padEnd(12)}${String(at(0.5)).padStart(8)}${String(at(0.95)).padStart(8)}${String(own.length).padStart(8)}`,
    )
  }
}
