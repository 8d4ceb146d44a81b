import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withEventTables } from '../src/store/clickhouse/freeze.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../tests/support/product.ts'
import { readTables, type Tables } from './collect-tables.ts'
import { loadSite } from './dashboard-large.ts'
import { readMemory, watchMemory, type Memory } from './memory.ts'

/** What is in the tables at each measurement; the site of each has what was not there before. */
const SIZES = [0, 1_000_000, 3_000_000]
const REST_MS = 20_000
const LOAD_MS = 20_000
const PEOPLE = 4

/**
 * The disk and the memory that events need: the tables as they are when all is merged, and what server and engine hold at
 * rest, and while people look at a dashboard of all the days. No speed is among it, so other work on the machine is no harm.
 */
export async function benchSizing(print: (line: string) => void): Promise<void> {
  let product = await startProduct()
  const { dataDir } = product
  try {
    print('events, bytes an event of events and sessions; MB of server and engine at rest, and at most under load')
    for (const [index, size] of SIZES.entries()) {
      const client = await signedInClient(product)
      const domain = `site-${size}.example`
      const added = await client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' })
      if (added.code !== 200) throw new Error(added.message)
      await product.stop()
      const events = size - (SIZES[index - 1] ?? 0)
      await withEventTables(join(dataDir, 'clickhouse'), (engine) =>
        loadSite(engine, { id: Number(added.data.id), events }, Date.now()),
      )
      const tables = await readTables(dataDir)
      product = await startProduct({ dataDir })
      const [rest, most] = await measure(product, added.data.id)
      print(
        [tables.events.toLocaleString('en'), bytesAnEvent(tables), inMegabytes(rest), inMegabytes(most)].join('   '),
      )
    }
  } finally {
    await product.stop('SIGKILL')
    await removeFolder(dataDir)
  }
}

async function measure(product: RunningProduct, site: string): Promise<[rest: Memory, most: Memory]> {
  await sleep(REST_MS)
  const rest = await readMemory(product)
  const watch = watchMemory(product)
  const client = await signedInClient(product)
  const until = performance.now() + LOAD_MS
  await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      while (performance.now() < until)
        await client.stats.dashboard({ site_id: site, range: '90d', compare: 'previous' })
    }),
  )
  return [rest, watch.end()]
}

const bytesAnEvent = ({ events, eventBytes, sessionBytes }: Tables): string =>
  events === 0 ? '–' : `${(eventBytes / events).toFixed(1)} + ${(sessionBytes / events).toFixed(1)}`

const inMegabytes = ({ server, engine }: Memory): string =>
  [server, engine].map((bytes) => Math.round(bytes / 1e6).toLocaleString('en')).join(' and ')
