import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunQuery } from '../store/clickhouse/select.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { deleteSites, insertSite } from '../store/relational/sites/sites.ts'
import type { Jobs } from './jobs.ts'
import { startOrphanDeletion, startOrphanSweep } from './orphaned-data.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

let folder: string
let db: Database
let ownerId: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-orphans-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  ownerId = (await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW }))?.id ?? 0
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

async function addSite(domain: string): Promise<number> {
  const about = { name: domain, domain, currencyType: 'EUR', timeZone: 'Etc/UTC', weekStart: 'monday' as const }
  return (await insertSite(db, { ...about, ownerId, now: NOW }))?.id ?? 0
}

/** The jobs that are started where the event store holds rows of these sites. */
async function startedFor(siteIds: readonly number[]) {
  const start = vi.fn<Jobs['start']>(async () => 1)
  const ask: RunQuery = async <Row>() => siteIds.map((site_id) => ({ site_id })) as Row[]
  await startOrphanDeletion({ db, ask, jobs: { start } })
  return start.mock.calls.map(([job]) => job)
}

test('data of sites that no longer exist are deleted, those of other sites are not', async () => {
  const [kept, first, second] = [await addSite('a.example'), await addSite('b.example'), await addSite('c.example')]
  await deleteSites(db, [first, second])
  expect(await startedFor([kept, first, second])).toEqual([
    { kind: 'delete_site_data', ownerId, input: { site_ids: [first, second] } },
  ])
  expect(await startedFor([kept])).toEqual([])
})

test('rows of sites that this database never had are left alone', async () => {
  expect(await startedFor([1, 2])).toEqual([])
  const site = await addSite('a.example')
  expect(await startedFor([site, site + 1])).toEqual([])
})

test('data that a job deletes already are not deleted twice', async () => {
  const site = await addSite('a.example')
  await deleteSites(db, [site])
  const at = NOW.toISOString()
  const job = { owner_id: ownerId, kind: 'delete_site_data' as const, created_at: at, updated_at: at }
  await db
    .insertInto('job')
    .values({ ...job, status: 'queued', input: JSON.stringify({ site_ids: [site] }) })
    .execute()
  expect(await startedFor([site])).toEqual([])
  await db.updateTable('job').set({ status: 'succeeded' }).execute()
  expect(await startedFor([site])).toHaveLength(1)
})

test('rows that another server writes after a site’s data were deleted are deleted as well, without a restart', async () => {
  const site = await addSite('a.example')
  await deleteSites(db, [site])
  const start = vi.fn<Jobs['start']>(async () => 1)
  let rows: { site_id: number }[] = []
  let isAway = true
  const said: string[] = []
  const sweeping = startOrphanSweep(
    {
      db,
      jobs: { start },
      log: { warn: (message) => void said.push(message) },
      askUntil:
        () =>
        async <Row>() => {
          if (isAway) throw new Error('away')
          return rows as Row[]
        },
    },
    20,
  )
  await vi.waitFor(() => expect(said[0]).toMatch(/away/))
  isAway = false
  await sleep(100)
  expect(start).not.toHaveBeenCalled()
  rows = [{ site_id: site }]
  await vi.waitFor(() => expect(start).toHaveBeenCalled())
  expect(start.mock.calls[0]?.[0]).toEqual({ kind: 'delete_site_data', ownerId, input: { site_ids: [site] } })
  await sweeping.stop()
  const calls = start.mock.calls.length
  await sleep(100)
  expect(start).toHaveBeenCalledTimes(calls)
})
