import { type ApiClient, type ThemePanel, type Website, unwrap } from '@sightline/api-client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientWith, someAddress } from '../support/people.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let admin: ApiClient
let owner: ApiClient

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  admin = await signedInClient(product)
  owner = await register('shop@example.com')
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

const sitesOf = async (client: ApiClient) => (await unwrap(client.website.fetchWebsiteList())).website_list

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
        logo: fileOf(await drawn(40, 30).extend({ left: 10, background: 'white' }).png().toBuffer()),
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
