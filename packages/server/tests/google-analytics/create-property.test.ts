import { googleScopes } from '@sightline/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../src/errors.ts'
import { createPropertyLists } from '../../src/google/property-lists.ts'
import { createProperty, createStream, listAccounts } from '../../src/sites/create-google-property.ts'
import { attachProperty, readPropertyState } from '../../src/sites/google-property.ts'
import { upsertConnection } from '../../src/store/relational/accounts/connections.ts'
import { insertFirstAdmin } from '../../src/store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../../src/store/relational/database.ts'
import { claimCreation, endCreation } from '../../src/store/relational/sites/google-properties.ts'
import { insertSite, type Site } from '../../src/store/relational/sites/sites.ts'
import { clientOf, constantTokens, NOON, propertyOf, startGoogle, type Google } from './start-google.ts'

const NOW = new Date(NOON)

let db: Database
let google: Google
let ownerId = 0
let connectionId = ''
let site: Site
beforeAll(async () => {
  google = await startGoogle([
    { id: '1', displayName: 'Harbor', properties: [propertyOf({ visits: [] })] },
    { id: '2', displayName: 'Empty', properties: [] },
    { id: '3', displayName: 'Others', canEdit: false, properties: [propertyOf({ id: '3000', visits: [] })] },
  ])
})
afterAll(() => google.stop())
beforeEach(async () => {
  db = await openDatabase(':memory:')
  ownerId = (await insertFirstAdmin(db, { email: 'ada@example.com', passwordHash: 'x', now: NOW }))?.id ?? 0
  connectionId = String((await connect('ada@example.com', 'connected')).id)
  const inserted = await insertSite(db, {
    ownerId,
    name: 'Kettle & Kiln',
    domain: 'kettle.example',
    currencyType: 'CHF',
    timeZone: 'Europe/Zurich',
    weekStart: 'monday',
    now: NOW,
  })
  if (inserted === undefined) throw new Error('there is no site')
  site = inserted
  google.analytics.requests.length = 0
  return () => db.destroy()
})

const connect = (label: string, state: 'connected' | 'read_only') =>
  upsertConnection(
    db,
    {
      user_id: ownerId,
      provider: 'google',
      subject: label,
      label,
      scopes: '',
      state,
      refresh_token: null,
      access_token: null,
      access_expires_at: null,
    },
    NOW,
  )

const openLists = () => createPropertyLists(() => clientOf(google), Date.now)
const create = (account_id = '1', client = clientOf(google), lists = openLists()) =>
  createProperty(db, { client, lists }, site, { connection_id: connectionId, account_id }, NOW)
const completeStream = (userId = ownerId) => createStream(db, () => clientOf(google), site, { id: userId }, NOW)
const kept = async () => (await readPropertyState(db, site.id)).property
/** The properties of the first account at Google. */
const made = () => google.analytics.accounts[0]?.properties.filter(({ displayName }) => displayName === site.name) ?? []

test('the accounts of all connections are listed, and those without the permission are not asked', async () => {
  await connect('reader@example.com', 'read_only')
  const { connections, accounts } = await listAccounts(db, openLists().read, ownerId)
  expect(connections.map(({ label, state, failure }) => [label, state, failure])).toEqual([
    ['ada@example.com', 'connected', null],
    ['reader@example.com', 'read_only', null],
  ])
  expect(accounts.map(({ accountId, name }) => [accountId, name])).toEqual([
    ['1', 'Harbor'],
    ['2', 'Empty'],
  ])
  expect(google.analytics.requests).toHaveLength(1)
})

test('an account that Google refuses says why', async () => {
  google.analytics.faults.push('api_disabled')
  expect(await listAccounts(db, openLists().read, ownerId)).toMatchObject({
    connections: [{ failure: 'api_disabled' }],
    accounts: [],
  })
})

test('a property that was created is in the list at once, though that was read a moment ago', async () => {
  const lists = openLists()
  const ids = async () => (await lists.read(connectionId)).properties.map(({ propertyId }) => propertyId)
  const before = await ids()
  await create('1', clientOf(google), lists)
  expect(await ids()).toEqual(expect.arrayContaining([...before, made().at(-1)?.id]))
  expect(made().at(-1)?.id).toBeDefined()
})

test('a property and its stream are created with name, domain, time zone and currency', async () => {
  await create()
  expect(made().at(-1)).toMatchObject({
    displayName: 'Kettle & Kiln',
    timeZone: 'Europe/Zurich',
    currencyCode: 'CHF',
    host: 'kettle.example',
  })
  expect(await kept()).toMatchObject({
    name: 'Kettle & Kiln',
    time_zone: 'Europe/Zurich',
    currency_type: 'CHF',
    measurement_id: made().at(-1)?.measurementId,
  })
  expect(google.misfits).toEqual([])
  // It is the site's own from now on.
  const count = made().length
  await expect(create()).rejects.toMatchObject({ key: 'site_has_property' })
  await expect(completeStream()).rejects.toMatchObject({ key: 'stream_exists' })
  expect(made()).toHaveLength(count)
})

test.each([
  ['invalid', 'google_create_refused'],
  ['forbidden', 'google_create_forbidden'],
  ['scope_missing', 'scope_missing'],
  ['tokens', 'google_quota'],
  ['unavailable', 'provider_unavailable'],
] as const)('where Google answers %s nothing is made, and the site stays without a property', async (fault, key) => {
  const before = made().length
  google.analytics.faults.push(fault)
  await expect(create()).rejects.toMatchObject({ key })
  expect([made().length, await kept()]).toEqual([before, undefined])
})

test('nothing is asked of Google without the permission to create, and nothing is made in an account of others', async () => {
  const get = async (_id: string, scope: string): Promise<string> => {
    if (scope === googleScopes.edit) throw new ApiError('scope_missing')
    return constantTokens.get('1', scope)
  }
  await expect(create('1', clientOf(google, { tokens: { get } }))).rejects.toMatchObject({ key: 'scope_missing' })
  expect(google.analytics.requests).toEqual([])
  await expect(create('3')).rejects.toMatchObject({ key: 'google_create_forbidden' })
  expect(await kept()).toBeUndefined()
})

test('where only the stream fails the property is kept, and the stream is made later without a second property', async () => {
  const client = clientOf(google)
  const before = made().length
  const failing: typeof client = {
    ...client,
    createWebStream(...given) {
      google.analytics.faults.push('tokens')
      return client.createWebStream(...given)
    },
  }
  await expect(create('1', failing)).rejects.toMatchObject({ key: 'google_quota' })
  expect(await kept()).toMatchObject({ property_id: made().at(-1)?.id, measurement_id: null })
  await expect(create()).rejects.toMatchObject({ key: 'site_has_property' })
  await completeStream()
  expect(await kept()).toMatchObject({ measurement_id: made().at(-1)?.measurementId })
  expect(made()).toHaveLength(before + 1)
})

test('of several that create at once for a site one does, and no property is left over at Google', async () => {
  const before = made().length
  const results = await Promise.allSettled([create(), create(), create('2')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(results.slice(1)).toMatchObject([
    { reason: { key: 'creation_running' } },
    { reason: { key: 'creation_running' } },
  ])
  expect(made()).toHaveLength(before + 1)
  await expect(create()).rejects.toMatchObject({ key: 'site_has_property' })
})

test('another server that creates at the same time is seen, and one that has stopped in between is not waited for', async () => {
  const minutesAgo = (minutes: number) => new Date(NOON - minutes * 60_000)
  await claimCreation(db, site.id, minutesAgo(1), minutesAgo(60))
  await expect(create()).rejects.toMatchObject({ key: 'creation_running' })
  await endCreation(db, site.id)
  await claimCreation(db, site.id, minutesAgo(10), minutesAgo(60))
  await create()
  expect(await kept()).toMatchObject({ property_id: made().at(-1)?.id })
})

test('a stream is made for a property alone, with the own connection alone', async () => {
  await expect(completeStream()).rejects.toMatchObject({ key: 'property_missing' })
  google.analytics.accounts[1]?.properties.push(propertyOf({ id: '9000', host: '', visits: [] }))
  await attachProperty(
    db,
    clientOf(google),
    site,
    { connection_id: connectionId, property_id: '9000' },
    { hasOwnEvents: true, now: NOW },
  )
  await expect(completeStream(ownerId + 1)).rejects.toMatchObject({ key: 'connection_of_other' })
  await completeStream()
  expect(await kept()).toMatchObject({ measurement_id: 'G-NEW0009000' })
})
