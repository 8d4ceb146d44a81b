import { type ApiClient, type ThemePanel, type Website, unwrap } from '@sightline/api-client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT } from '../../src/demo/demo-site.ts'
import { SITE } from '../../src/demo/harbor-lane/site.ts'
import { clientWith, someAddress } from '../support/people.ts'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startDemoProduct,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/store.ts'
import { shareSite } from '../support/share-site.ts'

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

describe('themes', () => {
  const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })
  const png = async () => new File([await drawn(40, 30).png().toBuffer()], 'preview.png', { type: 'image/png' })
  const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'a.png') => new File([bytes], name)
  const get = (path: string | null) => fetch(product.address + (path ?? '/nothing'))

  test('show a picture that was made anew', async () => {
    const photo = await drawn(3200, 600)
      .withExif({ IFD0: { Copyright: 'planted' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const theme = await unwrap(
      admin.app.createThemes({
        name: 'Harbour',
        description: 'Blue',
        image: fileOf(photo, 'x.jpg'),
        repository: 'https://git.example/harbour',
        status: 'published',
        sort: 3,
      }),
    )
    expect(theme).toMatchObject({ name: 'Harbour', status: 'published', sort: 3, version: 1 })
    expect(theme.preview_image).toMatch(/^\/files\/image\/[0-9a-f]{64}\.webp$/)

    const picture = await get(theme.preview_image)
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await picture.arrayBuffer())
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 1600, 300, undefined])
    expect(bytes.includes('planted')).toBe(false)
    expect((await unwrap(owner.website.fetchWebsiteList())).themes_list).toMatchObject([
      { id: theme.id, name: 'Harbour', description: 'Blue', preview_image: theme.preview_image },
    ])
  })

  test('style what the owner of a site shares, once they are published', async () => {
    const draft = await unwrap(
      admin.app.createThemes({
        name: 'Partners',
        accent: '#A51D2D',
        font: 'source_serif',
        radius: 0,
        panels: ['sources', 'content'],
        logo: await png(),
        // Of a size of its own: equal pictures are kept once.
        image: fileOf(await drawn(33, 22).png().toBuffer()),
      }),
    )
    const { id: site_id, version } = await unwrap(
      owner.website.addWebsite({ name: 'Partners', domain: 'partners.example', currency_type: 'EUR' }),
    )
    const { token } = await unwrap(owner.share.createShareLink({ site_id, name: 'Partners' }))
    const shared = async () => (await unwrap(clientWith(product, token).share.info({}))).theme
    expect(await shared()).toBeNull()
    expect(await owner.website.updateWebsite({ site_id, version, theme_id: draft.id })).toMatchObject({
      code: 404,
      data: { fields: { theme_id: 'not_found' } },
    })

    const published = await unwrap(
      admin.app.updateThemes({ id: draft.id, version: draft.version, status: 'published' }),
    )
    const { themes_list } = await unwrap(owner.website.fetchWebsiteList({}))
    const look = { accent: '#a51d2d', font: 'source_serif', radius: 0, panels: ['sources', 'content'] }
    expect(themes_list).toContainEqual(expect.objectContaining({ id: draft.id, name: 'Partners', ...look }))
    await unwrap(owner.website.updateWebsite({ site_id, version, theme_id: draft.id }))
    const seen = await shared()
    expect(seen).toEqual({ ...look, logo: published.logo })
    expect((await get(seen?.logo ?? null)).headers.get('content-type')).toBe('image/png')
    const { list } = await unwrap(admin.app.fetchThemeList({ id: draft.id }))
    expect(list).toEqual([expect.objectContaining({ websites: 1 })])

    // A draft again: it stays with the site and is not shown.
    const { version: drafted } = await unwrap(
      admin.app.updateThemes({ id: draft.id, version: published.version, status: 'draft', removes_logo: true }),
    )
    expect(await shared()).toBeNull()
    await unwrap(admin.app.updateThemes({ id: draft.id, version: drafted, status: 'published', panels: null }))
    expect(await shared()).toEqual({ ...look, panels: null, logo: null })
  })

  test.each([
    [{ accent: '#f5c211' }, { accent: 'colour_unreadable' }],
    [{ accent: 'red' }, { accent: 'field_invalid' }],
    [{ radius: 25 }, { radius: 'field_invalid' }],
    [{ panels: ['content', 'content'] as ThemePanel[] }, { panels: 'field_invalid' }],
    [{ panels: [] }, { panels: 'field_required' }],
  ])('refuse the look %j', async (look, fields) => {
    expect(await admin.app.createThemes({ name: 'Wrong', ...look })).toMatchObject({ code: 400, data: { fields } })
  })

  test('keep their picture until there is another one', async () => {
    const theme = await unwrap(admin.app.createThemes({ name: 'Hills', image: await png() }))
    const form = new FormData()
    for (const [name, value] of Object.entries({ id: theme.id, version: '1', name: 'Hill', description: '' }))
      form.set(name, value)
    // As a browser sends a file field that nobody filled.
    form.set('image', new File([], ''))
    const response = await fetch(`${product.address}/admin/v1/app/updateThemes`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.session.token()}` },
      body: form,
    })
    const { data: renamed } = (await response.json()) as { data: typeof theme }
    expect(renamed).toEqual({ ...theme, name: 'Hill', version: 2, updated_at: renamed.updated_at })

    const other = fileOf(await drawn(10, 10).gif().toBuffer(), 'b.gif')
    const changed = await unwrap(admin.app.updateThemes({ id: theme.id, version: 2, image: other }))
    expect(changed.preview_image).not.toBe(theme.preview_image)
    expect((await get(changed.preview_image)).status).toBe(200)
    const old = await get(theme.preview_image)
    expect([old.status, await old.json()]).toEqual([404, { code: 404, message: 'unknown_path', data: null }])
    expect(await admin.app.updateThemes({ id: theme.id, version: 1, name: 'Late' })).toEqual({
      code: 409,
      message: 'row_changed',
      data: changed,
    })
    expect(await admin.app.updateThemes({ id: '99999', version: 1 })).toMatchObject({ message: 'not_found' })
  })

  test('refuse what is no picture, or a hostile one', async () => {
    const whole = await drawn(400, 300).jpeg().toBuffer()
    const bomb = await drawn(16_000, 16_000).png().toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    for (const bytes of ['words', svg, whole.subarray(0, whole.length / 2), bomb, new Uint8Array()]) {
      const apiError = await admin.app.createThemes({ name: 'Hostile', image: fileOf(bytes) })
      expect(apiError).toMatchObject({ code: 400, data: { fields: { image: 'image_invalid' } } })
    }
    expect(await admin.app.createThemes({ name: 'Large', image: fileOf(new Uint8Array(9_000_000)) })).toMatchObject({
      code: 400,
      data: { fields: { image: 'field_too_long' } },
    })
    expect((await unwrap(admin.app.fetchThemeList({ name: 'Hostile' }))).total).toBe(0)
    expect(await owner.app.createThemes({ name: 'Mine' })).toMatchObject({ message: 'level_too_low' })
  })

  test.each(['x.webp', '../secret', `${'a'.repeat(64)}.webp`, `${'a'.repeat(64)}.png`, '%2e%2e%2fsecret'])(
    'there is no picture %s',
    async (name) => {
      expect((await get(`/files/image/${name}`)).status).toBe(404)
    },
  )

  test('are filtered and sorted', async () => {
    for (const [name, sort] of [['Sorted b', 1] as const, ['sorted a', 2] as const])
      await unwrap(admin.app.createThemes({ name, sort }))
    const { list: rows, total } = await unwrap(
      admin.app.fetchThemeList({ name: 'SORTED', status: 'draft', columnKey: 'sort', order: 'descend' }),
    )
    expect([rows.map((theme) => theme.name), total]).toEqual([['sorted a', 'Sorted b'], 2])
  })

  test('leave their websites without one when they are deleted', async () => {
    const theme = await unwrap(admin.app.createThemes({ name: 'Short', image: await png() }))
    const site = await addSite('themed.example')
    await unwrap(admin.app.updateAppWebsite({ id: site.id, version: 1, theme_id: theme.id }))
    const themed = async () => (await unwrap(admin.app.fetchAppWebsiteList({ theme_id: theme.id }))).total
    expect(await themed()).toBe(1)
    expect(await admin.app.deleteThemes({ ids: [theme.id, '99999'] })).toMatchObject({
      data: { done: 1, failed: [{ id: '99999', message: 'not_found' }] },
    })
    expect(await themed()).toBe(0)
    expect((await sitesOf(owner)).find((row) => row.id === site.id)).toMatchObject({ theme_id: null, version: 3 })
    expect((await get(theme.preview_image)).status).toBe(404)
  })
})

describe('AI tasks', () => {
  let operator: ApiClient
  const unionIds = new Map<string, string>()

  beforeAll(async () => {
    operator = await register('operator@example.com')
    const store = await openStore(product.dataDir)
    await store.updateTable('app_user').set({ level: 'operator' }).where('email', '=', 'operator@example.com').execute()
    for (const row of await store.selectFrom('app_user').select(['email', 'union_id']).execute())
      unionIds.set(row.email, row.union_id)
    await store.destroy()
  })

  const addTask = (email = 'shop@example.com') =>
    unwrap(
      admin.aitask.addAppAitask({
        union_id: unionIds.get(email) ?? '',
        task_type: 'summary',
        prompt: 'Say hello',
      }),
    )

  test('wait, end, and are changed in the state that was seen', async () => {
    const task = await addTask()
    expect(task).toMatchObject({ task_status: 'pending', email: 'shop@example.com', finished_at: null, cost: null })
    const change = (version: number) =>
      operator.aitask.updateAppAitask({ id: task.id, version, task_status: 'succeeded', result: 'Hello' })
    const ended = await unwrap(change(1))
    expect(ended).toMatchObject({ task_status: 'succeeded', result: 'Hello', finished_at: expect.any(String) })
    expect(await change(1)).toEqual({ code: 409, message: 'row_changed', data: ended })
    const again = { id: task.id, version: 2, task_status: 'running' } as const
    expect(await operator.aitask.updateAppAitask(again)).toMatchObject({ data: { finished_at: null } })
  })

  test('of staff are for administrators', async () => {
    const task = await addTask('operator@example.com')
    const change = { id: task.id, version: 1, task_status: 'cancelled' } as const
    expect(await operator.aitask.updateAppAitask(change)).toMatchObject({ code: 403, message: 'staff_protected' })
    expect(await admin.aitask.updateAppAitask(change)).toMatchObject({ code: 200 })
    expect(await operator.aitask.deleteAppAitask({ ids: [task.id] })).toMatchObject({ message: 'level_too_low' })
  })

  test('are filtered, and deleted together', async () => {
    const union_id = unionIds.get('viewer@example.com') ?? ''
    const tasks = [await addTask('viewer@example.com'), await addTask('viewer@example.com')]
    const { list: rows, total } = await unwrap(operator.aitask.fetchAppAitaskList({ union_id, task_status: 'pending' }))
    expect([rows.map((task) => task.id), total]).toEqual([tasks.map((task) => task.id).toReversed(), 2])
    expect(await admin.aitask.deleteAppAitask({ filters: { union_id }, total: 2 })).toMatchObject({ data: { done: 2 } })
    expect(await admin.aitask.deleteAppAitask({ ids: tasks.map((task) => task.id) })).toMatchObject({
      data: { done: 0, failed: tasks.map((task) => ({ id: task.id, message: 'not_found' })) },
    })
    expect(await admin.aitask.addAppAitask({ union_id: 'nobody', task_type: 'a', prompt: 'b' })).toEqual(
      wrong(404, 'not_found', 'union_id'),
    )
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
