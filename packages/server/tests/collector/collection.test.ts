import { createApiClient, type ApiClient, type CallOutput, unwrap } from '@sightline/api-client'
import type { CollectLimitError } from '@sightline/api-client/contract'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  USER_AGENT,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/store.ts'

type Site = CallOutput<'website', 'addWebsite'>

let product: RunningProduct
let client: ApiClient
let site: Site
let sites = 0

async function addSite(domain?: string): Promise<Site> {
  sites += 1
  return unwrap(
    client.website.addWebsite({ name: 'Shop', domain: domain ?? `shop${sites}.example`, currency_type: 'EUR' }),
  )
}

const start = (environment: Record<string, string> = {}) =>
  startProduct({ environment: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry', ...environment } })

beforeAll(async () => {
  product = await start({ CHECK_PRIVATE_HOSTS: 'true' })
  client = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})
beforeEach(async () => {
  site = await addSite()
})

/** Why an event was dropped; null where it was taken. */
async function dropReasonOf(
  event: { u?: string; r?: string } = {},
  headers: Record<string, string> = {},
): Promise<string | null> {
  const answer = await sendEvent(
    product.address,
    { s: site.public_id, u: `https://${site.domain}/`, ...event },
    headers,
  )
  expect(answer.status).toBe(202)
  return answer.headers.get('x-sightline-dropped')
}

const collection = () => unwrap(client.website.collection({ site_id: site.id }))

const update = async (changes: Omit<Parameters<ApiClient['website']['updateCollection']>[0], 'site_id' | 'version'>) =>
  unwrap(client.website.updateCollection({ site_id: site.id, version: (await collection()).version, ...changes }))

async function rowsOf(
  dimension: 'source' | 'referrer' | 'country' | 'browser' | 'channel',
): Promise<Record<string, number>> {
  const { rows } = await unwrap(client.stats.query({ site_id: site.id, range: 'today', dimension }))
  return Object.fromEntries(rows.map((row) => [row.value, row.visitors ?? 0]))
}

describe('the attributes of an event', () => {
  test('its source, its channel, its country and its client reach the statistics', async () => {
    const phone = { 'X-Forwarded-For': '8.8.8.8', 'User-Agent': `${USER_AGENT} Instagram 355.0.0.30` }
    expect(await dropReasonOf({ r: 'https://l.instagram.com/?u=1' }, phone)).toBeNull()
    expect(
      await dropReasonOf({ u: `https://${site.domain}/?gclid=1` }, { 'X-Forwarded-For': '2a02:8070::1' }),
    ).toBeNull()
    const told = {
      'X-Forwarded-For': '2.16.0.2',
      'CF-IPCountry': 'jp',
      'Sec-CH-UA': '"Brave";v="142", "Chromium";v="142"',
    }
    expect(await dropReasonOf({ r: `https://www.${site.domain}/` }, told)).toBeNull()
    await eventually(async () => Object.keys(await rowsOf('country')).length === 3)
    expect(await rowsOf('country')).toEqual({ US: 1, DE: 1, JP: 1 })
    expect(await rowsOf('source')).toEqual({ Instagram: 1, Google: 1, '': 1 })
    expect(await rowsOf('channel')).toEqual({ social: 1, paid_search: 1, direct: 1 })
    expect(await rowsOf('browser')).toEqual({ Instagram: 1, Chrome: 1, Brave: 1 })
  })
})

test('a host that the site names as its own is no source, nor is one of somebody’s own network', async () => {
  await update({ allowed_hostnames: [site.domain, '*.checkout.example'] })
  const referrers = [
    'https://eu.checkout.example/paid/',
    'http://localhost:3000/',
    'http://192.168.1.20/',
    'https://blog.example/post/',
    'https://blog.example/post',
  ]
  for (const [index, r] of referrers.entries()) {
    expect(await dropReasonOf({ r }, { 'X-Forwarded-For': `198.51.100.${index + 1}` })).toBeNull()
  }
  expect(await dropReasonOf({ u: `https://${site.domain}/?utm_source=app&utm_medium=web-push` })).toBeNull()
  await eventually(async () => (await rowsOf('channel'))['push'] === 1)
  expect(await rowsOf('source')).toEqual({ '': 3, 'blog.example': 2, app: 1 })
  expect(await rowsOf('referrer')).toEqual({ '': 4, 'blog.example/post': 2 })
  expect(await rowsOf('channel')).toEqual({ direct: 3, referral: 2, push: 1 })
})

describe('settings', () => {
  test('a new site counts everybody but bots', async () => {
    expect(await collection()).toEqual({
      drops_bots: true,
      allowed_hostnames: [],
      excluded_paths: [],
      excluded_countries: [],
      excluded_addresses: 0,
      is_my_address_excluded: false,
      version: 0,
    })
    expect(await dropReasonOf()).toBeNull()
    expect(await dropReasonOf({}, { 'User-Agent': 'curl/8.5.0' })).toBe('bot')
    expect(await dropReasonOf({ r: 'https://1-best-seo.com/' })).toBe('referrer_spam')
  })

  test('hold at once', async () => {
    expect(await dropReasonOf({ u: `https://${site.domain}/admin/users` })).toBeNull()
    await update({ excluded_paths: ['/admin*'] })
    expect(await dropReasonOf({ u: `https://${site.domain}/admin/users` })).toBe('excluded_path')
    await update({ allowed_hostnames: [`*.${site.domain.toUpperCase()}`, 'LOCALHOST'] })
    expect((await collection()).allowed_hostnames).toEqual([`*.${site.domain}`, 'localhost'])
    expect(await dropReasonOf({ u: 'https://copy.example/' })).toBe('hostname')
    expect(await dropReasonOf({ u: `https://www.${site.domain}/` })).toBeNull()
    await update({ excluded_countries: ['US', 'FR', 'US'] })
    expect((await collection()).excluded_countries).toEqual(['FR', 'US'])
    expect(await dropReasonOf({}, { 'X-Forwarded-For': '8.8.8.8' })).toBe('excluded_country')
    expect(await dropReasonOf({}, { 'X-Forwarded-For': '8.8.8.8', 'CF-IPCountry': 'DE' })).toBeNull()
    await update({ drops_bots: false })
    expect(await dropReasonOf({ r: 'https://1-best-seo.com/' }, { 'User-Agent': 'curl/8.5.0' })).toBeNull()
    expect(await collection()).toMatchObject({ version: 4, drops_bots: false, excluded_paths: ['/admin*'] })
  })

  test('a change of what somebody else changed is refused with the row as it is', async () => {
    await update({ excluded_paths: ['/a'] })
    for (const version of [0, 2]) {
      expect(
        await client.website.updateCollection({ site_id: site.id, version, excluded_paths: ['/b'] }),
      ).toMatchObject({
        code: 409,
        message: 'row_changed',
        data: { excluded_paths: ['/a'], version: 1 },
      })
    }
  })

  test.each([
    [{ allowed_hostnames: ['not a host'] }, 'allowed_hostnames'],
    [{ allowed_hostnames: ['*'] }, 'allowed_hostnames'],
    [{ excluded_paths: ['admin'] }, 'excluded_paths'],
    [{ excluded_countries: ['Germany'] }, 'excluded_countries'],
  ])('%o is refused', async (changes, field) => {
    expect(await client.website.updateCollection({ site_id: site.id, version: 0, ...changes })).toMatchObject({
      code: 400,
      data: { fields: { [field]: 'field_invalid' } },
    })
  })

  test('leave out the own address, of which only a hash is kept', async () => {
    const mine = { 'X-Forwarded-For': '127.0.0.1' }
    expect(await dropReasonOf({}, mine)).toBeNull()
    const exclude = (is_excluded: boolean) => unwrap(client.website.excludeMyAddress({ site_id: site.id, is_excluded }))
    expect(await exclude(true)).toMatchObject({ excluded_addresses: 1, is_my_address_excluded: true })
    expect(await exclude(true)).toMatchObject({ excluded_addresses: 1 })
    expect(await dropReasonOf({}, mine)).toBe('excluded_address')
    expect(await dropReasonOf({}, { 'X-Forwarded-For': '203.0.113.7' })).toBeNull()
    const store = await openStore(product.dataDir)
    const rows = await store.selectFrom('excluded_address').selectAll().execute()
    await store.destroy()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
    expect(await exclude(false)).toMatchObject({ excluded_addresses: 0, is_my_address_excluded: false })
    expect(await dropReasonOf({}, mine)).toBeNull()
  })
})

test('a person is one visitor, whatever a gateway writes around the address', async () => {
  for (const address of ['198.51.100.7', '198.51.100.7:4711', '198.51.100.7:4712', '[::ffff:198.51.100.7]:99']) {
    expect(await dropReasonOf({}, { 'X-Forwarded-For': address, 'CF-IPCountry': '' })).toBeNull()
  }
  await eventually(async () => {
    const { totals } = await unwrap(client.stats.dashboard({ site_id: site.id, range: 'today' }))
    return totals.pageviews === 4
  })
  const { totals } = await unwrap(client.stats.dashboard({ site_id: site.id, range: 'today' }))
  expect(totals).toMatchObject({ visitors: 1, visits: 1 })
})

describe('the report of what was left out', () => {
  const today = () => new Date().toISOString().slice(0, 10)
  const report = () => unwrap(client.website.dropped({ site_id: site.id }))

  test('counts by day and reason', async () => {
    expect(await report()).toEqual({ days: [], totals: {} })
    await dropReasonOf({}, { 'User-Agent': 'curl/8.5.0' })
    await dropReasonOf({}, { 'User-Agent': 'curl/8.5.0' })
    await dropReasonOf({ r: 'https://semalt.com/' })
    const counts = { bot: 2, referrer_spam: 1 }
    expect(await report()).toEqual({ days: [{ day: today(), counts }], totals: counts })
    await dropReasonOf({}, { 'User-Agent': '' })
    expect((await report()).totals).toEqual({ bot: 3, referrer_spam: 1 })
  })

  test('is empty once the data of the owner were deleted', async () => {
    const owner = createApiClient({ baseURL: product.address })
    const email = 'dropped@example.com'
    await unwrap(owner.auth.register({ email, password: 'a long password' }))
    site = await unwrap(owner.website.addWebsite({ name: 'A', domain: 'reset.example', currency_type: 'EUR' }))
    const left = async () => (await unwrap(owner.website.dropped({ site_id: site.id }))).totals
    await dropReasonOf({}, { 'User-Agent': 'curl/8.5.0' })
    expect(await left()).toEqual({ bot: 1 })
    await dropReasonOf({}, { 'User-Agent': 'curl/8.5.0' })
    const [user] = (await unwrap(client.appUser.fetchAppUserList({ email }))).list
    await unwrap(client.appUser.resetUser({ id: user?.id ?? '', what: 'data' }))
    await eventually(async () => Object.keys(await left()).length === 0)
    await dropReasonOf({}, { 'User-Agent': 'curl/8.5.0' })
    expect(await left()).toEqual({ bot: 1 })
  })

  test('is kept when the server stops', async () => {
    let other = await start()
    const { dataDir } = other
    const owner = await signedInClient(other)
    const added = await unwrap(owner.website.addWebsite({ name: 'A', domain: 'a.example', currency_type: 'EUR' }))
    await sendEvent(other.address, { s: added.public_id, u: 'https://a.example/' }, { 'User-Agent': 'curl/8.5.0' })
    await other.stop()
    other = await startProduct({ dataDir })
    const again = await signedInClient(other)
    expect((await unwrap(again.website.dropped({ site_id: added.id }))).totals).toEqual({ bot: 1 })
    await other.stop()
    await removeFolder(dataDir)
  })
})

describe('a look at the installation', () => {
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

  const snippet = (id: string) => `<script defer data-site="${id}" src="${product.address}/s.js"></script>`

  // One domain is one site, and each site is looked at only now and then: so each test has a new one.
  let local: Site
  beforeEach(async () => {
    local = await addSite('localhost')
  })
  afterEach(async () => {
    await client.website.deleteWebsite({ site_id: local.id, domain: 'localhost' })
  })

  const look = (url: string) => client.website.checkInstallation({ site_id: local.id, url })

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
  ])('%s, %s', async (state, detail, page) => {
    const url = await page(snippet(local.public_id))
    expect(await unwrap(look(url))).toEqual({ state, detail: detail === 'null' ? null : detail, url })
  })

  test('follows redirects, and tells where they lead', async () => {
    const target = await servePage(snippet(local.public_id))
    const from = await serve((_request, response) => response.writeHead(301, { Location: target }).end())
    expect(await unwrap(look(from))).toEqual({ state: 'found', url: target, detail: null })
  })

  test('a second look has to wait', async () => {
    const url = await servePage('')
    await look(url)
    expect(await client.website.checkInstallation({ site_id: local.id, url })).toMatchObject({
      code: 409,
      message: 'too_many_checks',
    })
  })

  test.each([
    'https://elsewhere.example/',
    'http://127.0.0.1/',
    'http://localhost.evil.example/',
    'http://me:secret@localhost/',
  ])('%s is not on the site', async (url) => {
    expect(await client.website.checkInstallation({ site_id: local.id, url })).toMatchObject({
      code: 400,
      data: { fields: { url: 'field_invalid' } },
    })
  })
})

describe('without the switch for private hosts', () => {
  let strict: RunningProduct
  let owner: ApiClient

  beforeAll(async () => {
    strict = await start()
    owner = await signedInClient(strict)
  })
  afterAll(async () => {
    await strict.stop()
    await removeFolder(strict.dataDir)
  })

  test('nothing in this network is looked at', async () => {
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

test('an address that has too much written is asked to come back, and what was accepted is counted', async () => {
  const limited = await start({ COLLECT_ADDRESS_BYTES: '100000', COLLECT_SITE_BYTES: '150000' })
  try {
    const owner = await signedInClient(limited)
    const { id, public_id: publicId } = await unwrap(
      owner.website.addWebsite({ name: 'Shop', domain: 'limited.example', currency_type: 'EUR' }),
    )
    const p = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key ${index}`, 'x'.repeat(2000)]))
    const send = (address: string) =>
      fetch(`${limited.address}/api/event`, {
        method: 'POST',
        headers: { 'User-Agent': USER_AGENT, 'X-Forwarded-For': address },
        body: JSON.stringify({ s: publicId, n: 'pageview', u: 'https://limited.example/', p }),
      })
    const answers: Response[] = []
    for (const address of ['198.51.100.1', '198.51.100.2'])
      for (let sent = 0; sent < 20; sent += 1) answers.push(await send(address))
    const accepted = answers.filter(({ status }) => status === 202).length
    const refused = new Map<string, number>()
    for (const answer of answers.filter(({ status }) => status !== 202)) {
      const { message, data } = (await answer.json()) as { message: string; data: CollectLimitError }
      expect([answer.status, message, data.counts, data.window_seconds]).toEqual([
        429,
        'too_many_requests',
        'bytes',
        60,
      ])
      expect(answer.headers.get('retry-after')).toBe(String(data.retry_after))
      refused.set(data.limit, data.max)
    }
    // At most 8 KB of properties each.
    expect(accepted).toBeGreaterThan(15)
    expect([...refused]).toEqual([
      ['address_bytes', 100_000],
      ['site_bytes', 150_000],
    ])
    const views = async () =>
      (await unwrap(owner.stats.query({ site_id: id, range: 'today', dimension: 'page', metrics: ['pageviews'] })))
        .rows[0]?.pageviews
    await eventually(async () => (await views()) === accepted)
  } finally {
    await limited.stop()
    await removeFolder(limited.dataDir)
  }
})
