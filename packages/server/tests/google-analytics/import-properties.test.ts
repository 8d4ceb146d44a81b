import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GeneratedAccount } from '../../src/demo/google-analytics/generated-analytics.ts'
import { createPropertyLists } from '../../src/google/property-lists.ts'
import { attachProperty, detachProperty, listProperties, readPropertyState } from '../../src/sites/google-property.ts'
import { importPropertiesWork } from '../../src/sites/import-google-properties.ts'
import { upsertConnection } from '../../src/store/relational/accounts/connections.ts'
import { insertFirstAdmin } from '../../src/store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../../src/store/relational/database.ts'
import { insertJob } from '../../src/store/relational/jobs/jobs.ts'
import { listLines } from '../../src/store/relational/jobs/job-lines.ts'
import { keepDailyValues } from '../../src/store/relational/sites/google-daily-values.ts'
import { findSiteByDomain, insertSite, listSitesOf } from '../../src/store/relational/sites/sites.ts'
import { clientOf, NOON, propertyOf, startGoogle, type Google } from './start-google.ts'

const NOW = new Date(NOON)
const accounts: GeneratedAccount[] = [
  {
    id: '1',
    displayName: 'Harbor',
    properties: [
      propertyOf({ visits: [] }),
      propertyOf({ id: '1001', displayName: 'Bakery', host: 'bakery.example', timeZone: 'Asia/Kolkata', visits: [] }),
      propertyOf({ id: '1002', displayName: 'App only', host: '', visits: [] }),
      propertyOf({ id: '1003', displayName: 'Bakery again', host: 'bakery.example', visits: [] }),
    ],
  },
  {
    id: '2',
    displayName: 'Others',
    canEdit: false,
    properties: [propertyOf({ id: '2000', host: 'o.example', visits: [] })],
  },
]

let db: Database
let google: Google
let ownerId = 0
let connectionId = ''
beforeAll(async () => {
  google = await startGoogle(accounts)
})
afterAll(() => google.stop())
beforeEach(async () => {
  db = await openDatabase(':memory:')
  ownerId = (await insertFirstAdmin(db, { email: 'ada@example.com', passwordHash: 'x', now: NOW }))?.id ?? 0
  const connection = await upsertConnection(
    db,
    {
      user_id: ownerId,
      provider: 'google',
      subject: '1',
      label: 'ada@example.com',
      scopes: '',
      state: 'connected',
      refresh_token: null,
      access_token: null,
      access_expires_at: null,
    },
    NOW,
  )
  connectionId = String(connection.id)
  return () => db.destroy()
})

/** Does the job as the worker does it. @returns its lines */
async function importAll(ids: readonly string[], maxSites = 0) {
  const properties = ids.map((property_id) => ({ connection_id: connectionId, property_id }))
  const jobId = await insertJob(db, { kind: 'import_properties', ownerId, input: { properties } }, NOW)
  const work = importPropertiesWork({
    openClient: () => clientOf(google),
    maxSitesOf: async () => maxSites,
    now: () => NOW,
  })
  const job = {
    id: jobId,
    owner_id: ownerId,
    input: { properties },
    done: 0,
    total: properties.length,
    created_at: NOW.toISOString(),
    readFile: async () => new Uint8Array(),
    signal: new AbortController().signal,
  }
  for await (const { keep } of work(job)) await db.transaction().execute(async (transaction) => keep?.(transaction))
  const { list } = await listLines(db, jobId, { current: 1, pageSize: 50 })
  return list.map(({ subject, outcome, message }) => [subject, outcome, message])
}

test('properties of all accounts are listed, and which of them a site has', async () => {
  await importAll(['1000'])
  const { connections, properties } = await listProperties(
    db,
    createPropertyLists(() => clientOf(google), Date.now).read,
    ownerId,
  )
  expect(connections).toMatchObject([{ label: 'ada@example.com', failure: null }])
  expect(properties.map(({ propertyId, canEdit, siteId }) => [propertyId, canEdit, siteId])).toEqual([
    ['1000', true, 1],
    ['1001', true, undefined],
    ['1002', true, undefined],
    ['1003', true, undefined],
    ['2000', false, undefined],
  ])
})

test('an account that Google refuses says why', async () => {
  google.analytics.faults.push('scope_missing')
  const { connections, properties } = await listProperties(
    db,
    createPropertyLists(() => clientOf(google), Date.now).read,
    ownerId,
  )
  expect([connections[0]?.failure, properties]).toEqual(['scope_missing', []])
})

test('each property becomes a site with its domain, time zone and currency; what fails does not stop the others', async () => {
  expect(await importAll(['1000', '1001', '1002', '1003', '999', '1000', '2000'])).toEqual([
    ['Harbor Lane', 'created', null],
    ['Bakery', 'created', null],
    ['App only', 'failed', 'stream_missing'],
    ['Bakery again', 'failed', 'domain_taken'],
    ['999', 'failed', 'google_no_access'],
    ['Harbor Lane', 'skipped', 'property_attached'],
    ['Harbor Lane', 'created', null],
  ])
  expect(await listSitesOf(db, ownerId)).toMatchObject([
    { name: 'Harbor Lane', domain: 'harbor-lane.example', currency_type: 'EUR', source: 'google_analytics' },
    { name: 'Bakery', domain: 'bakery.example', time_zone: 'Asia/Kolkata' },
    { domain: 'o.example' },
  ])
  expect((await readPropertyState(db, 1)).property).toMatchObject({
    property_id: '1000',
    measurement_id: 'G-HARBOR0001',
    stream_id: '10001',
  })
  expect(google.misfits).toEqual([])
})

test('nobody gets more sites than they may own', async () => {
  expect(await importAll(['1000', '1001'], 1)).toEqual([
    ['Harbor Lane', 'created', null],
    ['Bakery', 'failed', 'too_many_entries'],
  ])
})

test('a property is attached to a site and taken away again, and has one site', async () => {
  await importAll(['1000'])
  const site = await insertSite(db, {
    ownerId,
    name: 'Own',
    domain: 'own.example',
    currencyType: 'EUR',
    timeZone: 'Etc/UTC',
    weekStart: 'monday',
    now: NOW,
  })
  if (site === undefined) throw new Error('there is no site')
  const attach = (property_id: string) =>
    attachProperty(
      db,
      clientOf(google),
      site,
      { connection_id: connectionId, property_id },
      { hasOwnEvents: true, now: NOW },
    )
  await expect(attach('1000')).rejects.toMatchObject({ key: 'property_attached' })
  await expect(attach('999')).rejects.toMatchObject({ key: 'google_no_access' })
  await attach('1001')
  expect((await readPropertyState(db, site.id)).property).toMatchObject({ property_id: '1001' })
  await detachProperty(db, site, false, NOW)
  expect((await readPropertyState(db, site.id)).property).toBeUndefined()
  await expect(detachProperty(db, site, false, NOW)).rejects.toMatchObject({ key: 'property_missing' })
  const imported = await findSiteByDomain(db, 'harbor-lane.example')
  if (imported === undefined) throw new Error('there is no site')
  await detachProperty(db, imported, true, NOW)
  expect(await findSiteByDomain(db, 'harbor-lane.example')).toMatchObject({ source: 'built_in' })
})

test('the stored days of one property are never mixed with those of another', async () => {
  await importAll(['1000'])
  const site = await findSiteByDomain(db, 'harbor-lane.example')
  if (site === undefined) throw new Error('there is no site')
  const attach = (property_id: string) =>
    attachProperty(
      db,
      clientOf(google),
      site,
      { connection_id: connectionId, property_id },
      { hasOwnEvents: true, now: NOW },
    )
  await keepDailyValues(
    db,
    { siteId: site.id, propertyId: '1000' },
    [{ day: '2026-03-01', metric: 'visits', value: 3 }],
    NOW,
  )
  await detachProperty(db, site, false, NOW)
  await expect(attach('1001')).rejects.toMatchObject({ key: 'other_days_kept' })
  await attach('1000')
  await detachProperty(db, site, true, NOW)
  await attach('1001')
  expect((await readPropertyState(db, site.id)).property).toMatchObject({ property_id: '1001' })
})
