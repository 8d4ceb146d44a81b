import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertInvitedUser } from '../store/relational/accounts/user-changes.ts'
import { sendMembershipNotices } from './membership-notices.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000)

let folder: string
let db: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-notices-'))
  db = await openDatabase(join(folder, 'sightline.db'))
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

async function member(expiry: Date | null, changes: { level?: 'admin'; status?: 'disabled' } = {}): Promise<number> {
  const email = `${Math.random()}@example.com`
  const { id } = await insertInvitedUser(db, { email, level: 'member', passwordHash: '' }, NOW)
  const expired_time = expiry?.toISOString() ?? null
  await db
    .updateTable('app_user')
    .set({ expired_time, ...changes })
    .where('id', '=', id)
    .execute()
  return id
}

const titlesOf = async (userId: number) =>
  (await db.selectFrom('notice').select('title').where('user_id', '=', userId).orderBy('id').execute()).map(
    (notice) => notice.title,
  )

test('comes 7, 3 and 1 days before the end, once each, however often it is requested', async () => {
  const id = await member(inHours(24 * 8))
  for (let hour = 0; hour < 24 * 9; hour += 1) await sendMembershipNotices(db, inHours(hour))
  expect(await titlesOf(id)).toEqual([
    'Membership ends in 7 days',
    'Membership ends in 3 days',
    'Membership ends in 1 day',
  ])
})

test('two at the same time send one', async () => {
  const id = await member(inHours(20))
  const added = await Promise.all([sendMembershipNotices(db, NOW), sendMembershipNotices(db, NOW)])
  expect(added.toSorted()).toEqual([0, 1])
  expect(await titlesOf(id)).toHaveLength(1)
})

test('after a pause only the notice that fits comes', async () => {
  const id = await member(inHours(30))
  await sendMembershipNotices(db, NOW)
  expect(await titlesOf(id)).toEqual(['Membership ends in 2 days'])
})

test('says whether it is the trial that ends', async () => {
  const id = await member(inHours(24 * 3))
  const trial = await member(inHours(24 * 3))
  const first_login_at = inHours(-24 * 27).toISOString()
  await db.updateTable('app_user').set({ first_login_at }).where('id', '=', trial).execute()
  await sendMembershipNotices(db, NOW)
  expect(await titlesOf(id)).toEqual(['Membership ends in 3 days'])
  expect(await titlesOf(trial)).toEqual(['Trial ends in 3 days'])
  const { data } = await db.selectFrom('notice').select('data').where('user_id', '=', trial).executeTakeFirstOrThrow()
  expect(JSON.parse(data ?? '')).toEqual({ days: 3, expires_at: inHours(24 * 3).toISOString(), cause: 'trial' })
})

test('a renewed membership is warned of anew', async () => {
  const id = await member(inHours(20))
  await sendMembershipNotices(db, NOW)
  await db
    .updateTable('app_user')
    .set({ expired_time: inHours(24 * 30).toISOString() })
    .where('id', '=', id)
    .execute()
  await sendMembershipNotices(db, inHours(24 * 29 + 1))
  expect(await titlesOf(id)).toEqual(['Membership ends in 1 day', 'Membership ends in 1 day'])
})

test('nobody else is told: it has ended, has no end, is not near, staff, disabled', async () => {
  await member(inHours(-1))
  await member(null)
  await member(inHours(24 * 8))
  await member(inHours(20), { level: 'admin' })
  await member(inHours(20), { status: 'disabled' })
  expect(await sendMembershipNotices(db, NOW)).toBe(0)
})

test('goes through as many as there are', async () => {
  const rows = Array.from({ length: 1203 }, (_, index) => index)
  await db.transaction().execute(async (transaction) => {
    for (const index of rows)
      await insertInvitedUser(transaction, { email: `${index}@example.com`, level: 'member', passwordHash: '' }, NOW)
    await transaction
      .updateTable('app_user')
      .set({ expired_time: inHours(20).toISOString() })
      .execute()
  })
  expect(await sendMembershipNotices(db, NOW)).toBe(rows.length)
  expect(await sendMembershipNotices(db, NOW)).toBe(0)
})
