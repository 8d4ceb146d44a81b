import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertInvitedUser } from '../store/relational/accounts/user-changes.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { upsertReport } from '../store/relational/mail/site-reports.ts'
import { insertSite } from '../store/relational/sites/sites.ts'
import { putDueReports } from './put-due-reports.ts'

let folder: string
let db: Database
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-reports-'))
  db = await openDatabase(join(folder, 'sightline.db'))
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const DUE = new Date('2026-11-23T06:00:00Z')

async function recipients(count: number) {
  const now = new Date('2026-11-18T00:00:00Z')
  const owner = await insertInvitedUser(db, { email: 'owner@example.com', level: 'member', passwordHash: '' }, now)
  const site = await insertSite(db, {
    ownerId: owner.id,
    name: 'Site',
    domain: 'site.example',
    currencyType: 'EUR',
    timeZone: 'Europe/Berlin',
    weekStart: 'monday',
    now,
  })
  for (let number = 0; number < count; number += 1)
    await upsertReport(db, {
      website_id: site?.id ?? 0,
      address: `reader${number}@example.com`,
      rhythm: 'weekly',
      locale: 'ar',
      creator_id: owner.id,
      next_at: DUE.toISOString(),
      created_at: now.toISOString(),
    })
}

const mails = () => db.selectFrom('mail').selectAll().execute()

test('each recipient gets one report for a week, however often and by whomever it is asked for', async () => {
  await recipients(250)
  await putDueReports(db, new Date(DUE.getTime() - 1))
  expect(await mails()).toEqual([])
  await Promise.all([putDueReports(db, DUE), putDueReports(db, DUE)])
  await putDueReports(db, DUE)
  const put = await mails()
  expect(put).toHaveLength(250)
  expect(put[0]).toMatchObject({ kind: 'report', address: 'reader0@example.com', locale: 'ar' })
  expect(JSON.parse(put[0]?.data ?? '')).toMatchObject({ to: '2026-11-23' })
  const [{ next_at } = { next_at: '' }] = await db.selectFrom('site_report').select('next_at').execute()
  expect(next_at).toBe('2026-11-30T06:00:00.000Z')
})

test('where a day is found due once more, its report is not sent again', async () => {
  await recipients(1)
  await putDueReports(db, DUE)
  await db.updateTable('site_report').set({ next_at: DUE.toISOString() }).execute()
  await putDueReports(db, DUE)
  expect(await mails()).toHaveLength(1)
})

test('after weeks in which nothing ran, the latest week is reported', async () => {
  await recipients(1)
  await putDueReports(db, new Date('2026-12-16T00:00:00Z'))
  const put = await mails()
  expect(put.map(({ data }) => (JSON.parse(data) as { to: string }).to)).toEqual(['2026-12-14'])
  const [{ next_at } = { next_at: '' }] = await db.selectFrom('site_report').select('next_at').execute()
  expect(next_at).toBe('2026-12-21T06:00:00.000Z')
})
