import { googleScopes, schemas } from '@sightline/api-client/contract'
import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createConnections } from '../../src/connections/connections.ts'
import { demoSite } from '../../src/demo/demo-site.ts'
import { connectGoogle } from '../../src/demo/connect-google.ts'
import { DEMO_PROPERTY, generatedGoogleAnalytics } from '../../src/demo/providers/google-analytics.ts'
import { startProviders, type Providers } from '../../src/demo/providers/providers.ts'
import { createGa4 } from '../../src/google/ga4-client.ts'
import { addSite, changeSite, transferOwnership } from '../../src/sites/change-site.ts'
import { attachProperty, detachProperty, readPropertyState } from '../../src/sites/google-property.ts'
import { createGoogleAnalyticsSources } from '../../src/stats/google-analytics/google-analytics-sources.ts'
import { readCurrent } from '../../src/stats/current-visitors.ts'
import { readDashboard } from '../../src/stats/dashboard.ts'
import { listConnections } from '../../src/store/relational/accounts/connections.ts'
import { listNotices } from '../../src/store/relational/accounts/notices.ts'
import { insertUser } from '../../src/store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../../src/store/relational/database.ts'
import { findGoogleProperty } from '../../src/store/relational/sites/google-properties.ts'
import { findSite, type Site } from '../../src/store/relational/sites/sites.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'

const DAYS = 3
const secret = 'a secret of the demo that is as long as it must be'
const now = () => new Date()
const { data: week = expect.unreachable() } = schemas.stats.dashboard.input.safeParse({ site_id: '1', range: '7d' })

let folder: string
let providers: Providers
let db: Database
let site: Site
let otherId: number
beforeAll(async () => {
  folder = await temporaryFolder()
  // The people of the demo take longer than a test, and each test has a copy of them.
  const template = await openDatabase(join(folder, 'template.db'))
  await demoSite(template, DAYS)
  await template.destroy()
  providers = await startProviders({
    routes: (google) => [generatedGoogleAnalytics(google, { now: Date.now(), days: DAYS })],
  })
})
afterAll(async () => {
  await providers.stop()
  await removeFolder(folder)
})
beforeEach(async () => {
  const file = join(folder, `${randomUUID()}.db`)
  await copyFile(join(folder, 'template.db'), file)
  db = await openDatabase(file)
  site = await demoSite(db, DAYS)
  otherId = await addMember('grace@example.com')
  await connect()
  return () => db.destroy()
})

async function addMember(email: string): Promise<number> {
  const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: randomUUID() }
  const user = await insertUser(db, { email, passwordHash: 'x', level: 'member', attribution, now: now() })
  return user?.id ?? expect.unreachable()
}

const connections = () => createConnections(db, { config: providers.config, secret, address: 'http://localhost', now })
/** Connects the owner's Google account, and attaches the property where the site has none. */
const connect = () => connectGoogle(db, site, { providers, secret, now })
const connectionOf = async (userId: number) => (await listConnections(db, userId))[0] ?? expect.unreachable()
const openClient = () => createGa4({ urls: providers.config.analytics, tokens: connections().accessTokens })
const property = async () => (await findGoogleProperty(db, site.id)) ?? expect.unreachable()
const current = async () => (await findSite(db, site.id)) ?? expect.unreachable()

async function disconnect(): Promise<void> {
  await connections().disconnect(await connectionOf(site.owner_id))
}

async function readWeek() {
  const open = createGoogleAnalyticsSources({ db, openClient: openClient(), now: Date.now })
  const source = await open(site)
  if (source === undefined) throw new Error('there is no source')
  return readDashboard(source, site, week, now())
}

async function attach(to = site, hasOwnEvents = false): Promise<void> {
  const connection_id = String((await connectionOf(to.owner_id)).id)
  const chosen = { connection_id, property_id: DEMO_PROPERTY }
  await attachProperty(db, openClient()(connection_id), to, chosen, { hasOwnEvents, now: now() })
}

describe('an account that was disconnected', () => {
  test('is named as the reason why there are no figures, and reads its properties again once it is back', async () => {
    await disconnect()
    expect(await property()).toMatchObject({ connection_id: null })
    await expect(readWeek()).rejects.toMatchObject({ key: 'google_disconnected' })
    await connect()
    expect((await property()).connection_id).toBe((await connectionOf(site.owner_id)).id)
    expect((await readWeek()).totals.visitors).toBeGreaterThan(0)
  })

  test('leaves the figures that were kept, which say so at once', async () => {
    const before = await readWeek()
    expect(before.source.notices?.map(({ kind }) => kind)).not.toContain('stale')
    await disconnect()
    const after = await readWeek()
    expect(after.totals).toEqual(before.totals)
    expect(after.source.notices).toContainEqual(expect.objectContaining({ kind: 'stale', reason: 'disconnected' }))
  })

  test('leaves none that seems to be of now, to two who ask at once as little as to one', async () => {
    await readWeek()
    await disconnect()
    const open = createGoogleAnalyticsSources({ db, openClient: openClient(), now: Date.now })
    const read = async () => {
      const source = await open(site)
      if (source === undefined) throw new Error('there is no source')
      return readDashboard(source, site, week, now())
    }
    const answers = await Promise.all([read(), read()])
    const stale = expect.objectContaining({ kind: 'stale', reason: 'disconnected' })
    expect(answers.map(({ source }) => source.notices)).toEqual([
      expect.arrayContaining([stale]),
      expect.arrayContaining([stale]),
    ])
  })

  test('says nothing of now by what was kept of then', async () => {
    const readNow = async () => {
      const open = createGoogleAnalyticsSources({ db, openClient: openClient(), now: Date.now })
      const source = await open(site)
      if (source === undefined) throw new Error('there is no source')
      return readCurrent(source, site.id, Date.now())
    }
    expect((await readNow()).minutes).toHaveLength(30)
    await disconnect()
    await expect(readNow()).rejects.toMatchObject({ key: 'google_disconnected' })
  })

  test('does not come back to a site that somebody else owns by then', async () => {
    await disconnect()
    await transferOwnership(db, await current(), otherId, now())
    const form = { name: 'Another', domain: 'another.example', currency_type: 'EUR' }
    await connectGoogle(db, await addSite(db, form, { ownerId: site.owner_id }, now()), { providers, secret, now })
    expect(await property()).toMatchObject({ connection_id: null })
  })
})

test('a site says whether its account is read, has ended or was disconnected', async () => {
  const stateNow = async () => (await readPropertyState(db, site.id)).connectionState
  expect(await stateNow()).toBe('connected')
  const { id, subject } = await connectionOf(site.owner_id)
  const { accessTokens } = connections()
  const token = await accessTokens.get(String(id), googleScopes.read)
  providers.google.withdraw(subject)
  await expect(accessTokens.get(String(id), googleScopes.read, token)).rejects.toMatchObject({
    key: 'connection_reconnect',
  })
  expect(await stateNow()).toBe('reconnect')
  await disconnect()
  expect(await stateNow()).toBeNull()
})

test('figures that were kept say that the provider has ended the access, however young they are', async () => {
  const before = await readWeek()
  const { id, subject } = await connectionOf(site.owner_id)
  const { accessTokens } = connections()
  const token = await accessTokens.get(String(id), googleScopes.read)
  providers.google.withdraw(subject)
  await expect(accessTokens.get(String(id), googleScopes.read, token)).rejects.toMatchObject({
    key: 'connection_reconnect',
  })
  const after = await readWeek()
  expect(after.totals).toEqual(before.totals)
  expect(after.source.notices).toContainEqual(expect.objectContaining({ kind: 'stale', reason: 'reconnect' }))
})

describe('a site that is given to somebody else', () => {
  test('is not read with the account of its former owner any more', async () => {
    await transferOwnership(db, await current(), otherId, now())
    expect(await property()).toMatchObject({ property_id: DEMO_PROPERTY, connection_id: null })
    await expect(readWeek()).rejects.toMatchObject({ key: 'google_disconnected' })
  })

  test('is read again where it comes back to the owner of the account', async () => {
    await transferOwnership(db, await current(), otherId, now())
    await transferOwnership(db, await current(), site.owner_id, now())
    expect((await property()).connection_id).toBe((await connectionOf(site.owner_id)).id)
  })

  test('tells both, and nobody where nothing changed', async () => {
    const stale = await current()
    await transferOwnership(db, stale, otherId, now())
    await transferOwnership(db, stale, otherId, now())
    const told = async (userId: number) => {
      const { list } = await listNotices(db, userId, { current: 1, pageSize: 100 })
      // The account of the demo has other notices as well.
      return list
        .filter(({ kind }) => kind === 'site_transferred')
        .map(({ kind, link, data }) => [kind, link, JSON.parse(data ?? 'null')])
    }
    const { domain } = site
    expect(await told(site.owner_id)).toEqual([['site_transferred', null, { domain, is_received: false }]])
    expect(await told(otherId)).toEqual([['site_transferred', `/sites/${site.id}`, { domain, is_received: true }]])
  })
})

describe('whose figures are shown first', () => {
  test('are those of Google where the snippet has counted nothing, also after the property was away', async () => {
    await detachProperty(db, site, false, now())
    await attach()
    expect(await current()).toMatchObject({ source: 'google_analytics' })
    await detachProperty(db, site, false, now())
    expect(await current()).toMatchObject({ source: 'built_in' })
    await attach(site, true)
    expect(await current()).toMatchObject({ source: 'built_in' })
  })

  test('is for the owner to choose where the site has a property', async () => {
    const { site: changed } = await changeSite(db, await current(), { source: 'google_analytics' }, now())
    expect(changed.source).toBe('google_analytics')
    await detachProperty(db, site, false, now())
    await expect(changeSite(db, await current(), { source: 'google_analytics' }, now())).rejects.toMatchObject({
      key: 'property_missing',
    })
  })
})

test('two sites that are given one property at once do not both have it', async () => {
  await detachProperty(db, site, false, now())
  const form = { name: 'Second', domain: 'second.example', currency_type: 'EUR' }
  const second = await addSite(db, form, { ownerId: site.owner_id }, now())
  const results = await Promise.allSettled([attach(site), attach(second)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'property_attached' } })
})
