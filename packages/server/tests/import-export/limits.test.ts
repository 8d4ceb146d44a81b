import { createApiClient, unwrap, type ApiClient } from '@sightline/api-client'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { holdImports, lineOf, newSite, server, startImport, textOf, waitForJob } from '../support/import-export.ts'
import { removeFolder, sendEvent, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

const MEGABYTE = 1_000_000
/** Lines that are read in three steps. */
const LARGE = 30_000

let product: RunningProduct

afterEach(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function start(environment: Record<string, string>): Promise<ApiClient> {
  product = await startProduct({ environment })
  server.address = product.address
  return signedInClient(product)
}

/** Bytes of the files that wait. */
async function waitingBytes(): Promise<number> {
  const folder = join(product.dataDir, 'transfer')
  const sizes = (await readdir(folder)).map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('small files that unpack to large ones take only so much of the disk, and blank lines no time', async () => {
  await start({
    IMPORT_LIMIT: String(200 * MEGABYTE),
    IMPORT_QUEUE_LIMIT: String(250 * MEGABYTE),
    SITES_PER_MEMBER: '2',
  })
  const member = createApiClient({ baseURL: product.address })
  await unwrap(member.auth.register({ email: 'member@example.com', password: 'a long password' }))
  const sites = [await newSite(member), await newSite(member)]
  await expect(newSite(member)).rejects.toThrow('too_many_entries')
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(191 * MEGABYTE, '\n')))
  expect(bomb.length).toBeLessThan(200_000)

  let most = 0
  const watch = setInterval(() => void waitingBytes().then((bytes) => (most = Math.max(most, bytes))), 20)
  const before = performance.now()
  const jobs = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      startImport(member, sites[index % 2] ?? '', bomb, 'bomb.ndjson.gz').catch((error: Error) => error.message),
    ),
  )
  const ids = jobs.filter((job) => !job.includes('imports_waiting'))
  for (const id of ids)
    expect((await waitForJob(member, id)).job).toMatchObject({ status: 'succeeded', counts: { created: 0, failed: 0 } })
  console.log(`${ids.length} of 5 files taken, ${Math.round(performance.now() - before)} ms, at most ${most} bytes`)
  clearInterval(watch)
  expect([1, 2, 3]).toContain(ids.length)
  // One that is refused lies there until it is removed.
  expect(most).toBeLessThan(450 * MEGABYTE)
})

test('imports leave room for the service, which takes events all the while', async () => {
  const admin = await start({ DISK_FLOOR: String(1e15 - 1) })
  const site = await newSite(admin)
  await expect(startImport(admin, site, textOf([lineOf({})]))).rejects.toThrow('409 disk_full')
  expect(await admin.website.exportEvents({ site_id: site })).toMatchObject({ code: 409, message: 'disk_full' })
  const { public_id: publicId } = await unwrap(admin.website.get({ site_id: site }))
  expect((await sendEvent(product.address, { s: publicId, u: 'https://imported.example/' })).status).toBe(202)
})

test('a small import does not wait for a large one of another site to be read', async () => {
  const admin = await start({})
  const [large, small] = [await newSite(admin), await newSite(admin)]
  const lines = Array.from({ length: LARGE }, (_, index) => lineOf({ visitor_id: String(index) }))
  const held = await holdImports(product, { phase: 'read', from: { line: LARGE / 2 } })
  const largeJob = await startImport(admin, large, new Uint8Array(gzipSync(textOf(lines))), 'large.ndjson.gz')
  await held.untilTried(1)
  const smallJob = await startImport(admin, small, textOf([lineOf({})]))
  // Its turn of two seconds is over by then: it waits one second before the second attempt and two before the third.
  await held.untilTried(3)
  await held.letGo()
  const { job } = await waitForJob(admin, smallJob)
  const other = (await waitForJob(admin, largeJob)).job
  expect([job.status, job.counts.created]).toEqual(['succeeded', 1])
  expect(other.counts).toMatchObject({ created: LARGE, skipped: 0, failed: 0 })
  expect(Date.parse(job.finished_at ?? '')).toBeLessThan(Date.parse(other.finished_at ?? ''))
})
