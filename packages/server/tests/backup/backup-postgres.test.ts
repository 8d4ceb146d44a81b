import { createApiClient, type ApiClient } from '@sightline/api-client'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command, readManifests } from '../support/backup-commands.ts'
import { removeFolder, signedInClient, startProduct, temporaryFolder, type RunningProduct } from '../support/product.ts'
import { storeOf } from '../support/test-store.ts'

let product: RunningProduct
let folder: string
let admin: ApiClient

describe.runIf(process.env['TEST_STORE'] === 'postgres')('PostgreSQL', () => {
  beforeAll(async () => {
    folder = await temporaryFolder()
    product = await startProduct()
    admin = await signedInClient(product)
  })
  afterAll(async () => {
    await product.stop()
    await removeFolder(product.dataDir)
    await removeFolder(folder)
  })

  /** Adds people one after the other until it is stopped. @returns how many there are */
  function addPeople() {
    let isAdding = true
    let added = 0
    const running = (async () => {
      while (isAdding) {
        const result = await admin.appUser.addAppUser({ email: `person${added}@example.com` })
        if (result.code !== 200) throw new Error(result.message)
        added += 1
      }
    })()
    return {
      count: () => added,
      async stop() {
        isAdding = false
        await running
      },
    }
  }

  test('is dumped as it was at the instant of the backup, and restored into an empty database only', async () => {
    const backups = join(folder, 'backups')
    const site = await admin.website.addWebsite({ name: 'P', domain: 'p.example', currency_type: 'EUR' })
    const people = addPeople()
    const before = people.count()
    const made = await command('backup', product.dataDir, ['--to', backups])
    const after = people.count()
    await people.stop()
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('has the backup') })
    const [manifest] = await readManifests(backups)
    const users = manifest?.counts.rows['app_user'] ?? 0
    expect(users).toBeGreaterThan(before)
    // The administrator, and somebody whose answer had not come.
    expect(users).toBeLessThanOrEqual(after + 2)

    const dataDir = join(folder, 'restored')
    // The database of the server is full.
    const full = await command('restore', dataDir, ['--from', backups], await storeOf(product.dataDir))
    expect(full).toEqual({
      code: 1,
      said: 'The database of DATABASE_URL is not empty. Set DATABASE_URL to an empty one.\n',
    })
    const without = await command('restore', dataDir, ['--from', backups], { DATABASE_URL: '' })
    expect(without.code).toBe(1)
    expect(await readdir(folder)).toEqual(['backups'])

    const restored = await command('restore', dataDir, ['--from', backups])
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('as before.') })
    expect(await readdir(dataDir)).not.toContain('postgres.dump')
    const again = await startProduct({ dataDir })
    try {
      const client = await signedInClient(again)
      expect(await client.website.fetchWebsiteList()).toMatchObject({
        code: 200,
        data: { website_list: [{ id: site.code === 200 ? site.data.id : '' }] },
      })
      expect(await client.appUser.fetchAppUserList()).toMatchObject({ code: 200, data: { total: users } })
      // A number that was given before is not given again.
      const added = await createApiClient({ baseURL: again.address }).auth.register({
        email: 'later@example.com',
        password: 'a password of somebody',
      })
      expect(added.code).toBe(200)
    } finally {
      await again.stop()
    }
  })
})
