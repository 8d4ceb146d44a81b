import type { ApiClient } from '@sightline/api-client'
import { Umami } from '@umami/node'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventRow } from '../../src/store/clickhouse/rows.ts'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { eventsOf, withTablesOf } from '../support/event-tables.ts'
import { freePort, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let client: ApiClient
let browser: Browser
let site: Server | undefined
/** The tables are read once, after all clients have sent. */
const checks: { siteId: string; check: (events: EventRow[]) => void }[] = []

beforeAll(async () => {
  product = await startProduct()
  client = await signedInClient(product)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  site?.close()
  await product.stop()
  await removeFolder(product.dataDir)
})

async function addSite(domain: string) {
  const added = await client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  return added.data
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'client-libraries', entry), formats: ['iife'], name: 'page' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error('nothing was built')
  return chunk.code
}

/** Every path is the same page, which runs the bundle: on another host and port than the collector. */
async function servePages(script: string, domain: string): Promise<string> {
  site?.close()
  const port = await freePort()
  site = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    return response.end(
      `<!doctype html><html lang="en" data-domain="${domain}" data-collector="${product.address}">
       <title>Page</title><body>Page<script>${script}</script></body></html>`,
    )
  })
  await new Promise<void>((done) => site?.listen(port, '127.0.0.1', done))
  return `http://localhost:${port}`
}

interface Tracker {
  trackEvent: (name: string, options: object) => void
}

/** A visit: two pages of a single page application, and an order on the second one. */
async function expectVisit(origin: string, order: object): Promise<void> {
  const { context, page, pageErrors } = await newVisitor(browser)
  const answered = (name: string) =>
    page.waitForResponse(
      (response) => response.url().endsWith('/api/event') && response.request().postDataJSON().n === name,
    )
  const first = answered('pageview')
  await page.goto(`${origin}/first?utm_source=letter`)
  expect((await first).status()).toBe(202)
  await sleep(300)
  const second = answered('pageview')
  await page.evaluate(() => history.pushState({}, '', '/second'))
  await second
  const ordered = answered('Order')
  await page.evaluate((options) => {
    const { tracker } = window as unknown as { tracker: Tracker }
    tracker.trackEvent('Order', options)
  }, order)
  const answer = await ordered
  expect([answer.status(), await answer.text(), answer.headers()['x-sightline-dropped']]).toEqual([
    202,
    'ok',
    undefined,
  ])
  expect(pageErrors).toEqual([])
  await context.close()
}

const summaryOf = (events: readonly EventRow[]) => events.map(({ name, pathname }) => `${name} ${pathname}`)

test('plausible-tracker sends views, navigation, and an event with properties', async () => {
  const { id, domain } = await addSite('tracker.example')
  await expectVisit(await servePages(await bundle('plausible-tracker-page.ts'), domain), {
    props: { size: 'L', count: 2, gift: false },
  })
  const statistics = async () => {
    const result = await client.stats.dashboard({ site_id: id, range: 'today', panels: ['page', 'source', 'event'] })
    return result.code === 200 ? result.data : undefined
  }
  await expect.poll(async () => (await statistics())?.breakdowns[2]?.rows, { timeout: 10_000 }).toHaveLength(1)
  const { totals, breakdowns } = (await statistics()) ?? {}
  expect(totals).toMatchObject({ visitors: 1, visits: 1, pageviews: 2, bounce_rate: 0 })
  expect(breakdowns?.map(({ rows }) => rows.map(({ value, count }) => [value, count]))).toEqual([
    [
      ['/first', 1],
      ['/second', 1],
    ],
    [['letter', 1]],
    [['Order', 1]],
  ])
  checks.push({
    siteId: id,
    check(events) {
      expect(summaryOf(events)).toEqual(['pageview /first', 'pageview /second', 'Order /second'])
      expect(events[2]).toMatchObject({
        props: { size: 'L', count: '2', gift: 'false' },
        hostname: 'localhost',
        utm_source: 'letter',
        browser: 'Chrome',
        interactive: true,
      })
    },
  })
})

test('@plausible-analytics/tracker sends views, navigation, engagement, and an event with revenue', async () => {
  const { id, domain } = await addSite('analytics.example')
  await expectVisit(await servePages(await bundle('plausible-analytics-page.ts'), domain), {
    props: { size: 'L' },
    revenue: { amount: 19.99, currency: 'EUR' },
    interactive: false,
  })
  checks.push({
    siteId: id,
    check(events) {
      // The page that is closed may or may not tell how long it was looked at.
      const summary = summaryOf(events).filter((text) => text !== 'engagement /second')
      expect(summary.toSorted()).toEqual(['Order /second', 'engagement /first', 'pageview /first', 'pageview /second'])
      const named = (name: string) => events.find((event) => event.name === name)
      expect(named('Order')).toMatchObject({
        props: { size: 'L' },
        revenue: 19.99,
        currency: 'EUR',
        interactive: false,
      })
      expect(named('engagement')).toMatchObject({ scroll_depth: 100, revenue: null, session_id: events[0]?.session_id })
      expect(named('engagement')?.engagement_ms).toBeGreaterThanOrEqual(250)
      expect(named('pageview')).toMatchObject({ engagement_ms: 0, scroll_depth: null })
    },
  })
})

test('@umami/node: a view, an event with data, and who somebody is', async () => {
  const { id, public_id } = await addSite('umami.example')
  const umami = new Umami({ websiteId: public_id, hostUrl: product.address })
  const shape = { cache: expect.any(String), sessionId: expect.any(String), visitId: expect.any(String) }
  const view = { url: '/basket?utm_source=letter', title: 'Basket', language: 'de-CH', screen: '390x844' }
  const answers = [
    await umami.track({ ...view, hostname: 'shop.example', referrer: 'https://blog.example/post' }),
    await umami.track('Order', { size: 'L', revenue: 12.5, currency: 'EUR' }),
    await umami.identify({ email: 'planted@example.com' }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(shape)
  }
  const unknown = new Umami({ websiteId: crypto.randomUUID(), hostUrl: product.address })
  expect((await unknown.track('Order')).status).toBe(400)
  expect((await unknown.identify()).status).toBe(400)
  const automated = new Umami({ websiteId: public_id, hostUrl: product.address, userAgent: 'Googlebot/2.1' })
  expect(await (await automated.track('Order')).json()).toEqual({ beep: 'boop' })
  checks.push({
    siteId: id,
    check(events) {
      expect(summaryOf(events)).toEqual(['pageview /basket', 'Order /'])
      expect(events[0]).toMatchObject({
        hostname: 'shop.example',
        title: 'Basket',
        language: 'de-CH',
        screen: '390x844',
        source: 'letter',
        referrer: 'blog.example/post',
      })
      expect(events[1]).toMatchObject({
        hostname: 'umami.example',
        props: { size: 'L', revenue: '12.5', currency: 'EUR' },
        revenue: 12.5,
        currency: 'EUR',
        session_id: events[0]?.session_id,
      })
      expect(JSON.stringify(events)).not.toContain('planted')
    },
  })
})

test('events of the clients are stored', async () => {
  await withTablesOf(product, async (tables) => {
    expect(checks).toHaveLength(3)
    for (const { siteId, check } of checks) check(await eventsOf(tables, siteId))
  })
})
