import SQLite from 'better-sqlite3'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../../errors.ts'
import { openDatabase } from './database.ts'
import { inSavepoint } from './in-transaction.ts'
import { first as firstMigration } from './migrations/0001-0019/0001-first.ts'
import { saltsOf } from './salts.ts'
import type { Schema } from './schema.ts'
import { insertFirstAdmin } from './accounts/users.ts'
import { findSite, insertSite } from './sites/sites.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-database-'))
  file = join(folder, 'sightline.db')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const NOW = new Date('2026-11-20T10:00:00Z')

test('opens again without a change', async () => {
  await (await openDatabase(file)).destroy()
  await (await openDatabase(file)).destroy()
  expect(existsSync(`${file}.before-0001-first`)).toBe(false)
})

test('a transaction without room is not kept, says so, and the next one has its turn', async () => {
  const db = await openDatabase(file)
  await sql`CREATE TABLE written (value TEXT)`.execute(db)
  const limit = async (more: number) => {
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
    await sql`PRAGMA max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + more)}`.execute(db)
  }
  const write = (work: (insert: () => Promise<unknown>, transaction: typeof db) => Promise<unknown>) =>
    db.transaction().execute((transaction) => {
      const insert = () => sql`INSERT INTO written VALUES (${'x'.repeat(9000)})`.execute(transaction)
      return work(insert, transaction)
    })
  const full = { code: 'SQLITE_FULL' }
  await limit(3)
  await expect(write(async (insert) => [await insert(), await insert()])).rejects.toMatchObject(full)
  await expect(
    write(async (insert, transaction) => [await insert(), await inSavepoint(transaction, insert)]),
  ).rejects.toMatchObject(full)
  await write((insert) => insert())
  const { rows } = await sql`SELECT value FROM written`.execute(db)
  expect(rows).toHaveLength(1)
  await db.destroy()
})

test('copies what is there before it changes it', async () => {
  const old = new SQLite(file)
  old.exec('CREATE TABLE before (value TEXT)')
  old.close()
  await (await openDatabase(file)).destroy()
  const copy = new SQLite(`${file}.before-0001-first`, { readonly: true })
  expect(copy.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()).toEqual(['before'])
  copy.close()
})

test('removes such a copy 30 days later', async () => {
  await (await openDatabase(file)).destroy()
  const [old, recent] = [`${file}.before-0001-first`, `${file}.before-0002-console`]
  for (const [copy, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    await writeFile(copy, '')
    const made = new Date(Date.now() - days * 86_400_000)
    await utimes(copy, made, made)
  }
  await (await openDatabase(file)).destroy()
  expect([existsSync(old), existsSync(recent), existsSync(file)]).toEqual([false, true, true])
})

test('members who have signed in before there were memberships have an end of their trial', async () => {
  const old = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SQLite(file) }) })
  const provider = { getMigrations: async () => ({ '0001-first': firstMigration }) }
  await new Migrator({ db: old, provider }).migrateToLatest()
  const at = NOW.toISOString()
  const user = (number: number, level: 'member' | 'admin', first_login_at: string | null) => ({
    union_id: `u${number}`,
    email: `u${number}@example.com`,
    password_hash: '',
    invite_code: `c${number}`,
    level,
    first_login_at,
    created_at: at,
    updated_at: at,
  })
  const members = Array.from({ length: 1200 }, (_, index) => user(index + 10, 'member', '2026-01-31T12:00:00.123Z'))
  for (let from = 0; from < members.length; from += 400)
    await old
      .insertInto('app_user')
      .values(members.slice(from, from + 400))
      .execute()
  await old
    .insertInto('app_user')
    .values([user(1, 'admin', at), user(2, 'member', null)])
    .execute()
  await old.destroy()

  const db = await openDatabase(file)
  const rows = await db.selectFrom('app_user').select(['union_id', 'expired_time']).orderBy('id').execute()
  const ends = new Map(rows.map(({ union_id, expired_time }) => [union_id, expired_time]))
  expect([ends.get('u1'), ends.get('u2')]).toEqual([null, null])
  expect(new Set(members.map(({ union_id }) => ends.get(union_id)))).toEqual(new Set(['2026-03-02T12:00:00.123Z']))
  await db.destroy()
})

test('refuses what a newer version made', async () => {
  const db = await openDatabase(file)
  await db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-later', timestamp: NOW.toISOString() })
    .execute()
  await db.destroy()
  await expect(openDatabase(file)).rejects.toThrow(StartError)
})

test('an id is never given twice', async () => {
  const db = await openDatabase(file)
  const admin = await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW })
  const add = (domain: string) =>
    insertSite(db, {
      ownerId: admin?.id ?? 0,
      name: domain,
      domain,
      currencyType: 'EUR',
      timeZone: 'Etc/UTC',
      weekStart: 'monday',
      now: NOW,
    })
  const first = await add('a.example')
  await db.deleteFrom('website').execute()
  const second = await add('a.example')
  expect(second?.id).toBeGreaterThan(first?.id ?? 0)
  expect(await add('a.example')).toBeUndefined()
  expect(await findSite(db, first?.id ?? 0)).toBeUndefined()
  await db.destroy()
})

test('a salt lives for its day and the one after', async () => {
  const db = await openDatabase(file)
  const day = 24 * 60 * 60 * 1000
  const first = await saltsOf(db, NOW.getTime())
  expect(first.previous).toBeNull()
  expect(await saltsOf(db, NOW.getTime() + 1000)).toEqual(first)
  const second = await saltsOf(db, NOW.getTime() + day)
  expect(second.previous).toEqual(first.current)
  expect(second.current).not.toEqual(first.current)
  await saltsOf(db, NOW.getTime() + 2 * day)
  const kept = await db.selectFrom('salt').select('day').orderBy('day').execute()
  expect(kept.map((row) => row.day)).toEqual(['2026-11-21', '2026-11-22'])
  await db.destroy()
})
