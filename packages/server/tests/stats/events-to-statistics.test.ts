import type { ApiClient, Website } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'

let product: RunningProduct
let client: ApiClient

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: 'true' } })
  client = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

async function addSite(domain: string, timeZone = 'Etc/UTC'): Promise<Website> {
  const added = await client.website.addWebsite({ name: domain, domain, currency_type: 'EUR', time_zone: timeZone })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}

async function dashboardOf(site: Website) {
  const result = await client.stats.dashboard({ site_id: site.id, range: 'today' })
  if (result.code !== 200) throw new Error(result.message)
  return result.data
}

const from = (visitor: number) => ({ 'X-Forwarded-For': `198.51.100.${visitor}` })

test('events become visitors, visits, views, bounces and durations', async () => {
  const site = await addSite('figures.example')
  const send = (path: string, visitor: number, n = 'pageview') =>
    sendEvent(product.address, { s: site.public_id, u: `https://figures.example${path}`, n }, from(visitor))
  // A view comes last: once it is counted, all before it are.
  for (const [path, visitor, name] of [
    ['/', 1],
    ['/', 2],
    ['/', 3],
    ['/', 3, 'sign-up'],
    ['/prices', 1],
  ] as const) {
    expect((await send(path, visitor, name)).status).toBe(202)
  }
  await eventually(async () => (await dashboardOf(site)).totals.pageviews === 4)

  const { totals, series, range } = await dashboardOf(site)
  expect(totals).toMatchObject({ visitors: 3, visits: 3, pageviews: 4 })
  expect(totals.views_per_visit).toBeCloseTo(4 / 3)
  expect(totals.bounce_rate).toBeCloseTo(100 / 3)
  expect(totals.visit_duration).toBeGreaterThan(0)
  expect(totals.visit_duration).toBeLessThan(5)
  expect(series.at(-1)).toMatchObject({ partial: true })
  expect(series.reduce((sum, bucket) => sum + bucket.pageviews, 0)).toBe(4)
  expect(range).toMatchObject({ name: 'today', interval: 'hour', time_zone: 'Etc/UTC' })
  expect(await client.stats.current({ site_id: site.id })).toMatchObject({ data: { current_visitors: 3 } })
})

test('an address that a sender claims in a header is not believed', async () => {
  const site = await addSite('spoof.example')
  for (const said of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const headers = { 'X-Forwarded-For': `${said}, 198.51.100.9` }
    await sendEvent(product.address, { s: site.public_id, u: 'https://spoof.example/' }, headers)
  }
  await eventually(async () => (await dashboardOf(site)).totals.pageviews === 3)
  expect((await dashboardOf(site)).totals.visitors).toBe(1)
})

test('a site without events has zeros and no duration', async () => {
  const site = await addSite('empty.example', 'Asia/Kathmandu')
  const { totals, series } = await dashboardOf(site)
  expect(totals).toEqual({
    visitors: 0,
    visits: 0,
    pageviews: 0,
    views_per_visit: 0,
    bounce_rate: 0,
    visit_duration: null,
  })
  expect(series.length).toBeGreaterThan(0)
  expect(series.every((bucket) => bucket.visits === 0 && bucket.visit_duration === null)).toBe(true)
})

test('breakdowns count visitors of pages, sources and events', async () => {
  const site = await addSite('panels.example')
  const send = (path: string, visitor: number, change: { n?: string; r?: string; t?: string } = {}) =>
    sendEvent(product.address, { s: site.public_id, u: `https://panels.example${path}`, ...change }, from(visitor))
  await send('/', 1, { r: 'https://www.search.example/', t: 'Home' })
  await send('/prices', 1, { t: 'Prices' })
  await send('/', 2, { t: 'Home' })
  await send('/', 2, { t: 'Home' })
  await send('/', 2, { n: 'sign-up' })
  const ask = () =>
    client.stats.dashboard({
      site_id: site.id,
      range: 'today',
      panels: ['page', 'page_title', 'source', 'browser', 'event'],
    })
  await eventually(async () => {
    const result = await ask()
    return result.code === 200 && (result.data.breakdowns[4]?.total_rows ?? 0) === 1
  })
  const result = await ask()
  expect(result.code === 200 && result.data.breakdowns).toEqual([
    {
      dimension: 'page',
      rows: [
        { value: '/', visitors: 2, percentage: 100, count: 3 },
        { value: '/prices', visitors: 1, percentage: 50, count: 1 },
      ],
      total_rows: 2,
    },
    {
      dimension: 'page_title',
      rows: [
        { value: 'Home', visitors: 2, percentage: 100, count: 3 },
        { value: 'Prices', visitors: 1, percentage: 50, count: 1 },
      ],
      total_rows: 2,
    },
    {
      dimension: 'source',
      rows: [
        { value: '', visitors: 1, percentage: 50, count: 1 },
        { value: 'search.example', visitors: 1, percentage: 50, count: 1 },
      ],
      total_rows: 2,
    },
    { dimension: 'browser', rows: [{ value: 'Chrome', visitors: 2, percentage: 100, count: 2 }], total_rows: 1 },
    { dimension: 'event', rows: [{ value: 'sign-up', visitors: 1, percentage: 50, count: 1 }], total_rows: 1 },
  ])

  const query = { site_id: site.id, range: 'today', dimension: 'page' } as const
  expect(await client.stats.query({ ...query, limit: 1, offset: 1 })).toMatchObject({
    code: 200,
    data: { dimension: 'page', rows: [{ value: '/prices', percentage: 50 }], total_rows: 2 },
  })
  expect(await client.stats.query({ ...query, limit: 5000 })).toMatchObject({
    code: 400,
    data: { fields: { limit: 'field_invalid' } },
  })
})

test('rows are searched for a text in which no sign is special', async () => {
  const site = await addSite('search.example')
  const paths = ['/Journal', '/journal/über-Uns', '/50%-off', '/a_b', '/back\\slash', "/o'neill", '/日本語']
  for (const [visitor, path] of paths.entries()) {
    const event = { s: site.public_id, u: 'https://search.example/', t: path }
    await sendEvent(product.address, event, from(visitor + 1))
  }
  const query = { site_id: site.id, range: 'today', dimension: 'page_title' } as const
  const found = async (search: string) => {
    const result = await client.stats.query({ ...query, search })
    if (result.code !== 200) throw new Error(result.message)
    expect(result.data.total_rows).toBe(result.data.rows.length)
    return result.data.rows.map(({ value }) => value).toSorted()
  }
  await eventually(async () => (await found('')).length === paths.length)

  expect(await found('JOURNAL')).toEqual(['/Journal', '/journal/über-Uns'])
  expect(await found(' Über-uns ')).toEqual(['/journal/über-Uns'])
  expect(await found('本')).toEqual(['/日本語'])
  expect(await found('%')).toEqual(['/50%-off'])
  expect(await found('_')).toEqual(['/a_b'])
  expect(await found('\\')).toEqual(['/back\\slash'])
  expect(await found("'")).toEqual(["/o'neill"])
  expect(await found("') OR 1 = 1 --")).toEqual([])
  expect(await found('{search: String}\t\n"')).toEqual([])
  expect(await client.stats.query({ ...query, search: 'journal', limit: 1, offset: 1 })).toMatchObject({
    data: { rows: [{ visitors: 1 }], total_rows: 2 },
  })
  expect(await client.stats.query({ ...query, search: 'journal', offset: 9 })).toMatchObject({
    data: { rows: [], total_rows: 2 },
  })
  const unnamed = { ...query, dimension: 'source', search: 'direct' } as const
  expect(await client.stats.query(unnamed)).toMatchObject({ data: { rows: [], total_rows: 0 } })
  expect(await client.stats.query({ ...unnamed, search_missing: true })).toMatchObject({
    data: { rows: [{ value: '', visitors: paths.length }], total_rows: 1 },
  })
  expect(await client.stats.query({ ...query, search: 'x'.repeat(201) })).toMatchObject({
    code: 400,
    data: { fields: { search: 'field_too_long' } },
  })
})

test('the overview has a few statistics for each site, also for one without events', async () => {
  const site = await addSite('overview.example', 'Pacific/Auckland')
  const quiet = await addSite('quiet.example')
  await sendEvent(product.address, { s: site.public_id, u: 'https://overview.example/' }, from(1))
  await sendEvent(product.address, { s: site.public_id, u: 'https://overview.example/' }, from(2))
  const overviewOf = async (id: string) => {
    const result = await client.stats.overview()
    return result.code === 200 ? result.data.sites.find((one) => one.site_id === id) : undefined
  }
  await eventually(async () => (await overviewOf(site.id))?.visitors === 2)
  const overview = await overviewOf(site.id)
  expect(overview).toMatchObject({ current_visitors: 2, last_event_at: expect.any(String) })
  expect(overview?.trend).toEqual([...Array.from({ length: 23 }, () => 0), 2])
  expect(await overviewOf(quiet.id)).toEqual({
    site_id: quiet.id,
    visitors: 0,
    previous_visitors: 0,
    current_visitors: 0,
    trend: Array.from({ length: 24 }, () => 0),
    last_event_at: null,
  })
})

test('the live check tells what came and what was dropped', async () => {
  const site = await addSite('check.example')
  const check = async () => {
    const result = await client.website.liveCheck({ site_id: site.id })
    return result.code === 200 ? result.data : undefined
  }
  expect(await check()).toEqual({ last_event_at: null, last_dropped_at: null, drop_reason: null })

  const event = { s: site.public_id, u: 'https://check.example/' }
  const dropped = await sendEvent(product.address, event, { 'User-Agent': 'Googlebot/2.1' })
  expect([dropped.status, dropped.headers.get('X-Sightline-Dropped')]).toEqual([202, 'bot'])
  expect(await check()).toMatchObject({ last_event_at: null, last_dropped_at: expect.any(String), drop_reason: 'bot' })

  await sendEvent(product.address, event)
  expect(await check()).toMatchObject({ last_event_at: expect.any(String) })
})

test('the collector refuses what is no event', async () => {
  const unknown = await sendEvent(product.address, { s: crypto.randomUUID(), u: 'https://a.example/' })
  expect([unknown.status, await unknown.json()]).toEqual([400, { code: 400, message: 'not_found', data: null }])
  const response = await fetch(`${product.address}/api/event`, { method: 'POST', body: '{"s":' })
  expect(response.status).toBe(400)
  const large = await fetch(`${product.address}/api/event`, { method: 'POST', body: 'x'.repeat(70_000) })
  expect(large.status).toBe(413)
})

test('pages of any origin may load the snippet and send', async () => {
  const snippet = await fetch(`${product.address}/s.js`)
  expect(snippet.headers.get('Content-Type')).toContain('javascript')
  expect(snippet.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  const preflight = await fetch(`${product.address}/api/event`, { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*'])
  const call = await fetch(`${product.address}/v1/instance/info`, { headers: { Origin: 'https://other.example' } })
  expect(call.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('nothing of what was sent stands in the log', async () => {
  const site = await addSite('private.example')
  const event = { s: site.public_id, u: 'https://private.example/?q=planted-query' }
  await sendEvent(product.address, event, {
    'X-Forwarded-For': '192.0.2.77',
    'User-Agent': 'Planted/1.0 (X11) Firefox/140.0',
  })
  expect(product.output()).not.toMatch(/192\.0\.2\.77|Planted|planted-query/)
})
