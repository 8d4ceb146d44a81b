import SQLite from 'better-sqlite3'
import type { ApiClient } from '@sightline/api-client'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPostgres } from '../../src/store/relational/database.ts'
import { countRowsOf, countRowsOfPostgres } from '../../src/store/relational/snapshot/snapshot.ts'
import { beginCommand, command } from '../support/backup-commands.ts'
import { newDatabase } from '../support/postgres.ts'
import { contentOf } from '../support/reliability/older-postgres.ts'
import {
  launch,
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
  type RunningProduct,
} from '../support/product.ts'

/** The data folder begins with the embedded store, whatever the project. */
const EMBEDDED = { DATABASE_URL: '' }
const NOTICES = 8_000

describe.runIf(process.env['TEST_STORE'] === 'postgres')('accounts and settings move to PostgreSQL', () => {
  let folder: string
  let dataDir: string
  let file: string
  let url: string
  let running: RunningProduct | undefined
  let before: object

  beforeAll(async () => {
    folder = await temporaryFolder()
    dataDir = join(folder, 'data')
    file = join(dataDir, 'sightline.db')
    url = await newDatabase(inject('postgresUrl') ?? '')
    running = await startProduct({ dataDir, environment: EMBEDDED })
    const admin = await signedInClient(running)
    for (const name of ['one', 'two', 'three'])
      await expectDone(admin.appUser.addAppUser({ email: `${name}@x.example` }))
    await expectDone(
      admin.website.addWebsite({ name: 'Überall 🙂 الموقع', domain: 'moved.example', currency_type: 'EUR' }),
    )
    before = await valuesOf(admin)
  })
  afterAll(async () => {
    await running?.stop('SIGKILL')
    await removeFolder(folder)
  })

  async function expectDone(call: Promise<{ code: number }>): Promise<void> {
    expect(await call).toMatchObject({ code: 200 })
  }

  async function valuesOf(client: ApiClient): Promise<object> {
    const [users, sites] = [await client.appUser.fetchAppUserList(), await client.website.fetchWebsiteList()]
    if (users.code !== 200 || sites.code !== 200) throw new Error('no lists')
    // Whoever looks has just signed in.
    const text = JSON.stringify(users.data, (key, value: unknown) => (key === 'last_login_at' ? undefined : value))
    return { users: JSON.parse(text) as object, sites: sites.data }
  }

  /** What is hard to copy: bytes, numbers of many digits, many rows, and an id whose row is gone. */
  function putHardRows(): void {
    const database = new SQLite(file)
    database
      .prepare('INSERT INTO image (hash, media_type, bytes) VALUES (?, ?, ?)')
      .run('hard', 'image/png', randomBytes(3_000_000))
    const add = database.prepare(
      `INSERT INTO notice (user_id, kind, title, body, created_at)
       SELECT id, 'welcome', '', ?, '2026-01-01T00:00:00.000Z' FROM app_user LIMIT 1`,
    )
    database.transaction(() => {
      for (let number = 0; number < NOTICES; number += 1) add.run(`{"number":"${number} ' \\ \u{1F642}"}`)
    })()
    database.prepare("UPDATE sqlite_sequence SET seq = 5000 WHERE name = 'app_user'").run()
    database.close()
  }

  /** The tests' PostgreSQL asks for no password, and so takes any. What follows the question mark may hold one as well. */
  const secrets = ['hidden-password', 'hidden-in-the-query']

  function withSecrets(to: string): string {
    const address = new URL(to)
    address.password = secrets[0] ?? ''
    address.searchParams.set('application_name', secrets[1] ?? '')
    return address.href
  }

  const runMove = (to = url) => command('move', dataDir, ['--to-postgres', withSecrets(to)], EMBEDDED)

  async function tablesOf(address: string): Promise<string[]> {
    return Object.keys(await countRowsOfPostgres(address))
  }

  test('not while the server runs, and not into a database with other tables', async () => {
    expect(await runMove()).toEqual({
      code: 1,
      said: expect.stringMatching(/^The data folder \S+ is in use by another/),
    })
    await running?.stop()
    putHardRows()
    const other = await newDatabase(inject('postgresUrl') ?? '')
    const client = new Client(other)
    await client.connect()
    await client.query('CREATE TABLE theirs (id integer)')
    await client.end()
    expect(await runMove(other)).toEqual({ code: 1, said: 'The database is not empty. Name an empty one.\n' })
    expect(await tablesOf(other)).toEqual(['theirs'])
    const both = (to: string) =>
      command('move', dataDir, ['--to-postgres', to, '--to-clickhouse', 'http://127.0.0.1:1/none'], EMBEDDED)
    expect(await both(other)).toEqual({ code: 1, said: 'The database is not empty. Name an empty one.\n' })
    // No server uses a ClickHouse before all has ended, so it is filled first.
    expect(await both(url)).toMatchObject({
      code: 1,
      said: expect.stringContaining('ClickHouse at http://127.0.0.1:1 cannot be used'),
    })
    expect(await tablesOf(url)).toEqual([])
    expect(await runMove('postgres://127.0.0.1:1/none')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The database cannot be reached: ECONNREFUSED .*\n$/),
    })
    expect(await command('move', dataDir, ['--to-postgres', 'mysql://a:hidden@b/c'], EMBEDDED)).toEqual({
      code: 1,
      said: '--to-postgres needs an address that begins with postgres://, or a file that holds one. See npm run move -- --help\n',
    })
  })

  test('a text that PostgreSQL cannot hold is named by its table, and nothing is written', async () => {
    const database = new SQLite(file)
    const change = database.prepare("UPDATE website SET name = ? || char(0) WHERE domain = 'moved.example'")
    const name = database.prepare('SELECT name FROM website').pluck().get()
    change.run(name)
    database.close()
    const { code, said } = await runMove()
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('Nothing was moved: PostgreSQL does not take a row of website:'),
    ])
    expect(await tablesOf(url)).toEqual([])
    const again = new SQLite(file)
    again.prepare("UPDATE website SET name = ? WHERE domain = 'moved.example'").run(name)
    again.close()
  })

  test('killed in the middle, the database stays empty; the same command then copies all of it', async () => {
    const watch = new Client(url)
    await watch.connect()
    const { child, ended } = await beginCommand('move', dataDir, ['--to-postgres', url], EMBEDDED)
    const isCopying = async () => {
      const { rows } = await watch.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'INSERT INTO "notice"%'`,
      )
      return rows.length > 0
    }
    while (!(await isCopying())) await sleep(1)
    child.kill('SIGKILL')
    await ended
    await watch.end()
    expect(await tablesOf(url)).toEqual([])

    const moved = await runMove()
    expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('the same checksum.\nNow set DATABASE_URL=') })
    expect(moved.said).toContain('with the password and what followed the question mark, keep')
    const noted = await readFile(join(dataDir, 'moved.json'), 'utf8')
    for (const secret of secrets) expect(moved.said + noted).not.toContain(secret)
    expect(moved.said).toContain('Moving')
    expect(moved.said).toContain('100 %')
    const { kysely_migration_lock: _, ...rows } = countRowsOf(file)
    expect(await countRowsOfPostgres(url)).toMatchObject(rows)
    expect(rows['notice']).toBe(NOTICES)
    const fresh = await newDatabase(inject('postgresUrl') ?? '')
    await (await openPostgres(fresh)).destroy()
    expect((await contentOf(url)).rules).toEqual((await contentOf(fresh)).rules)
    // It says the same once more, as after a kill in its last moment.
    expect(await runMove()).toMatchObject({ code: 0, said: expect.stringContaining('already has') })
  })

  test('the server goes on there, and not without it', async () => {
    const { process: child, output } = launch({ DATA_DIR: dataDir, PORT: '0' })
    await new Promise((done) => child.once('exit', done))
    const place = new URL(url).href
    expect(output()).toBe(
      `Sightline cannot start: The accounts have moved to ${place}. Set DATABASE_URL. ` +
        `To go back to the state of before, remove ${dataDir}/moved.json.\n`,
    )
    expect(await command('backup', dataDir, ['--to', join(folder, 'backups')], EMBEDDED)).toMatchObject({ code: 1 })
    running = await startProduct({ dataDir, environment: { DATABASE_URL: url } })
    const admin = await signedInClient(running)
    expect(await valuesOf(admin)).toEqual(before)
    const added = await admin.appUser.addAppUser({ email: 'later@x.example' })
    expect(added).toMatchObject({ code: 200, data: { user: { id: '5001' } } })
    await running.stop()
    expect(await runMove()).toEqual({ code: 1, said: expect.stringMatching(/The database is not empty/) })
  })
})
