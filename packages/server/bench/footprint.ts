import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withEventTables } from '../src/store/clickhouse/freeze.ts'
import { newSite, server, startImport, waitForJob } from '../tests/support/import-export.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../tests/support/product.ts'
import { sendSteadily } from './collect-steadily.ts'
import { loadSite } from './dashboard-large.ts'
import { fileOf } from './import-export.ts'
import { readOwnMemory } from './memory.ts'
import { processorMs } from './processor-time.ts'

const EVENTS = 1_000_000
const IMPORTED_LINES = 300_000
/** Sums of the events are made in the first of these after a start. */
const SETTLE_MS = 60_000
const REST_MS = Number(process.env['BENCH_REST_SECONDS'] ?? 60) * 1000
const AFTER_IMPORT_MS = 60_000
const LOAD_SECONDS = 20
const EVENTS_A_SECOND = 1000

/**
 * What the product holds and does when nobody needs it: the memory of server and engine and their share of a processor at rest with
 * a million events, a minute after an import, and while a thousand events a second arrive.
 */
export async function benchFootprint(print: (line: string) => void): Promise<void> {
  let product = await startProduct()
  const { dataDir } = product
  try {
    const client = await signedInClient(product)
    server.address = product.address
    const site = await newSite(client)
    await product.stop()
    await withEventTables(join(dataDir, 'clickhouse'), (engine) =>
      loadSite(engine, { id: Number(site), events: EVENTS }, Date.now()),
    )
    product = await startProduct({ dataDir })
    print('MB that only the process has, and of files: server, engine, both; and the share of one processor')
    await sleep(SETTLE_MS)
    print(await describe('at rest', product, () => sleep(REST_MS)))
    const importer = await signedInClient(product)
    server.address = product.address
    const target = await newSite(importer)
    const { job } = await waitForJob(importer, await startImport(importer, target, fileOf(0, IMPORTED_LINES)))
    if (job.status !== 'succeeded') throw new Error(`the import went wrong: ${JSON.stringify(job)}`)
    print(await describe('a minute after an import', product, () => sleep(AFTER_IMPORT_MS)))
    const added = await importer.website.fetchWebsiteList({})
    const publicId = added.code === 200 ? added.data.website_list.find(({ id }) => id === target)?.public_id : undefined
    if (publicId === undefined) throw new Error('The site has no public id')
    print(
      await describe('under load', product, () =>
        sendSteadily(product, { site: publicId, eventsASecond: EVENTS_A_SECOND, seconds: LOAD_SECONDS }),
      ),
    )
  } finally {
    await product.stop('SIGKILL')
    await removeFolder(dataDir)
  }
}

/** What the processes hold when some work ends, and what they computed meanwhile. */
async function describe(name: string, product: RunningProduct, work: () => Promise<unknown>): Promise<string> {
  const pids = [product.process.pid, await product.enginePid()]
  const computed = async () => (await Promise.all(pids.map(processorMs))).reduce((sum, ms) => sum + ms, 0)
  const [before, startedAt] = [await computed(), performance.now()]
  await work()
  const share = ((await computed()) - before) / (performance.now() - startedAt)
  const [ofServer, ofEngine] = await Promise.all(pids.map(readOwnMemory))
  if (ofServer === undefined || ofEngine === undefined) throw new Error('Two processes were looked at')
  const both = { own: ofServer.own + ofEngine.own, mapped: ofServer.mapped + ofEngine.mapped }
  const shown = [ofServer, ofEngine, both].map(({ own, mapped }) => `${inMegabytes(own)} + ${inMegabytes(mapped)}`)
  return `${name.padEnd(28)}${shown.map((text) => text.padStart(12)).join('')}${`${(share * 100).toFixed(1)} %`.padStart(10)}`
}

const inMegabytes = (bytes: number): string => String(Math.round(bytes / 1e6))
