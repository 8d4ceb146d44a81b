import { unwrap, type ApiClient } from '@sightline/api-client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { lineOf, newSite, startImport, textOf, waitForJob, type Line } from '../support/import-export.ts'
import { clientWith } from '../support/people.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let admin: ApiClient
let store: Database

/** The events of each site, as they were imported, and its owner. */
const imported: { siteId: number; owner: number; createdAt: string; lines: Line[] }[] = []

const PASSWORD = 'a long password'

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  store = await openStore(product.dataDir)
  const owner = await signUp('owner@usage.example')
  const quiet = await signUp('quiet@usage.example')
  const days = ['2026-01-31', '2026-02-01', '2026-02-08', '2026-02-09', '2026-03-01']
  await fill(owner, '2026-01-01T00:00:00.000Z', days)
  await fill(owner, '2026-02-08T23:59:59.999Z', ['2026-02-08', '2026-02-28'])
  await fill(admin, '2026-02-09T00:00:00.000Z', ['2026-02-09'])
  await fill(quiet, '2026-03-01T00:00:00.000Z', [])
  const deleted = await fill(quiet, '2026-01-01T00:00:00.000Z', ['2026-02-10'])
  imported.pop()
  const { list } = await unwrap(admin.app.fetchAppWebsiteList({ pageSize: 100 }))
  await unwrap(
    quiet.website.deleteWebsite({ id: deleted, domain: list.find(({ id }) => id === deleted)?.domain ?? '' }),
  )
})
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

async function signUp(email: string): Promise<ApiClient> {
  await unwrap(admin.appUser.addAppUser({ email, password: PASSWORD }))
  const client = clientWith(product, '')
  await unwrap(client.auth.login({ email, password: PASSWORD }))
  return client
}

/** A site that was added at an instant, with a view at both ends of each day, an event and an engagement ping. */
async function fill(client: ApiClient, createdAt: string, days: readonly string[]): Promise<string> {
  const id = await newSite(client)
  const lines = days.flatMap((day, index) => [
    lineOf({ ts: `${day}T00:00:00.000Z`, visitor_id: String(index) }),
    lineOf({ ts: `${day}T23:59:59.999Z`, visitor_id: String(index) }),
    lineOf({ ts: `${day}T12:00:00.000Z`, visitor_id: String(index), name: 'order' }),
    lineOf({ ts: `${day}T12:00:01.000Z`, visitor_id: String(index), name: 'engagement', engagement_ms: 900 }),
  ])
  if (lines.length > 0) {
    const { job } = await waitForJob(client, await startImport(client, id, textOf(lines)))
    expect(job.status).toBe('succeeded')
    expect(job.counts.created).toBe(lines.length)
  }
  await sql`update website set created_at = ${createdAt} where id = ${Number(id)}`.execute(store)
  const { owner_id } = await store
    .selectFrom('website')
    .select('owner_id')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow()
  imported.push({ siteId: Number(id), owner: owner_id, createdAt, lines })
  return id
}

/** What a range comes to, from the lines of the files and the sites' own instants. */
function usageBetween(from: string, to: string) {
  const days = imported.map((site) => ({
    ...site,
    events: site.lines.filter(({ ts, name }) => name !== 'engagement' && String(ts) >= from && String(ts) < to).length,
  }))
  const active = days.filter(({ events }) => events > 0)
  return {
    sites: imported.filter(({ createdAt }) => createdAt < to).length,
    new_sites: imported.filter(({ createdAt }) => createdAt >= from && createdAt < to).length,
    active_sites: active.length,
    active_owners: new Set(active.map(({ owner }) => owner)).size,
    events: days.reduce((sum, { events }) => sum + events, 0),
  }
}

const instantOf = (day: string) => `${day}T00:00:00.000Z`

test.each([
  { interval: 'month', borders: ['2026-01-15', '2026-02-01', '2026-03-01', '2026-03-02'] },
  { interval: 'week', borders: ['2026-02-01', '2026-02-02', '2026-02-09', '2026-02-16'] },
  { interval: 'day', borders: ['2026-02-08', '2026-02-09', '2026-02-10', '2026-02-11'] },
] as const)('the use by $interval is what the files and the sites come to', async ({ interval, borders }) => {
  const [from] = borders
  const end = borders[3]
  const to = new Date(Date.parse(end) - 1).toISOString().slice(0, 10)
  const { series, totals } = await unwrap(admin.appUser.usageAnalytics({ from, to, interval }))
  expect(totals).toEqual(usageBetween(instantOf(from), instantOf(end)))
  expect(totals.events).toBeGreaterThan(0)
  expect(series).toEqual(
    borders.slice(0, -1).map((start, index) => ({
      start: instantOf(start),
      ...usageBetween(instantOf(start), instantOf(borders[index + 1] ?? end)),
    })),
  )
})

test('distinct owners and sites of a range are not the sum of its days', async () => {
  const { series, totals } = await unwrap(
    admin.appUser.usageAnalytics({ from: '2026-02-08', to: '2026-02-09', interval: 'day' }),
  )
  expect(totals).toMatchObject({ active_owners: 2, active_sites: 3 })
  expect(series.map(({ active_owners, active_sites }) => [active_owners, active_sites])).toEqual([
    [1, 2],
    [2, 2],
  ])
})
