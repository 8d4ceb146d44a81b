import { createApiClient, type ApiClient } from '@sightline/api-client'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  download,
  exportEvents,
  waitForJob,
  importLines,
  lineOf,
  newSite,
  server,
  startImport,
  textOf,
} from '../support/import-export.ts'
import { eventually, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { shareSite } from '../support/sites/share-site.ts'

let product: RunningProduct
let admin: ApiClient

beforeAll(async () => {
  product = await startProduct({ environment: { IMPORT_LIMIT: '60000000' } })
  server.address = product.address
  admin = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

describe('files', () => {
  test('may be compressed; one that is damaged, empty or too large is refused', async () => {
    const site = await newSite(admin)
    const packed = new Uint8Array(gzipSync(textOf([lineOf({})])))
    expect(
      (await waitForJob(admin, await startImport(admin, site, packed, 'events.ndjson.gz'))).job.counts.created,
    ).toBe(1)
    await expect(startImport(admin, site, packed.slice(0, 20), 'cut.ndjson.gz')).rejects.toThrow('400 file_invalid')
    await expect(startImport(admin, site, '')).rejects.toThrow('400 file_invalid')
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(61_000_000)))
    await expect(startImport(admin, site, bomb, 'bomb.ndjson.gz')).rejects.toThrow('-1 too_large')
    await expect(startImport(admin, site, 'x'.repeat(60_000_001))).rejects.toThrow('-1 too_large')
  })

  test('come one at a time: a second one beside the first is told, and nothing is left of both', async () => {
    const site = await newSite(admin)
    const jobs = await admin.job.fetchList()
    const folder = join(product.dataDir, 'transfer')
    const before = await readdir(folder)
    const body = new FormData()
    body.set('site_id', site)
    for (const name of ['a.ndjson', 'b.ndjson']) body.append('file', new File([textOf([lineOf({})])], name))
    const response = await fetch(`${product.address}/v1/website/importEvents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.session.token() ?? ''}` },
      body,
    })
    expect(await response.json()).toEqual({
      code: 400,
      message: 'invalid_input',
      data: { fields: { file: 'one_file' } },
    })
    expect(await readdir(folder)).toEqual(before)
    expect(await admin.job.fetchList()).toEqual(jobs)
  })

  test('whose sender goes away are not taken, and nothing is left of them', async () => {
    const site = await newSite(admin)
    const jobs = await admin.job.fetchList()
    const sender = new AbortController()
    const head = `--x\r\nContent-Disposition: form-data; name="site_id"\r\n\r\n${site}\r\n`
    const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.ndjson"\r\n\r\n${textOf([lineOf({})])}`
    const folder = join(product.dataDir, 'transfer')
    const before = await readdir(folder)
    const sending = fetch(`${product.address}/v1/website/importEvents`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${admin.session.token() ?? ''}`,
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body: new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode(head + file)),
      }),
      duplex: 'half',
      signal: sender.signal,
    } as RequestInit)
    await eventually(async () => (await readdir(folder)).length > before.length)
    sender.abort()
    await expect(sending).rejects.toThrow('aborted')
    await eventually(async () => (await readdir(folder)).length === before.length)
    expect(await admin.job.fetchList()).toEqual(jobs)
  })

  test('of exports are fetched once, by whoever has the address', async () => {
    const site = await newSite(admin)
    await importLines(admin, site, [
      lineOf({ ts: '2026-01-04T23:59:59Z' }),
      lineOf({}),
      lineOf({ ts: '2026-01-06T00:00:00Z' }),
    ])
    const future = await admin.website.exportEvents({ site_id: site, from: '2126-01-05', to: '2026-01-05' })
    expect(future).toMatchObject({ code: 400, data: { fields: { from: 'time_in_future' } } })
    const started = await admin.website.exportEvents({ site_id: site, from: '2026-01-05', to: '2026-01-05' })
    if (started.code !== 200) throw new Error(started.message)
    const { job } = await waitForJob(admin, started.data.job_id)
    expect(job.transfer).toMatchObject({ is_ready: true, name: expect.stringMatching(/\.ndjson\.gz$/) })
    const offer = await admin.job.download({ id: job.id })
    if (offer.code !== 200) throw new Error(offer.message)
    const response = await fetch(product.address + offer.data.url)
    expect(response.headers.get('content-disposition')).toContain(job.transfer?.name)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes).toHaveLength(job.transfer?.size ?? -1)
    expect(gunzipSync(bytes).toString()).toContain('2026-01-05T10:00:00.000Z')
    expect(gunzipSync(bytes).toString().trimEnd().split('\n')).toHaveLength(1)
    expect((await fetch(product.address + offer.data.url)).status).toBe(404)
    expect(await download(admin, job.id)).toEqual(gunzipSync(bytes).toString())
    const another = await admin.job.download({ id: job.id })
    if (another.code !== 200) throw new Error(another.message)
    const address = product.address + another.data.url
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await fetch(address)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(7)
  })

  test('are the owner’s and the administrator’s, also past the end of a membership', async () => {
    const people = Object.fromEntries(
      await Promise.all(
        ['owns', 'views', 'other'].map(async (name) => {
          const client = createApiClient({ baseURL: product.address })
          await client.auth.register({ email: `${name}@imported.example`, password: 'a long password' })
          return [name, client] as const
        }),
      ),
    ) as Record<'owns' | 'views' | 'other', ApiClient>
    const site_id = await newSite(people.owns)
    await shareSite(people.owns, site_id, people.views, 'views@imported.example')
    const store = await openStore(product.dataDir)
    await store
      .updateTable('app_user')
      .set({ first_login_at: '2020-01-01T00:00:00.000Z', expired_time: '2020-01-31T00:00:00.000Z' })
      .where('email', '=', 'owns@imported.example')
      .execute()
    await store.destroy()
    expect(await people.owns.stats.dashboard({ site_id })).toMatchObject({ code: 402 })
    const apiError = { code: 403, message: 'site_no_permission' }
    for (const person of ['views', 'other'] as const) {
      const file = new File(['x'.repeat(5_000_000)], 'events.ndjson')
      expect(await people[person].website.importEvents({ site_id, file })).toMatchObject(apiError)
      expect(await people[person].website.exportEvents({ site_id })).toMatchObject(apiError)
    }
    expect((await importLines(people.owns, site_id, [lineOf({})])).job.counts.created).toBe(1)
    const started = await people.owns.website.exportEvents({ site_id })
    const id = started.code === 200 ? started.data.job_id : ''
    await waitForJob(people.owns, id)
    for (const person of ['views', 'other'] as const)
      expect(await people[person].job.download({ id })).toMatchObject({ code: 404, message: 'not_found' })
    expect(await download(people.owns, id)).toContain('2026-01-05')
    expect(await exportEvents(admin, site_id)).toContain('2026-01-05')
  })
})
