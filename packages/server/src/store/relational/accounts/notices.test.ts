import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { countUnreadNotices, insertNotices, listNotices, markNotices } from './notices.ts'
import { saveNoticeSetting } from './notice-settings.ts'
import { insertFirstAdmin, insertUser } from './users.ts'

const NOW = new Date('2026-03-01T10:00:00.000Z')

test('notices are added once, listed and read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-notices-'))
  const db = await openDatabase(join(folder, 'sightline.db'))
  const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: null }
  const one = await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: '', now: NOW })
  const two = await insertUser(db, { email: 'b@example.com', passwordHash: '', level: 'member', attribution, now: NOW })
  const [userId, otherId] = [one?.id ?? 0, two?.id ?? 0]
  const ends = { userId, kind: 'membership_ends', title: 'T', body: 'B', onceKey: `ends ${userId} 7` } as const
  const message = { userId, kind: 'message', title: 'M', body: 'B', onceKey: null } as const

  expect(await insertNotices(db, [ends, message, { ...message, userId: otherId }], NOW)).toBe(3)
  expect(await insertNotices(db, [ends, message], NOW)).toBe(1)
  expect(await insertNotices(db, [], NOW)).toBe(0)

  const page = { current: 1, pageSize: 2 }
  const { list, total } = await listNotices(db, userId, page)
  expect([total, list.map(({ kind }) => kind)]).toEqual([3, ['message', 'message']])
  expect(await countUnreadNotices(db, userId)).toBe(3)

  await markNotices(
    db,
    otherId,
    list.map(({ id }) => id),
    NOW,
  )
  expect(await countUnreadNotices(db, userId)).toBe(3)
  await markNotices(db, userId, [list[0]?.id ?? 0], NOW)
  expect(await countUnreadNotices(db, userId)).toBe(2)
  await markNotices(db, userId, undefined, NOW)
  expect(await countUnreadNotices(db, userId)).toBe(0)
  expect(await countUnreadNotices(db, otherId)).toBe(1)

  await markNotices(db, userId, [list[0]?.id ?? 0], null)
  expect(await countUnreadNotices(db, userId)).toBe(1)
  await saveNoticeSetting(db, userId, 'message', { inApp: false, byMail: true })
  expect(await countUnreadNotices(db, userId)).toBe(0)
  expect(await listNotices(db, userId, page)).toMatchObject({ total: 1, list: [{ kind: 'membership_ends' }] })
  await saveNoticeSetting(db, userId, 'security', { inApp: false, byMail: false })
  await insertNotices(db, [{ ...message, kind: 'security' }], NOW)
  expect(await countUnreadNotices(db, userId)).toBe(1)
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})
