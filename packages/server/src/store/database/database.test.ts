import SQLite from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../../start-error.ts'
import { openDatabase } from './database.ts'
import { saltsOf } from './salts.ts'
import { insertFirstAdmin } from './users.ts'
import { findWebsite, insertWebsite } from './websites.ts'

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

test('copies what is there before it changes it', async () => {
  const old = new SQLite(file)
  old.exec('CREATE TABLE before (value TEXT)')
  old.close()
  await (await openDatabase(file)).destroy()
  const copy = new SQLite(`${file}.before-0001-first`, { readonly: true })
  expect(copy.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()).toEqual(['before'])
  copy.close()
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
    insertWebsite(db, {
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
  expect(await findWebsite(db, first?.id ?? 0)).toBeUndefined()
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
