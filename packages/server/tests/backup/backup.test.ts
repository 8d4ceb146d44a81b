import type { ApiClient } from '@sightline/api-client'
import { existsSync } from 'node:fs'
import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withEventTables } from '../../src/store/clickhouse/freeze.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { beginCommand, command, readManifests } from '../support/backup-commands.ts'
import { withTablesOf } from '../support/event-tables.ts'
import { holdImports, lineOf, newSite, startImport, textOf, waitForJob } from '../support/import-export.ts'
import {
  eventually,
  freePort,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

const IMPORTED = 1000
const SENDERS = 4

const environment = { TRUST_PROXY: 'true' }

let product: RunningProduct
let port: number
let folder: string
let admin: ApiClient

beforeEach(async () => {
  port = await freePort()
  folder = await temporaryFolder()
  product = await startProduct({ port, environment })
  admin = await signedInClient(product)
})

afterEach(async () => {
  await product.stop('SIGKILL')
  await removeFolder(product.dataDir)
  await removeFolder(folder)
})

test('a backup under load, with an import half written, is restored with every event once', async () => {
  const backups = join(folder, 'backups')
  const added = await admin.website.addWebsite({ name: 'B', domain: 'b.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  const site = added.data
  const senders = startSenders(site.public_id)
  const imported = await newSite(admin)
  // The events of the import are in the table then, and its job does not know it.
  const held = await holdImports(product, { phase: 'write', from: { slice: 1 } })
  const lines = Array.from({ length: IMPORTED }, (_, index) => lineOf({ visitor_id: String(index % 100) }))
  const job = await startImport(admin, imported, textOf(lines))
  await held.untilTried(1)

  // A backup that is killed with its server is none, and does not hinder the next one.
  const cut = await beginCommand('backup', product.dataDir, ['--to', backups])
  await eventually(async () => existsSync(join(product.dataDir, 'clickhouse/store/shadow/backup')))
  const killed = new Promise((done) => product.process.once('exit', done))
  product.process.kill('SIGKILL')
  await killed
  expect(await cut.ended).toEqual({
    code: 1,
    said: expect.stringContaining('The server ended during the backup, which is none. Start the backup again.\n'),
  })
  expect(await readManifests(backups)).toEqual([])
  // As the engine leaves its counter when it is killed while it writes it.
  await truncate(join(product.dataDir, 'clickhouse/store/shadow/increment.txt'))
  product = await startProduct({ port, dataDir: product.dataDir, environment })
  expect(await leftIn(product.dataDir)).toEqual([])
  await held.untilTried(0)

  const before = new Set(senders.acknowledged)
  expect(before.size).toBeGreaterThan(20)
  const made = await command('backup', product.dataDir, ['--to', backups])
  expect(made).toEqual({ code: 0, said: expect.stringMatching(/has the backup \S+Z: \d+ events, \d+ visits, /) })
  const [manifest] = await readManifests(backups)
  expect(await leftIn(product.dataDir)).toEqual([])
  expect(senders.acknowledged.size).toBeGreaterThan(before.size)
  await senders.stop()
  await held.letGo()
  await product.stop('SIGKILL')

  const restoredDir = join(folder, 'restored')
  const restored = await command('restore', restoredDir, ['--from', backups])
  expect(restored.said).toContain(`${manifest?.counts.events} events, ${manifest?.counts.visits} visits, as before.`)
  expect(restored.code).toBe(0)
  await dropTrigger(restoredDir)
  await removeFolder(product.dataDir)
  product = await startProduct({ port, dataDir: restoredDir, environment })
  admin = await signedInClient(product)
  const { job: ended } = await waitForJob(admin, job)
  expect(ended).toMatchObject({ status: 'succeeded', counts: { created: IMPORTED, failed: 0 } })
  const { paths, sessions, visitsOfEvents, importedEvents } = await readTables(site.id, imported)
  expect([...before].filter((path) => !paths.has(path))).toEqual([])
  expect([...paths].filter(([, times]) => times !== 1)).toEqual([])
  expect(importedEvents).toEqual({ events: String(IMPORTED), ids: String(IMPORTED) })
  expect(sessions).toEqual(visitsOfEvents)
})

test('an import that was cancelled in the middle of its writing is finished where its backup is restored', async () => {
  const backups = join(folder, 'backups')
  const site = await newSite(admin)
  await product.stop()
  // Events are written before their visits, which nobody takes for now.
  const inEngine = (dataDir: string, query: string) =>
    withEventTables(join(dataDir, 'clickhouse'), (client) => client.command({ query }))
  await inEngine(product.dataDir, `ALTER TABLE sessions ADD CONSTRAINT held CHECK site_id != ${site}`)
  product = await startProduct({ port, dataDir: product.dataDir, environment })
  admin = await signedInClient(product)
  const lines = Array.from({ length: IMPORTED }, (_, index) => lineOf({ visitor_id: String(index % 100) }))
  const job = await startImport(admin, site, textOf(lines))
  await eventually(async () => /met a failure: .*held/.test(product.output()), 60_000)
  expect(await admin.job.cancel({ id: job })).toMatchObject({ code: 200 })
  expect(await command('backup', product.dataDir, ['--to', backups])).toMatchObject({ code: 0 })
  const [manifest] = await readManifests(backups)
  expect(manifest?.counts).toMatchObject({ events: IMPORTED, visits: 0 })
  await product.stop()

  const restored = join(folder, 'restored')
  expect(await command('restore', restored, ['--from', backups])).toMatchObject({ code: 0 })
  await inEngine(restored, 'ALTER TABLE sessions DROP CONSTRAINT held')
  await removeFolder(product.dataDir)
  product = await startProduct({ port, dataDir: restored, environment })
  admin = await signedInClient(product)
  const days = { range: 'custom', from: '2026-01-01', to: '2026-01-31' } as const
  await eventually(async () => {
    const values = await admin.stats.dashboard({ site_id: site, ...days })
    return values.code === 200 && values.data.totals.pageviews === IMPORTED
  }, 60_000)
  const { sessions, visitsOfEvents, importedEvents } = await readTables(site, site)
  expect(importedEvents).toEqual({ events: String(IMPORTED), ids: String(IMPORTED) })
  expect(sessions).toEqual(visitsOfEvents)
})

/** What a backup keeps in the data folder only while it runs. */
const leftIn = async (dataDir: string): Promise<string[]> => [
  ...(await readdir(dataDir)).filter((name) => name.startsWith('backup')),
  ...(await readdir(join(dataDir, 'clickhouse/store/shadow')).catch(() => [])).filter((name) => name === 'backup'),
]

async function dropTrigger(dataDir: string): Promise<void> {
  const { sql } = await import('kysely')
  const store = await openStore(dataDir)
  await sql`drop trigger held`.execute(store)
  await store.destroy()
}

function startSenders(siteId: string) {
  const acknowledged = new Set<string>()
  let isSending = true
  let number = 0
  async function send(): Promise<void> {
    while (isSending) {
      number += 1
      const path = `/page/${number}`
      try {
        const visitor = `10.1.0.${number % 50}`
        const event = { s: siteId, u: `http://b.example${path}` }
        const { status } = await sendEvent(product.address, event, { 'X-Forwarded-For': visitor })
        if (status === 202) acknowledged.add(path)
      } catch {
        await sleep(20)
      }
      await sleep(20)
    }
  }
  const running = Array.from({ length: SENDERS }, send)
  return {
    acknowledged,
    async stop() {
      isSending = false
      await Promise.all(running)
    },
  }
}

function readTables(siteId: string, importedId: string) {
  return withTablesOf(product, async (client) => {
    const parameters = { site: Number(siteId), imported: Number(importedId) }
    const paths = await selectRows<{ pathname: string; times: string }>(
      client,
      'SELECT pathname, count() AS times FROM events WHERE site_id = {site: UInt32} GROUP BY pathname',
      parameters,
    )
    const sessions = await selectRows<object>(
      client,
      `SELECT session_id, sum(sign) AS visits, sum(sign * pageviews) AS views FROM sessions
       GROUP BY session_id ORDER BY session_id`,
      parameters,
    )
    const visitsOfEvents = await selectRows<object>(
      client,
      "SELECT session_id, '1' AS visits, toString(count()) AS views FROM events GROUP BY session_id ORDER BY session_id",
      parameters,
    )
    const [importedEvents] = await selectRows<object>(
      client,
      'SELECT count() AS events, uniqExact(id) AS ids FROM events WHERE site_id = {imported: UInt32}',
      parameters,
    )
    return {
      paths: new Map(paths.map((row) => [row.pathname, Number(row.times)])),
      sessions,
      visitsOfEvents,
      importedEvents,
    }
  })
}
