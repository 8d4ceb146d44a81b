import { type ApiClient, unwrap } from '@sightline/api-client'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSite, type Site, startBehindProxy, prepareCollectingSite } from '../support/sites/collecting-site.ts'
import { removeFolder, signedInClient, type RunningProduct } from '../support/product.ts'

const at = prepareCollectingSite({ CHECK_PRIVATE_HOSTS: 'true' })

describe('the check of an installation', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections()
  })

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return `http://localhost:${(server.address() as AddressInfo).port}/`
  }

  const servePage = (html: string, headers: Record<string, string> = {}, status = 200) =>
    serve((_request, response) => response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(html))

  const snippet = (id: string) => `<script defer data-site="${id}" src="${at.product.address}/s.js"></script>`

  // One domain is one site, and each site is checked only now and then: so each test has a new one.
  let local: Site
  beforeEach(async () => {
    local = await addSite(at.client, 'localhost')
  })
  afterEach(async () => {
    await at.client.website.deleteWebsite({ site_id: local.id, domain: 'localhost' })
  })

  const look = (url: string) => at.client.website.checkInstallation({ site_id: local.id, url })

  test.each<[string, string, (own: string) => Promise<string>]>([
    ['found', 'null', (own) => servePage(own)],
    ['not_found', 'null', () => servePage('<h1>Shop</h1>')],
    ['not_found', 'tag_manager', () => servePage('<script src="https://www.googletagmanager.com/gtm.js"></script>')],
    ['found_twice', 'null', (own) => servePage(own + own)],
    ['wrong_id', 'null', () => servePage(snippet('00000000-0000-4000-8000-000000000000'))],
    ['blocked', 'policy_script', (own) => servePage(own, { 'Content-Security-Policy': "script-src 'self'" })],
    ['blocked', 'server_refuses', () => servePage('', {}, 403)],
    ['unreachable', 'server_error', () => servePage('', {}, 500)],
    ['unreachable', 'no_connection', async () => 'http://localhost:1/'],
  ])('says %s, with the detail %s', async (state, detail, page) => {
    const url = await page(snippet(local.public_id))
    expect(await unwrap(look(url))).toEqual({ state, detail: detail === 'null' ? null : detail, url })
  })

  test('follows redirects, and says where they lead', async () => {
    const target = await servePage(snippet(local.public_id))
    const from = await serve((_request, response) => response.writeHead(301, { Location: target }).end())
    expect(await unwrap(look(from))).toEqual({ state: 'found', url: target, detail: null })
  })

  test('is refused a second time within seconds', async () => {
    const url = await servePage('')
    await look(url)
    expect(await at.client.website.checkInstallation({ site_id: local.id, url })).toMatchObject({
      code: 409,
      message: 'too_many_checks',
    })
  })

  test.each([
    'https://elsewhere.example/',
    'http://127.0.0.1/',
    'http://localhost.evil.example/',
    'http://me:secret@localhost/',
  ])('refuses %s, which is not on the site', async (url) => {
    expect(await at.client.website.checkInstallation({ site_id: local.id, url })).toMatchObject({
      code: 400,
      data: { fields: { url: 'field_invalid' } },
    })
  })
})

describe('the check without CHECK_PRIVATE_HOSTS', () => {
  let strict: RunningProduct
  let owner: ApiClient

  beforeAll(async () => {
    strict = await startBehindProxy()
    owner = await signedInClient(strict)
  })
  afterAll(async () => {
    await strict.stop()
    await removeFolder(strict.dataDir)
  })

  test('opens nothing in the network of the server', async () => {
    const { id } = await unwrap(owner.website.addWebsite({ name: 'L', domain: 'localhost', currency_type: 'EUR' }))
    expect(
      await owner.website.checkInstallation({
        site_id: id,
        url: `${strict.address.replace('127.0.0.1', 'localhost')}/`,
      }),
    ).toMatchObject({
      code: 400,
      data: { fields: { url: 'field_invalid' } },
    })
    expect(await unwrap(owner.website.checkInstallation({ site_id: id }))).toEqual({
      state: 'unreachable',
      url: 'https://localhost/',
      detail: 'address_private',
    })
  })
})
