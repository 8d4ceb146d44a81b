import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { listDroppedEvents } from '../store/relational/sites/dropped-events.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { deleteSites, insertSite } from '../store/relational/sites/sites.ts'
import { startDropCounts, type DropCounts } from './drop-counts.ts'

let db: Database
let ownerId: number
let siteId: number
let now: number
let warnings: string[]
let drops: DropCounts

beforeEach(async () => {
  now = Date.parse('2026-11-20T23:59:00Z')
  warnings = []
  db = await openDatabase(':memory:')
  const admin = await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: new Date(now) })
  ownerId = admin?.id ?? 0
  siteId = await newSite('a.example')
  drops = startDropCounts(db, { warn: (message) => void warnings.push(message) }, () => now)
})
afterEach(async () => {
  await drops.stop()
  await db.destroy().catch(() => {})
})

async function newSite(domain: string): Promise<number> {
  const site = await insertSite(db, {
    ownerId,
    name: 'Site',
    domain,
    currencyType: 'EUR',
    timeZone: 'Etc/UTC',
    weekStart: 'monday',
    now: new Date(now),
  })
  return site?.id ?? 0
}

test('adds what comes to what was written, by day and reason', async () => {
  drops.add(siteId, 'bot')
  drops.add(siteId, 'bot')
  drops.add(siteId, 'hostname')
  await drops.write()
  drops.add(siteId, 'bot')
  now += 2 * 60 * 1000
  drops.add(siteId, 'bot')
  await drops.write()
  await drops.write()
  expect(await listDroppedEvents(db, siteId, '2026-01-01')).toEqual([
    { day: '2026-11-20', reason: 'bot', count: 3 },
    { day: '2026-11-20', reason: 'hostname', count: 1 },
    { day: '2026-11-21', reason: 'bot', count: 1 },
  ])
})

test('forgets what is older than 90 days', async () => {
  drops.add(siteId, 'bot')
  await drops.write()
  now += 89 * 24 * 60 * 60 * 1000
  await drops.write()
  expect(await listDroppedEvents(db, siteId, '2026-01-01')).toHaveLength(1)
  now += 24 * 60 * 60 * 1000
  await drops.write()
  expect(await listDroppedEvents(db, siteId, '2026-01-01')).toEqual([])
})

test('passes over a site that is gone, and keeps the others', async () => {
  drops.add(siteId + 1, 'bot')
  drops.add(siteId, 'bot')
  await drops.write()
  expect(await listDroppedEvents(db, siteId, '2026-01-01')).toHaveLength(1)
  await deleteSites(db, [siteId])
  expect(await listDroppedEvents(db, siteId, '2026-01-01')).toEqual([])
  expect(warnings).toEqual([])
})

test('counts that cannot be written are tried again', async () => {
  drops.add(siteId, 'bot')
  await db.schema.alterTable('dropped_events').renameTo('elsewhere').execute()
  await drops.write()
  expect(warnings).toHaveLength(1)
  await db.schema.alterTable('elsewhere').renameTo('dropped_events').execute()
  drops.add(siteId, 'bot')
  await drops.write()
  expect(await listDroppedEvents(db, siteId, '2026-01-01')).toEqual([{ day: '2026-11-20', reason: 'bot', count: 2 }])
})

test('forgets a site whose data are deleted, also what was not written yet', async () => {
  const other = await newSite('other.example')
  for (const id of [siteId, other]) drops.add(id, 'bot')
  await drops.write()
  for (const id of [siteId, other]) drops.add(id, 'bot')
  await drops.forgetSites([siteId])
  await drops.write()
  expect(await listDroppedEvents(db, siteId, '2026-01-01')).toEqual([])
  expect(await listDroppedEvents(db, other, '2026-01-01')).toMatchObject([{ count: 2 }])
})
