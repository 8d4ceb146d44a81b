import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { engineOf } from '../support/test-engine.ts'
import { waitForJob, lineOf, newSite, readJob, server, startImport, textOf } from '../support/import-export.ts'
import { eventually, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
  server.address = product.address
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

test('a site that is deleted while events are imported leaves nothing behind', async () => {
  const admin = await signedInClient(product)
  const text = textOf(
    Array.from({ length: 160_000 }, (_, index) =>
      lineOf({ ts: new Date(Date.UTC(2025, 0, 1) + index * 7000).toISOString(), visitor_id: String(index % 500) }),
    ),
  )
  const site_id = await newSite(admin)
  const list = await admin.website.fetchWebsiteList()
  const domain = (list.code === 200 ? list.data.website_list : []).find(({ id }) => id === site_id)?.domain ?? ''
  const importing = await startImport(admin, site_id, text)
  await eventually(async () => (await readJob(admin, importing)).job.counts.created > 0, 60_000)
  const deleted = await admin.website.deleteWebsite({ site_id, domain })
  if (deleted.code !== 200) throw new Error(deleted.message)
  expect((await waitForJob(admin, importing)).job).toMatchObject({ status: 'failed', error: 'not_found' })
  expect((await waitForJob(admin, deleted.data.job_id)).job.status).toBe('succeeded')

  await product.stop()
  const { clickhouseUrl: url, shards } = readConfig({ ...engineOf(product.dataDir) })
  const store = await openClickHouse({ url, shards, folder: join(product.dataDir, 'clickhouse'), log: console })
  const rowsOf = async (table: string) =>
    Number((await selectRows<{ rows: string }>(store.client, `SELECT count() AS rows FROM ${table}`, {}))[0]?.rows)
  try {
    await eventually(async () => (await rowsOf('events')) + (await rowsOf('sessions')) === 0, 30_000)
  } finally {
    await store.close()
  }
})
