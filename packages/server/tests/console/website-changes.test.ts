import { type ApiClient, type Website, unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ADMIN,
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { clientWith, someAddress } from '../support/people.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let store: Awaited<ReturnType<typeof openStore>>
let admin: ApiClient
let owner: ApiClient
let ownerId: string

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  store = await openStore(product.dataDir)
  admin = await signedInClient(product)
  owner = await register('webmaster@example.com')
  ownerId = await idOf('webmaster@example.com')
})
afterAll(async () => {
  await store.destroy()
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

async function idOf(email: string): Promise<string> {
  const { id } = await store.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return String(id)
}

const addSite = (domain: string, client = owner): Promise<Website> =>
  unwrap(client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' }))

const ownSite = (site: Website) => unwrap(owner.website.get({ site_id: site.id }))
const rowOf = async (site: Website) => {
  const { list } = await unwrap(admin.app.fetchAppWebsiteList({ domain: site.domain }))
  return list[0]
}
const entriesAbout = async (site: Website, action: string) =>
  (await unwrap(admin.audit.fetchList({ target_id: site.id, action }))).list

describe('a website that an administrator disables', () => {
  test('says why to its owner, in its row and in a notice, until it is enabled', async () => {
    const site = await addSite('reason.example')
    expect(await ownSite(site)).toMatchObject({ status: 'active', status_reason: null })
    const disabled = await unwrap(
      admin.app.updateAppWebsite({ id: site.id, version: 1, status: 'disabled', status_reason: ' Copied content ' }),
    )
    expect(disabled).toMatchObject({ status: 'disabled', status_reason: 'Copied content' })
    expect(await ownSite(site)).toMatchObject({ status: 'disabled', status_reason: 'Copied content' })
    const told = async () =>
      (await unwrap(owner.user.notices({}))).list.filter((notice) => notice.kind === 'site_status')
    expect(await told()).toMatchObject([
      {
        link: `/sites/${site.id}`,
        data: { domain: 'reason.example', is_disabled: true, reason: 'Copied content' },
      },
    ])

    await unwrap(admin.app.updateAppWebsite({ id: site.id, version: 2, status: 'active' }))
    expect(await ownSite(site)).toMatchObject({ status: 'active', status_reason: null })
    expect(await told()).toMatchObject([{ data: { is_disabled: false, reason: null } }, {}])

    // Whose site it was may be deleted, and the log stays: it says that there was a reason, not which.
    const [enabling, disabling] = await entriesAbout(site, 'app.updateAppWebsite')
    expect(disabling).toMatchObject({ details: { status_reason: '…' } })
    const [none, some] = [null, '…']
    const changed = (status: object, status_reason: object) => [{ id: site.id, fields: { status, status_reason } }]
    expect(disabling?.changes).toEqual(changed({ before: 'active', after: 'disabled' }, { before: none, after: some }))
    expect(enabling?.changes).toEqual(changed({ before: 'disabled', after: 'active' }, { before: some, after: none }))
  })

  test('has a reason only beside its status', async () => {
    const site = await addSite('only.example')
    const change = { id: site.id, version: 1, status_reason: 'Because' }
    const invalid = { code: 400, data: { fields: { status_reason: 'field_invalid' } } }
    expect(await admin.app.updateAppWebsite(change)).toMatchObject(invalid)
    expect(await admin.app.updateAppWebsite({ ...change, status: 'active' })).toMatchObject(invalid)
  })

  test('keeps its reason when it is disabled again without one', async () => {
    const { id } = await addSite('again.example')
    const { version } = await unwrap(
      admin.app.updateAppWebsite({ id, version: 1, status: 'disabled', status_reason: 'Copied content' }),
    )
    const again = await unwrap(admin.app.updateAppWebsite({ id, version, status: 'disabled' }))
    expect(again).toMatchObject({ status: 'disabled', status_reason: 'Copied content' })
  })
})

describe('many websites', () => {
  test('are disabled, enabled, transferred and given a template at once, after a preview', async () => {
    const sites = [await addSite('a.many.example'), await addSite('b.many.example')]
    const ids = sites.map(({ id }) => id)
    await unwrap(admin.app.updateAppWebsite({ id: ids[0] ?? '', version: 1, status: 'disabled', status_reason: 'Old' }))
    const change = { status: 'disabled', status_reason: 'New' } as const
    expect(await unwrap(admin.app.previewAppWebsites({ ids, ...change }))).toEqual({
      changing: 1,
      unchanged: 1,
      missing: 0,
      examples: [{ domain: 'b.many.example', owner_email: 'webmaster@example.com' }],
      new_owner: null,
    })
    expect(await unwrap(admin.app.updateAppWebsites({ ids: [...ids, '99999'], ...change }))).toEqual({
      done: 2,
      failed: [{ id: '99999', message: 'not_found' }],
    })
    expect(await rowOf(sites[0] as Website)).toMatchObject({ status: 'disabled', status_reason: 'Old', version: 2 })
    expect(await rowOf(sites[1] as Website)).toMatchObject({ status: 'disabled', status_reason: 'New', version: 2 })
    const view = (site: Website) =>
      sendEvent(product.address, { s: site.public_id, u: `https://${site.domain}/`, n: 'pageview' })
    expect((await view(sites[1] as Website)).headers.get('X-Sightline-Dropped')).toBe('disabled')

    const found = { filters: { domain: 'b.many' }, total: 1 }
    expect(await admin.app.updateAppWebsites({ ...found, total: 2, status: 'active' })).toMatchObject({
      message: 'total_changed',
      data: { total: 1 },
    })
    expect(await admin.app.previewAppWebsites({ ...found, total: 2, status: 'active' })).toMatchObject({
      message: 'total_changed',
      data: { total: 1 },
    })
    expect(await unwrap(admin.app.updateAppWebsites({ ...found, status: 'active' }))).toEqual({ done: 1, failed: [] })
    expect(await rowOf(sites[1] as Website)).toMatchObject({ status: 'active', status_reason: null })
    expect((await view(sites[1] as Website)).headers.get('X-Sightline-Dropped')).toBeNull()

    const theme = await unwrap(admin.app.createThemes({ name: 'Slate', status: 'published' }))
    await unwrap(admin.app.updateAppWebsites({ ids, theme_id: theme.id }))
    for (const site of sites) expect(await rowOf(site)).toMatchObject({ theme_id: theme.id })
    await unwrap(admin.app.updateAppWebsites({ ids, theme_id: '' }))
    for (const site of sites) expect(await rowOf(site)).toMatchObject({ theme_id: null })

    await register('next@example.com')
    const nextId = await idOf('next@example.com')
    const about = { name: 'sites_per_member' } as const
    const { version } = await unwrap(admin.instanceSetting.updateSetting({ ...about, value: '1', version: 0 }))
    expect(await unwrap(admin.app.previewAppWebsites({ ids, owner_id: nextId }))).toMatchObject({
      changing: 2,
      new_owner: { sites: 2, limit: 1 },
    })
    await unwrap(admin.instanceSetting.updateSetting({ ...about, value: '', version }))
    await unwrap(admin.app.updateAppWebsites({ ids, owner_id: nextId }))
    for (const site of sites) expect(await rowOf(site)).toMatchObject({ owner: { id: nextId } })
    await unwrap(admin.app.updateAppWebsites({ ids, owner_id: ownerId }))
  })

  test('have one change at a time, of what is there', async () => {
    const { id } = await addSite('one.many.example')
    const ids = [id]
    expect(await admin.app.updateAppWebsites({ ids })).toMatchObject({ code: 400 })
    expect(await admin.app.updateAppWebsites({ ids, status: 'disabled', theme_id: '' })).toMatchObject({ code: 400 })
    const missing = { code: 404, message: 'not_found' }
    expect(await admin.app.updateAppWebsites({ ids, theme_id: '99999' })).toMatchObject(missing)
    expect(await admin.app.updateAppWebsites({ ids, owner_id: '99999' })).toMatchObject(missing)
    expect(await admin.app.previewAppWebsites({ ids, owner_id: '99999' })).toMatchObject(missing)
  })
})

test('the list is sorted by views and visitors across its pages', async () => {
  const days = 2 * 86_400_000
  const sites: Website[] = []
  for (const [index, views] of [2, 5, 0, 3].entries()) {
    const site = await addSite(`s${index}.sorted.example`)
    sites.push(site)
    const at = new Date(Date.now() - days).toISOString()
    const lines = Array.from({ length: views }, (_, view) =>
      JSON.stringify({
        ts: at,
        visitor_id: String(index * 10 + view + 1),
        name: 'pageview',
        url: `https://${site.domain}/`,
      }),
    )
    if (views === 0) continue
    const file = new File([lines.join('\n')], 'events.ndjson')
    const { job_id } = await unwrap(owner.website.importEvents({ site_id: site.id, file }))
    await eventually(async () => (await unwrap(owner.job.get({ id: job_id }))).job.status === 'succeeded', 60_000)
  }
  const page = async (columnKey: 'pageviews' | 'visitors', order: 'ascend' | 'descend', current: number) => {
    const input = { domain: 's', columnKey, order, current, pageSize: 3 }
    const { list, total } = await unwrap(admin.app.fetchAppWebsiteList(input))
    return { rows: list.map(({ domain, pageviews }) => `${domain.slice(0, 2)} ${pageviews}`), total }
  }
  expect(await page('pageviews', 'descend', 1)).toEqual({ rows: ['s1 5', 's3 3', 's0 2'], total: 4 })
  expect(await page('pageviews', 'descend', 2)).toEqual({ rows: ['s2 0'], total: 4 })
  expect(await page('visitors', 'ascend', 1)).toEqual({ rows: ['s2 0', 's0 2', 's3 3'], total: 4 })
  expect(await page('visitors', 'ascend', 2)).toEqual({ rows: ['s1 5'], total: 4 })
})

describe('statistics of somebody else’s website', () => {
  test('are recorded once a day when an administrator opens them, and not when their owner does', async () => {
    const site = await addSite('opened.example')
    await unwrap(owner.stats.dashboard({ site_id: site.id, range: 'today' }))
    const open = () => unwrap(admin.stats.dashboard({ site_id: site.id, range: 'today' }))
    await Promise.all([open(), open(), unwrap(admin.stats.current({ site_id: site.id }))])
    await open()
    const { list } = await unwrap(admin.audit.fetchList({ target_id: site.id }))
    expect(list).toMatchObject([{ outcome: 'done', details: { site_id: site.id } }])
    expect(list[0]?.action).toMatch(/^stats\./)
    await product.stop()
    product = await startProduct({ dataDir: product.dataDir, environment: { TRUST_PROXY: '1' } })
    admin = clientWith(product, '')
    await unwrap(admin.auth.login(ADMIN))
    await unwrap(admin.stats.dashboard({ site_id: site.id, range: 'today' }))
    expect((await unwrap(admin.audit.fetchList({ target_id: site.id }))).total).toBe(1)
  })
})
