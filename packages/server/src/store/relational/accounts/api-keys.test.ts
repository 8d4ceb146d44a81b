import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onFullDisk } from '../../../../tests/support/full-disk.ts'
import { openDatabase } from '../database.ts'
import { findUserOfApiKey, insertApiKey, listApiKeys } from './api-keys.ts'
import { insertFirstAdmin } from './users.ts'

const rights = { scopes: ['read_statistics'], siteIds: undefined } as const
const NOW = new Date('2026-03-01T10:00:00.000Z')

test('a key holds where its use cannot be noted, because the disk is full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-api-keys-'))
  const db = await openDatabase(join(folder, 'sightline.db'))
  const user = await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: '', now: NOW })
  const userId = user?.id ?? 0
  await insertApiKey(db, { userId, name: 'Key', key: 'slk_key', prefix: 'slk_', rights, now: NOW })
  const lastUse = async () => (await listApiKeys(db, userId)).map((key) => key.last_used_at)

  expect(await findUserOfApiKey(onFullDisk(db), 'slk_key', NOW)).toMatchObject({ user: { id: userId }, rights })
  expect(await lastUse()).toEqual([null])
  expect(await findUserOfApiKey(db, 'slk_key', NOW)).toMatchObject({ user: { id: userId }, rights })
  expect(await lastUse()).toEqual([NOW.toISOString()])

  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})
