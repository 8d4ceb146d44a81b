import type { AxeResults, RunOptions } from 'axe-core'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { isLong } from '../support/test-size.ts'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await removeFolder(product.dataDir)
})

test.each(['/openapi.json', '/docs', '/docs.css'])('%s needs no token and may be kept', async (path) => {
  const response = await fetch(product.address + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
  const etag = response.headers.get('ETag') ?? ''
  const again = await fetch(product.address + path, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('the document is that of this version', async () => {
  const response = await fetch(`${product.address}/openapi.json`)
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  const document = (await response.json()) as { openapi: string; info: { version: string } }
  const health = (await (await fetch(`${product.address}/health`)).json()) as { version: string }
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: health.version } })
})

const everyRule: RunOptions = {}
/** What has a name has one in every theme. */
const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The page is opened once, and switched where it stands. */
const looks = [
  { colorScheme: 'light', viewport: desktop, rules: everyRule, isShort: true },
  { colorScheme: 'light', viewport: phone, rules: everyRule, isShort: false },
  { colorScheme: 'dark', viewport: phone, rules: colours, isShort: true },
  { colorScheme: 'dark', viewport: desktop, rules: colours, isShort: false },
] as const

test('the page to read is whole, without scripts and for everybody, in light and dark', async () => {
  const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const { context, page, pageErrors } = await newVisitor(browser, { viewport: desktop })
  const response = await page.goto(`${product.address}/docs`)
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
  expect(await page.locator('script').count()).toBe(0)
  await page.getByRole('heading', { level: 3, name: 'appUser.importNew' }).waitFor()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
  await page.getByRole('link', { name: 'importNew', exact: true }).first().click()
  await page.evaluate(axeSource)
  await page.evaluate(() => {
    // All sections are made alike, and every rule on every cell of them takes long.
    for (const section of document.querySelectorAll('section:nth-of-type(n + 5)')) section.remove()
  })
  for (const { colorScheme, viewport, rules } of looks.filter(({ isShort }) => isShort || isLong)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    const results = await page.evaluate((options) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      return axe.run({ ...options, resultTypes: ['violations'], preload: false })
    }, rules)
    const broken = results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    expect(broken, `${colorScheme} ${viewport.width}`).toEqual([])
  }
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a route of the app says what it is, in the language of the browser', async () => {
  const ask = (query: string, language = 'en') =>
    fetch(`${product.address}/__serverLoader?${query}`, { headers: { 'Accept-Language': language } })
  const site = await ask('route=/sites/12&url=/sites/12%3Frange%3D7d')
  expect(site.status).toBe(200)
  expect(site.headers.get('Vary')).toContain('Accept-Language')
  expect(site.headers.get('Set-Cookie')).toBeNull()
  expect(await site.json()).toEqual({
    title: 'Dashboard',
    description: 'Visitors, views and where they come from.',
    route: '/sites/:siteId',
    url: '/sites/12?range=7d',
  })
  expect(await (await ask('route=/sites', 'zh-TW,zh;q=0.9')).json()).toMatchObject({ title: '我的网站', url: '/sites' })
  const long = (await (await ask(`route=/&url=${'x'.repeat(5000)}`)).json()) as { url: string }
  expect(long.url).toHaveLength(2000)
  for (const query of ['', 'route=/nowhere', `route=/sites/${'1'.repeat(600)}`, 'route=/&route=/sites']) {
    const unknown = await ask(query)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({ code: 404, message: 'unknown_path', data: null })
  }
})
