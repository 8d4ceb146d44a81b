import type { ApiClient } from '@sightline/api-client'
import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { command } from '../support/backup-commands.ts'
import { importLines, lineOf, newSite } from '../support/import-export.ts'
import { newDatabase } from '../support/postgres.ts'
import { launch, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { makeOlderTables, OLDER } from '../support/reliability/older-folder.ts'
import { contentOf, makeOlderPostgres } from '../support/reliability/older-postgres.ts'
import { isLong, sized } from '../support/test-size.ts'
import { storeOf } from '../support/test-store.ts'

const SCRIPT = join(import.meta.dirname, '..', 'support', 'reliability', 'migrate-postgres-until-killed.ts')
const EVENTS = 200

describe.runIf(process.env['TEST_STORE'] === 'postgres')('an upgrade with PostgreSQL', () => {
  let dataDir: string
  /** The database of an earlier version, which the test upgrades. */
  let older: string
  let site: string
  let before: object
  let running: RunningProduct | undefined

  beforeAll(async () => {
    running = await startProduct()
    dataDir = running.dataDir
    const admin = await signedInClient(running)
    site = await newSite(admin)
    await importLines(
      admin,
      site,
      Array.from({ length: EVENTS }, (_, index) => lineOf({ visitor_id: String(index % 40) })),
    )
    before = await valuesOf(admin)
    await running.stop()
    await makeOlderTables(dataDir)
    older = await databaseOf(OLDER)
  })
  afterAll(async () => {
    await running?.stop('SIGKILL')
    await removeFolder(dataDir)
  })

  const emptyDatabase = () => newDatabase(inject('postgresUrl') ?? '')

  /** The rows in a database whose last migration is this one. */
  async function databaseOf(last: string): Promise<string> {
    const url = await emptyDatabase()
    await makeOlderPostgres((await storeOf(dataDir))['DATABASE_URL'] ?? '', url, last)
    return url
  }

  async function valuesOf(client: ApiClient): Promise<object> {
    const dashboard = await client.stats.dashboard({
      site_id: site,
      range: 'custom',
      from: '2026-01-01',
      to: '2026-01-31',
    })
    const [users, jobs] = [await client.appUser.fetchAppUserList(), await client.job.fetchList()]
    if (dashboard.code !== 200 || users.code !== 200 || jobs.code !== 200) throw new Error('no values')
    return { totals: dashboard.data.totals, users: users.data.total, jobs: jobs.data.total }
  }

  async function copyOf(url: string): Promise<string> {
    const server = new Client(inject('postgresUrl'))
    const copy = await emptyDatabase()
    await server.connect()
    const [from, to] = [url, copy].map((one) => new URL(one).pathname.slice(1))
    await server.query(`DROP DATABASE ${to}`)
    await server.query(`CREATE DATABASE ${to} TEMPLATE ${from}`)
    await server.end()
    return copy
  }

  function migrateUntil(url: string, statement: number): Promise<{ signal: string | undefined; said: string }> {
    return new Promise((done) => {
      execFile(process.execPath, [SCRIPT, url, String(statement)], (error, said) =>
        done({ signal: error?.signal ?? undefined, said }),
      )
    })
  }

  test(
    'killed before a statement of its migrations, the database is as before; the next start ends with the same',
    { timeout: sized(180_000, 3_600_000) },
    async () => {
      const first = isLong ? await databaseOf('0001-first') : older
      const untouched = await contentOf(first)
      const whole = await copyOf(first)
      const statements = Number((await migrateUntil(whole, 0)).said)
      const migrated = await contentOf(whole)
      expect(statements).toBeGreaterThan(20)
      expect(migrated.migrations.length).toBeGreaterThan(untouched.migrations.length)
      const every = Array.from({ length: statements }, (_, index) => statements - index)
      const killed = isLong ? every : [Math.floor(statements / 2)]
      for (const statement of killed) {
        const url = await copyOf(first)
        expect([statement, (await migrateUntil(url, statement)).signal]).toEqual([statement, 'SIGKILL'])
        // Whether the commit had arrived is not known.
        const possible = statement === statements ? [untouched, migrated] : [untouched]
        expect(possible).toContainEqual(await contentOf(url))
        await migrateUntil(url, 0)
        expect(await contentOf(url)).toEqual(migrated)
      }
    },
  )

  test('without pg_dump it does not begin, and says what to install', async () => {
    const untouched = await contentOf(older)
    const environment = { DATA_DIR: dataDir, PORT: '0', DATABASE_URL: older, PATH: '/nowhere' }
    const { process: child, output } = launch(environment)
    await new Promise((done) => child.once('exit', done))
    expect(output()).toContain(
      'Sightline cannot start: there is no backup before the upgrade. pg_dump is not installed. Install the client of PostgreSQL. UPGRADE_BACKUP=false upgrades without one.\n',
    )
    expect(await contentOf(older)).toEqual(untouched)
  })

  test('both stores are backed up, migrated and compared, and a command goes back into an empty database', async () => {
    const untouched = await contentOf(older)
    running = await startProduct({ dataDir, environment: { DATABASE_URL: older } })
    expect(running.output()).toContain(`before-upgrade has ${EVENTS} events, 40 visits and all accounts as before`)
    expect(running.output()).toMatch(/The upgrade is done: 200 events, 40 visits and \d+ tables as before\./)
    expect(await valuesOf(await signedInClient(running))).toEqual(before)
    await running.stop()

    const verified = await command('backup', dataDir, ['--verify', join(dataDir, 'before-upgrade')])
    expect(verified).toMatchObject({
      code: 0,
      said: expect.stringMatching(/is whole: 200 events, 40 visits, \d+ files\.\n$/),
    })
    const blind = await command('backup', dataDir, ['--verify', join(dataDir, 'before-upgrade')], { PATH: '/nowhere' })
    expect(blind).toMatchObject({
      code: 0,
      said: expect.stringContaining('The rows of PostgreSQL were not counted: pg_restore is not installed.'),
    })

    const back = (url: string) => command('restore', dataDir, ['--before-upgrade'], { DATABASE_URL: url })
    expect(await back(older)).toEqual({
      code: 1,
      said: 'The database of DATABASE_URL is not empty. Set DATABASE_URL to an empty one.\n',
    })
    const empty = await emptyDatabase()
    expect(await back(empty)).toMatchObject({
      code: 0,
      said: expect.stringContaining('is as it was before the upgrade: 200'),
    })
    const { rules, migrations, rows } = await contentOf(empty)
    expect(rules).toEqual(untouched.rules)
    expect(migrations).toEqual(untouched.migrations)
    expect(rows).toMatchObject({ app_user: untouched.rows['app_user'], website: untouched.rows['website'] })
    expect(await readdir(join(dataDir, 'after-upgrade'))).toContain('spool')
    // The earlier version would start here; this one upgrades anew.
    running = await startProduct({ dataDir, environment: { DATABASE_URL: empty } })
    expect(running.output()).toContain('The upgrade is done')
    expect(await valuesOf(await signedInClient(running))).toEqual(before)
  })
})
