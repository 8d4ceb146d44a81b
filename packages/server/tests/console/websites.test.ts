import { type ApiClient, type Website, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT } from '../../src/demo/demo-site.ts'
import { SITE } from '../../src/demo/harbor-lane/site.ts'
import { clientWith, someAddress } from '../support/people.ts'
import {
  removeFolder,
  sendEvent,
  signedInClient,
  startDemoProduct,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { shareSite } from '../support/sites/share-site.ts'

let product: RunningProduct
let admin: ApiClient
let owner: ApiClient
let viewer: ApiClient
let ownerId: string
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
  ownerId = idOf('shop@example.com')
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

describe('the table of all websites', () => {
  const list = async (input: Parameters<ApiClient['app']['fetchAppWebsiteList']>[0] = {}) => {
    const { list: rows, total } = await unwrap(admin.app.fetchAppWebsiteList(input))
    return { domains: rows.map((row) => row.domain), total }
  }
  const domains = ['one.table.example', 'two.table.example', 'three.table.example']

  beforeAll(async () => {
    for (const domain of domains)
      await unwrap(
        admin.app.createAppWebsite({ owner_id: ownerId, name: `Table ${domain}`, domain, currency_type: 'JPY' }),
      )
  })

  test('is filtered, sorted and cut', async () => {
    const name = 'tABLE'
    expect(await list({ name })).toEqual({ domains: domains.toReversed(), total: 3 })
    const sorted = { name, columnKey: 'domain', order: 'ascend' } as const
    expect(await list(sorted)).toEqual({ domains: domains.toSorted(), total: 3 })
    expect(await list({ ...sorted, current: 2, pageSize: 2 })).toEqual({ domains: ['two.table.example'], total: 3 })
    expect(await list({ ...sorted, current: 9 })).toEqual({ domains: [], total: 3 })
    expect(await list({ domain: 'two.t' })).toMatchObject({ total: 1 })
    expect(await list({ name, owner_email: 'shop@' })).toMatchObject({ total: 3 })
    expect(await list({ name, owner_email: 'viewer@' })).toMatchObject({ total: 0 })
    expect(await list({ name, owner_id: ownerId, status: 'active' })).toMatchObject({ total: 3 })
    expect(await list({ name, owner_id: '9007199254740991' })).toMatchObject({ total: 0 })
    expect(await list({ name: "x' OR 1=1 --" })).toMatchObject({ total: 0 })
  })

  test('is sorted by its own columns only', async () => {
    const response = await fetch(
      `${product.address}/admin/v1/app/fetchAppWebsiteList?columnKey=password_hash&order=ascend`,
      { headers: { Authorization: `Bearer ${admin.session.token()}` } },
    )
    expect(await response.json()).toEqual({
      code: 400,
      message: 'invalid_input',
      data: { fields: { columnKey: 'sort_unknown' } },
    })
  })

  test('names the owner', async () => {
    const { list: rows } = await unwrap(admin.app.fetchAppWebsiteList({ domain: 'one.table.example' }))
    expect(rows).toMatchObject([
      { owner: { id: ownerId, email: 'shop@example.com' }, currency_type: 'JPY', pageviews: 0, visitors: 0 },
    ])
    expect(rows[0]).not.toHaveProperty('owner_id')
  })

  test('takes new sites of accounts that are there', async () => {
    const form = { name: 'New', domain: 'new.table.example', currency_type: 'EUR' }
    expect(await admin.app.createAppWebsite({ ...form, owner_id: '99999' })).toEqual(
      wrong(404, 'not_found', 'owner_id'),
    )
    expect(await admin.app.createAppWebsite({ ...form, owner_id: ownerId, theme_id: '99999' })).toEqual(
      wrong(404, 'not_found', 'theme_id'),
    )
    expect(await admin.app.createAppWebsite({ ...form, owner_id: ownerId, domain: 'one.table.example' })).toEqual(
      wrong(409, 'domain_taken', 'domain'),
    )
  })

  test('a disabled site takes no events until it is enabled', async () => {
    const site = await addSite('disabled.example')
    expect((await view(site)).headers.get('X-Sightline-Dropped')).toBeNull()
    const disabled = await unwrap(admin.app.updateAppWebsite({ id: site.id, version: 1, status: 'disabled' }))
    expect(disabled).toMatchObject({ status: 'disabled', version: 2, owner: { id: ownerId } })
    const dropped = await view(site)
    expect([dropped.status, dropped.headers.get('X-Sightline-Dropped')]).toEqual([202, 'disabled'])
    expect(await owner.website.liveCheck({ site_id: site.id })).toMatchObject({
      data: { last_event_at: expect.any(String), last_dropped_at: expect.any(String), drop_reason: 'disabled' },
    })
    expect(await admin.app.updateAppWebsite({ id: site.id, version: 1, status: 'active' })).toEqual({
      code: 409,
      message: 'row_changed',
      data: disabled,
    })
    await unwrap(admin.app.updateAppWebsite({ id: site.id, version: 2, status: 'active' }))
    expect((await view(site)).headers.get('X-Sightline-Dropped')).toBeNull()
    expect(await admin.app.updateAppWebsite({ id: '99999', version: 1 })).toMatchObject({ message: 'not_found' })
  })

  test('a site goes to another account, which then views it no more but owns it', async () => {
    const site = await addSite('transfer.example')
    await shareSite(owner, site.id, viewer, 'viewer@example.com')
    const transfer = (version: number, owner_id: string) =>
      admin.app.transferAppWebsite({ id: site.id, version, owner_id })
    expect(await transfer(1, '99999')).toEqual(wrong(404, 'not_found', 'owner_id'))
    expect(await transfer(1, viewerId)).toMatchObject({ data: { owner: { id: viewerId }, version: 2 } })
    expect(await transfer(1, ownerId)).toMatchObject({ code: 409, data: { owner: { id: viewerId } } })
    expect((await sitesOf(viewer)).find((row) => row.id === site.id)).toMatchObject({ access: 'owner' })
    expect((await unwrap(viewer.website.viewers({ site_id: site.id }))).list).toEqual([])
    expect(await owner.stats.dashboard({ site_id: site.id })).toMatchObject(forbidden)
  })

  test('sites are deleted together', async () => {
    const sites = [await addSite('a.bulk.example'), await addSite('b.bulk.example')]
    await view(sites[0] as Website)
    expect(await admin.app.deleteAppWebsite({ filters: { domain: 'b.bulk' }, total: 2 })).toEqual({
      code: 409,
      message: 'total_changed',
      data: { total: 1 },
    })
    expect(await admin.app.deleteAppWebsite({ filters: { domain: 'b.bulk' }, total: 1 })).toMatchObject({
      data: { done: 1, failed: [] },
    })
    const ids = [...sites.map((site) => site.id), '99999', '9007199254740991']
    expect(await admin.app.deleteAppWebsite({ ids })).toMatchObject({
      data: {
        done: 1,
        failed: [sites[1]?.id, '99999', '9007199254740991'].map((id) => ({ id, message: 'not_found' })),
      },
    })
    expect((await view(sites[0] as Website)).status).toBe(400)
  })
})

test('the statistics of the table are those of the dashboard', async () => {
  const demo = await startDemoProduct(33)
  try {
    const client = clientWith(demo, '')
    await unwrap(client.auth.login(ACCOUNT))
    const { list } = await unwrap(client.app.fetchAppWebsiteList({}))
    const site = list.find(({ domain }) => domain === SITE.domain)
    const { totals } = await unwrap(client.stats.dashboard({ site_id: site?.id ?? '', range: '30d' }))
    expect(totals.pageviews).toBeGreaterThan(0)
    expect(site).toMatchObject({ pageviews: totals.pageviews, visitors: totals.visitors })
  } finally {
    await demo.stop()
    await removeFolder(demo.dataDir)
  }
})
