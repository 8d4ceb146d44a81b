import { type ApiClient, type Website, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientWith, someAddress } from '../support/people.ts'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { shareSite } from '../support/sites/share-site.ts'

let product: RunningProduct
let admin: ApiClient
let owner: ApiClient
let viewer: ApiClient
let viewerId: string

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  admin = await signedInClient(product)
  owner = await register('shop@example.com')
  viewer = await register('viewer@example.com')
  const store = await openStore(product.dataDir)
  const rows = await store.selectFrom('app_user').select(['id', 'email']).execute()
  await store.destroy()
  const idOf = (email: string) => String(rows.find((row) => row.email === email)?.id)
  viewerId = idOf('viewer@example.com')
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function register(email: string): Promise<ApiClient> {
  const response = await fetch(`${product.address}/v1/auth/register`, {
    method: 'POST',
    headers: someAddress(),
    body: new URLSearchParams({ email, password: 'correct horse battery' }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return clientWith(product, data.token)
}

const addSite = (domain: string, client = owner, name = domain): Promise<Website> =>
  unwrap(client.website.addWebsite({ name, domain, currency_type: 'EUR' }))

const view = (site: Website, n = 'pageview') =>
  sendEvent(product.address, { s: site.public_id, u: `https://${site.domain}/`, n })

const sitesOf = async (client: ApiClient) => (await unwrap(client.website.fetchWebsiteList())).website_list

const forbidden = { code: 403, message: 'site_no_permission' }

const wrong = (code: number, message: string, field: string, key = message) => ({
  code,
  message,
  data: { fields: { [field]: key } },
})

describe('a site of one’s own', () => {
  test('is changed by field, in the state that was seen', async () => {
    const site = await addSite('change.example')
    const changed = await unwrap(
      owner.website.updateWebsite({
        site_id: site.id,
        version: site.version,
        name: 'Shop',
        week_start: 'sunday',
      }),
    )
    expect(changed).toEqual({
      ...site,
      name: 'Shop',
      week_start: 'sunday',
      version: site.version + 1,
      updated_at: changed.updated_at,
    })
    expect(await owner.website.updateWebsite({ site_id: site.id, version: site.version, name: 'Late' })).toEqual({
      code: 409,
      message: 'row_changed',
      data: changed,
    })
    const taken = await addSite('taken.example')
    expect(
      await owner.website.updateWebsite({ site_id: taken.id, version: 1, domain: 'https://Change.example/' }),
    ).toEqual(wrong(409, 'domain_taken', 'domain'))
  })

  test('of changes at the same moment exactly one wins', async () => {
    const site = await addSite('race.example')
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        owner.website.updateWebsite({ site_id: site.id, version: site.version, name: `Name ${index}` }),
      ),
    )
    expect(results.filter((result) => result.code === 409)).toHaveLength(7)
    const winner = results.find((result) => result.code === 200)
    expect((await sitesOf(owner)).find((row) => row.id === site.id)).toEqual(winner?.code === 200 && winner.data)
  })

  test('is deleted once its domain is typed, with its events and its statistics', async () => {
    const site = await addSite('gone.example')
    await shareSite(owner, site.id, viewer, 'viewer@example.com')
    expect((await view(site)).status).toBe(202)
    for (const named of [{ id: site.id }, { site_id: site.id }, { id: site.id, site_id: site.id }]) {
      expect(await owner.website.deleteWebsite({ ...named, domain: 'other.example' })).toEqual(
        wrong(400, 'domain_mismatch', 'domain'),
      )
    }
    expect(await owner.website.deleteWebsite({ domain: 'gone.example' })).toEqual(
      wrong(400, 'invalid_input', 'id', 'field_required'),
    )
    expect(await owner.website.deleteWebsite({ id: site.id, site_id: '999999', domain: 'gone.example' })).toEqual(
      wrong(400, 'invalid_input', 'site_id', 'field_invalid'),
    )
    expect(await viewer.website.deleteWebsite({ id: site.id, domain: 'gone.example' })).toMatchObject(forbidden)
    expect((await view(site)).status).toBe(202)

    const { job_id } = await unwrap(owner.website.deleteWebsite({ id: site.id, domain: 'https://Gone.example' }))
    expect(await (await view(site)).json()).toEqual({ code: 400, message: 'not_found', data: null })
    for (const client of [owner, viewer, admin]) {
      expect(await client.stats.dashboard({ site_id: site.id })).toMatchObject(forbidden)
      expect(await client.website.liveCheck({ site_id: site.id })).toMatchObject(forbidden)
      expect((await sitesOf(client)).map((row) => row.id)).not.toContain(site.id)
    }
    expect(await owner.website.deleteWebsite({ site_id: site.id, domain: 'gone.example' })).toMatchObject(forbidden)
    await eventually(async () => (await unwrap(owner.job.get({ id: job_id }))).job.status === 'succeeded')

    const again = await addSite('gone.example')
    expect(Number(again.id)).toBeGreaterThan(Number(site.id))
    expect(again.public_id).not.toBe(site.public_id)
  })
})

describe('sharing', () => {
  let site: Website

  beforeAll(async () => {
    site = await addSite('shared.example')
    await shareSite(owner, site.id, viewer, ' Viewer@Example.com')
    await view(site)
    await eventually(async () => (await unwrap(owner.stats.current({ site_id: site.id }))).current_visitors === 1)
  })

  test('lets a viewer see the statistics', async () => {
    expect((await sitesOf(viewer)).find((row) => row.id === site.id)).toEqual({ ...site, access: 'viewer' })
    expect(await viewer.stats.dashboard({ site_id: site.id })).toMatchObject({ data: { totals: { pageviews: 1 } } })
    expect(await viewer.website.liveCheck({ site_id: site.id })).toMatchObject({ code: 200 })
    const { sites } = await unwrap(viewer.stats.overview())
    expect(sites).toMatchObject([{ site_id: site.id, visitors: 1 }])
  })

  test('is read one by one by whoever may view it, and changed by an administrator as by its owner', async () => {
    const site_id = site.id
    expect(await owner.website.get({ site_id })).toMatchObject({ data: site })
    expect(await viewer.website.get({ site_id })).toMatchObject({ data: { ...site, access: 'viewer' } })
    expect((await sitesOf(admin)).map(({ id }) => id)).not.toContain(site_id)
    expect(await admin.website.get({ site_id })).toMatchObject({
      data: { ...site, access: 'owner', owner_email: expect.stringContaining('@') },
    })
    for (const client of [owner, viewer]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await unwrap(client.website.get({ site_id }))).owner_email).toBeUndefined()
    }
    const change = { site_id, version: site.version, name: 'Named by staff' }
    expect(await admin.website.updateWebsite(change)).toMatchObject({ data: { name: 'Named by staff' } })
    site = await unwrap(owner.website.updateWebsite({ site_id, version: site.version + 1, name: site.name }))
  })

  test('lets a viewer change, delete and share nothing', async () => {
    const site_id = site.id
    expect(await viewer.website.updateWebsite({ site_id, version: 1, name: 'Mine' })).toMatchObject(forbidden)
    expect(await viewer.website.deleteWebsite({ site_id, domain: site.domain })).toMatchObject(forbidden)
    expect(await viewer.website.viewers({ site_id })).toMatchObject(forbidden)
    expect(await viewer.website.addViewer({ site_id, email: 'shop@example.com' })).toMatchObject(forbidden)
    expect(await viewer.website.removeViewer({ site_id, user_id: viewerId })).toMatchObject(forbidden)
    expect(await viewer.app.fetchAppWebsiteList({})).toMatchObject({ code: 403, message: 'level_too_low' })
  })

  test('names the viewers, once each', async () => {
    const site_id = site.id
    const [before] = (await unwrap(owner.website.viewers({ site_id }))).list
    expect(before).toMatchObject({ user_id: viewerId, email: 'viewer@example.com' })
    expect(await owner.website.addViewer({ site_id, email: 'viewer@example.com' })).toEqual(
      wrong(409, 'viewer_exists', 'email'),
    )
    expect((await unwrap(owner.website.viewers({ site_id }))).list).toEqual([before])
    expect(await owner.website.addViewer({ site_id, email: 'shop@example.com' })).toEqual(
      wrong(400, 'viewer_is_owner', 'email'),
    )
  })

  test('ends', async () => {
    const site_id = site.id
    expect(await owner.website.removeViewer({ site_id, user_id: viewerId })).toMatchObject({ code: 200 })
    expect(await viewer.stats.dashboard({ site_id })).toMatchObject(forbidden)
    expect(await owner.website.removeViewer({ site_id, user_id: viewerId })).toMatchObject({
      code: 404,
      message: 'not_found',
    })
  })

  test('with an owner whose membership has ended shows a site and no statistics', async () => {
    const late = await register('late@example.com')
    const blocked = await addSite('blocked.example', late)
    await shareSite(late, blocked.id, viewer, 'viewer@example.com')
    const store = await openStore(product.dataDir)
    await store
      .updateTable('app_user')
      .set({ first_login_at: '2020-01-01T00:00:00.000Z', expired_time: '2020-01-31T00:00:00.000Z' })
      .where('email', '=', 'late@example.com')
      .execute()
    await store.destroy()
    for (const [client, message] of [
      [late, 'membership_expired'],
      [viewer, 'webmaster_expired'],
    ] as const) {
      expect((await sitesOf(client)).find((row) => row.id === blocked.id)).toMatchObject({ is_blocked: true })
      expect((await unwrap(client.stats.overview())).sites.map((row) => row.site_id)).not.toContain(blocked.id)
      expect(await client.stats.dashboard({ site_id: blocked.id })).toMatchObject({ code: 402, message })
    }
    expect(await late.website.updateWebsite({ site_id: blocked.id, version: 1, name: 'Still mine' })).toMatchObject({
      data: { name: 'Still mine', is_blocked: true },
    })
  })
})
