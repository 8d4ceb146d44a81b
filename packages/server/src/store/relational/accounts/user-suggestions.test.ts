import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../database.ts'
import { insertInvitedUser } from './user-changes.ts'
import { valuesOfUsers } from './user-suggestions.ts'

let folder: string
let db: Database

const now = new Date('2026-11-20T10:00:00.000Z')
const sources = ['google', 'mail', 'google', null, 'Go-partner', 'goo_', '谷歌', 'gone', "o'reilly"]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-values-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  for (const [index, utm_source] of sources.entries()) {
    const user = { email: `user${index}@example.com`, level: 'member' as const, passwordHash: '', utm_source }
    const { id } = await insertInvitedUser(db, { ...user, region: index % 2 === 0 ? 'DE' : 'CN' }, now)
    if (utm_source !== 'gone') continue
    await db.updateTable('app_user').set({ deleted_at: now.toISOString() }).where('id', '=', id).execute()
  }
})
afterAll(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

test('lists each value once, in order, and none of deleted users', async () => {
  expect(await valuesOfUsers(db, 'utm_source', '', 20)).toEqual([
    'Go-partner',
    'goo_',
    'google',
    'mail',
    "o'reilly",
    '谷歌',
  ])
  expect(await valuesOfUsers(db, 'region', '', 20)).toEqual(['CN', 'DE'])
  expect(await valuesOfUsers(db, 'union_code', '', 20)).toEqual([])
})

test('lists the values that begin with the typed text, whatever its characters', async () => {
  expect(await valuesOfUsers(db, 'utm_source', 'goo', 20)).toEqual(['goo_', 'google'])
  expect(await valuesOfUsers(db, 'utm_source', '谷', 20)).toEqual(['谷歌'])
  expect(await valuesOfUsers(db, 'region', 'de', 20)).toEqual(['DE'])
  expect(await valuesOfUsers(db, 'utm_source', "o'", 20)).toEqual(["o'reilly"])
  expect(await valuesOfUsers(db, 'utm_source', '%', 20)).toEqual([])
})

test('lists no more values than requested', async () => {
  expect(await valuesOfUsers(db, 'utm_source', '', 2)).toEqual(['Go-partner', 'goo_'])
})
