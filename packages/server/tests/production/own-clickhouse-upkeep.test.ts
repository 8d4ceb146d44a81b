import { unwrap, type ApiClient } from '@sightline/api-client'
import SQLite from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBackups, manifestFile } from '../../src/backup/manifest.ts'
import { EVENT_SCHEMA, readEventSchema, withTablesAt } from '../../src/store/clickhouse/freeze.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { knownMigrations } from '../../src/store/relational/database.ts'
import { command, makeBackupOld, readManifests, rewriteManifest } from '../support/backup-commands.ts'
import { startClickHouseServers, type ClickHouseServers } from '../support/clickhouse-server.ts'
import { importLines, lineOf, newSite, startImport, textOf } from '../support/import-export.ts'
import { makeOlderStore, makeTablesOlder, OLDER } from '../support/reliability/older-folder.ts'
import {
  eventually,
  launch,
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

const EVENTS = 120
const VISITS = 40

let folder: string
let dataDir: string
let servers: ClickHouseServers
let running: RunningProduct | undefined
let site: string

/** A database of the other ClickHouse. */
function urlOf(database: string): string {
  const address = new URL(servers.urls[0] ?? '')
  address.pathname = `/${database}`
  return address.href
}

beforeAll(async () => {
  folder = await temporaryFolder()
  servers = await startClickHouseServers(1)
  running = await startProduct({ environment: { CLICKHOUSE_URL: urlOf('sightline') } })
  dataDir = running.dataDir
  const admin = await signedInClient(running)
  site = await newSite(admin)
  await importLines(
    admin,
    site,
    Array.from({ length: EVENTS }, (_, index) => lineOf({ visitor_id: String(index % VISITS) })),
  )
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await servers.stop()
  for (const used of [dataDir, folder]) await removeFolder(used)
})

async function start(database: string, environment: Record<string, string> = {}): Promise<ApiClient> {
  await running?.stop()
  running = await startProduct({ dataDir, environment: { CLICKHOUSE_URL: urlOf(database), ...environment } })
  return signedInClient(running)
}

async function pageviewsOf(admin: ApiClient): Promise<number | null> {
  const days = { range: 'custom', from: '2026-01-01', to: '2026-01-31' } as const
  const { totals } = await unwrap(admin.stats.dashboard({ site_id: site, ...days }))
  return totals.pageviews
}

const schemaOf = (database: string) => withTablesAt(urlOf(database), readEventSchema)

function lastMigrationOf(place: string): string | undefined {
  const store = new SQLite(join(place, 'sightline.db'), { readonly: true })
  try {
    return store.prepare<[], string>('SELECT max(name) FROM kysely_migration').pluck().get()
  } finally {
    store.close()
  }
}

const restoreBefore = (database: string) =>
  command('restore', dataDir, ['--before-upgrade'], { CLICKHOUSE_URL: urlOf(database) })

test('a daily backup holds its events, is read again, and the one before it goes', async () => {
  const daily = join(folder, 'daily')
  expect(await command('backup', dataDir, ['--to', daily], { CLICKHOUSE_URL: urlOf('sightline') })).toMatchObject({
    code: 0,
  })
  await makeBackupOld(daily)
  const [old] = await listBackups(daily)
  const admin = await start('sightline', { BACKUP_SCHEDULE: '00:00', BACKUP_TO: daily, BACKUP_KEEP: '1' })
  const state = async () => (await unwrap(admin.health.fetchStatus({}))).backups.daily
  await eventually(async () => {
    const { activity, last_verified: verified } = (await state()) ?? {}
    return activity === null && verified !== null
  }, 60_000)
  expect(await state()).toMatchObject({ kept: 1, failure: null, verification_failure: null })
  const names = await listBackups(daily)
  expect(names).toHaveLength(1)
  expect(names).not.toEqual([old])
  const [manifest] = await readManifests(daily)
  if (manifest === undefined) throw new Error('there is no backup')
  expect(manifest).toMatchObject({ counts: { events: EVENTS, visits: VISITS }, rows: { store: expect.any(String) } })
  // What only the old one had is gone, and what the new one needs is there.
  const objects = await readdir(join(daily, 'objects'), { recursive: true, withFileTypes: true })
  const needed = new Set(manifest.files.map(({ object }) => object.split('/')[1]))
  expect(objects.filter((entry) => entry.isFile() && !needed.has(entry.name)).map(({ name }) => name)).toEqual([])
  const verify = () => command('backup', dataDir, ['--verify', daily])
  expect(await verify()).toMatchObject({ code: 0, said: expect.stringMatching(/ is whole: .* files\.\n$/) })
  // The rows are counted: a manifest that says something else about them is found.
  for (const name of ['events', 'visits', 'pageviews'] as const) {
    const counts = { ...manifest.counts, [name]: 7 }
    await rewriteManifest(manifestFile(daily, names[0] ?? ''), { counts })
    expect(await verify()).toEqual({
      code: 1,
      said: expect.stringContaining(`${name} are ${manifest.counts[name]}, and were 7.`),
    })
  }
  await running?.stop()
})

test('an import that was cut short is whole in a backup that is made at once after it was cancelled', async () => {
  const backups = join(folder, 'after-cancel')
  const admin = await start('sightline')
  const imported = await newSite(admin)
  const lines = Array.from({ length: EVENTS }, (_, index) => lineOf({ visitor_id: String(index % VISITS) }))
  // Events are written before their visits, which nobody takes for now.
  await withTablesAt(urlOf('sightline'), (client) =>
    client.command({ query: `ALTER TABLE sessions ADD CONSTRAINT held CHECK site_id != ${imported}` }),
  )
  const job = await startImport(admin, imported, textOf(lines))
  await eventually(async () => /met a failure: .*held/.test(running?.output() ?? ''), 60_000)
  await unwrap(admin.job.cancel({ id: job }))
  // Without a server nobody makes the visits, and a backup would lack them.
  await running?.stop('SIGKILL')
  const environment = { CLICKHOUSE_URL: urlOf('sightline') }
  expect(await command('backup', dataDir, ['--to', backups], environment)).toEqual({
    code: 1,
    said: 'The last visits of an import that has ended are not written yet. Let the server run for a minute first, in the version that was used last.\n',
  })
  expect(existsSync(backups)).toBe(false)
  await start('sightline')
  await withTablesAt(urlOf('sightline'), (client) =>
    client.command({ query: 'ALTER TABLE sessions DROP CONSTRAINT held' }),
  )
  expect(await command('backup', dataDir, ['--to', backups], environment)).toMatchObject({ code: 0 })
  await running?.stop()

  const restored = join(folder, 'restored')
  const to = { CLICKHOUSE_URL: urlOf('restored') }
  expect(await command('restore', restored, ['--from', backups], to)).toMatchObject({ code: 0 })
  const [ofEvents, ofVisits] = await withTablesAt(urlOf('restored'), (client) =>
    Promise.all(
      [
        'SELECT session_id AS id, toString(count()) AS views FROM events GROUP BY id ORDER BY id',
        'SELECT session_id AS id, toString(sum(sign * pageviews)) AS views FROM sessions GROUP BY id ORDER BY id',
      ].map((query) => selectRows<{ id: string; views: string }>(client, query, {})),
    ),
  )
  expect(ofVisits).toEqual(ofEvents)
  expect(ofVisits).toHaveLength(2 * VISITS)
})

test('an upgrade backs its events up first, and a command goes back into an empty database of it', async () => {
  await makeOlderStore(join(dataDir, 'sightline.db'))
  await withTablesAt(urlOf('sightline'), makeTablesOlder)
  expect(await schemaOf('sightline')).toBe(1)
  const admin = await start('sightline')
  const said = running?.output() ?? ''
  expect(said).toContain(
    `before-upgrade has ${2 * EVENTS} events, ${2 * VISITS} visits and all accounts as before the upgrade`,
  )
  expect(said).toContain(`The upgrade is done: ${2 * EVENTS} events, ${2 * VISITS} visits and`)
  expect(await schemaOf('sightline')).toBe(EVENT_SCHEMA)
  expect(await pageviewsOf(admin)).toBe(EVENTS)
  await running?.stop()

  // What the upgrade has made is not taken away, and nothing of the folder is moved before that is known.
  expect(await restoreBefore('sightline')).toEqual({
    code: 1,
    said: 'The database of the other ClickHouse is not empty. Name another one.\n',
  })
  expect(await command('restore', dataDir, ['--before-upgrade'])).toEqual({
    code: 1,
    said: 'The events were in a ClickHouse of your own. Set CLICKHOUSE_URL to a new, empty database.\n',
  })
  expect(existsSync(join(dataDir, 'after-upgrade'))).toBe(false)
  expect(await restoreBefore('before')).toEqual({
    code: 0,
    said: expect.stringContaining(
      `is as it was before the upgrade: ${2 * EVENTS} events, ${2 * VISITS} visits. Start the version of before with the CLICKHOUSE_URL of this command. `,
    ),
  })
  // Without the address a server would begin with empty tables.
  const { process: child, output } = launch({ DATA_DIR: dataDir, PORT: '0' })
  await new Promise((done) => child.once('exit', done))
  expect(output()).toMatch(/^Sightline cannot start: The events are in http:\S+\/before\. Set CLICKHOUSE_URL\.\n$/)
  // As the earlier version knows them.
  expect(await schemaOf('before')).toBe(1)
  expect([lastMigrationOf(dataDir), lastMigrationOf(join(dataDir, 'after-upgrade'))]).toEqual([
    OLDER,
    knownMigrations.at(-1),
  ])
  // The earlier version would start here; this one upgrades anew.
  expect(await pageviewsOf(await start('before'))).toBe(EVENTS)
  expect(running?.output()).toContain('The upgrade is done')
  await running?.stop()
})

test('a new data folder is refused beside a ClickHouse with the events of another, and leaves them as they are', async () => {
  const environment = { CLICKHOUSE_URL: urlOf('before') }
  const refusal = await startProduct({ dataDir: join(folder, 'new'), environment }).then(
    () => 'started',
    (error: Error) => error.message,
  )
  expect(refusal).toContain('though the ClickHouse of CLICKHOUSE_URL has events.')
  expect(refusal).toContain('and set CLICKHOUSE_URL to an empty database.')
  expect(refusal).not.toContain('upgrade')
  expect(await pageviewsOf(await start('before'))).toBe(EVENTS)
})
