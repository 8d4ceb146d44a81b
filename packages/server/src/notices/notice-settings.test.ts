import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertUser } from '../store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { changeNoticeSetting, noticeSettingsOf } from './notice-settings.ts'

let folder: string
let db: Database
let userId: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notice-settings-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const now = new Date()
  const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: null }
  const user = await insertUser(db, {
    email: 'mina@example.com',
    passwordHash: '',
    level: 'member',
    attribution,
    now,
    locale: null,
  })
  if (user === undefined) throw new Error('there is no user')
  userId = user.id
})
afterAll(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

test('a person’s choices hold, and kinds without a choice have the default', async () => {
  await changeNoticeSetting(db, userId, 'order', { inApp: false, byMail: false })
  const settings = await noticeSettingsOf(db, userId)
  expect(settings).toContainEqual({ kind: 'order', in_app: false, by_mail: false, is_fixed: false })
  expect(settings).toContainEqual({ kind: 'job_finished', in_app: true, by_mail: false, is_fixed: false })
  expect(settings).toContainEqual({ kind: 'security', in_app: true, by_mail: true, is_fixed: true })
})

test('notices of what was done to an account cannot be silent', async () => {
  const off = { inApp: false, byMail: false }
  await expect(changeNoticeSetting(db, userId, 'security', off)).rejects.toThrow('notices_always')
  expect(await noticeSettingsOf(db, userId)).toContainEqual(
    expect.objectContaining({ kind: 'security', by_mail: true }),
  )
})
