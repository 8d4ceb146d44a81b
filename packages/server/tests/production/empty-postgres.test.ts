import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { newDatabase } from '../support/postgres.ts'
import {
  eventually,
  freePort,
  launch,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
} from '../support/product.ts'
import { storeOf } from '../support/test-store.ts'

describe.runIf(process.env['TEST_STORE'] === 'postgres')('an empty PostgreSQL', () => {
  test('beside a data folder with events refuses the start, and the one of before goes on', async () => {
    const product = await startProduct()
    const { dataDir } = product
    try {
      const client = await signedInClient(product)
      const site = await client.website.addWebsite({ name: 'R', domain: 'r.example', currency_type: 'EUR' })
      if (site.code !== 200) throw new Error(site.message)
      const { id } = site.data
      await sendEvent(product.address, { s: site.data.public_id, u: 'https://r.example/' })
      const isCounted = async () => {
        const result = await client.stats.dashboard({ site_id: id, range: 'today' })
        return result.code === 200 && result.data.totals.pageviews === 1
      }
      await eventually(isCounted)
      await product.stop()
      const DATABASE_URL = await newDatabase(inject('postgresUrl') ?? '')
      const { process: child, output } = launch({ DATA_DIR: dataDir, PORT: String(await freePort()), DATABASE_URL })
      expect(await new Promise((done) => child.once('close', done))).toBe(1)
      expect(output().trim().split('\n')).toHaveLength(1)
      expect(output()).toContain(
        `The database of DATABASE_URL is empty, without accounts and sites, though ${dataDir} has events. ` +
          'Set DATABASE_URL to the one of before, or restore the last backup',
      )
      expect(existsSync(join(dataDir, 'sightline.db'))).toBe(false)
      const again = await startProduct({ dataDir, environment: await storeOf(dataDir) })
      expect(again.output()).not.toContain('Create the first account')
      await again.stop()
    } finally {
      await product.stop()
      await removeFolder(dataDir)
    }
  })
})
