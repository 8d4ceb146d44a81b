import { endpoints } from '@sightline/api-client/contract'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import {
  ADMIN,
  eventually,
  removeFolder,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'

let product: RunningProduct
let browser: Browser

beforeAll(async () => {
  // So that each test has an address of its own, whose limit it uses up.
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  await signedInClient(product)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await removeFolder(product.dataDir)
})

const { path } = endpoints.instance.reportLoadError

async function report(fields: Record<string, string>, from: string) {
  const response = await fetch(product.address + path, {
    method: 'POST',
    headers: { 'X-Forwarded-For': from },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, body: (await response.json()) as { code: number } }
}

async function counts(): Promise<{ timeout: number; missing: number }> {
  const response = await fetch(`${product.address}/health`)
  return ((await response.json()) as { load_errors: { timeout: number; missing: number } }).load_errors
}

test('Health counts them by type, and the log has the path alone', async () => {
  const before = await counts()
  const request = 'https://ann:secret@stats.example/assets/page-a1.js?token=planted#planted'
  expect(await report({ type: 'missing', request }, '192.0.2.1')).toEqual({
    status: 200,
    body: { code: 200, message: 'success', data: {} },
  })
  await report({ type: 'timeout', request: './pages/login/index.js' }, '192.0.2.1')
  await report({ type: 'timeout', request: 'unknown' }, '192.0.2.1')
  await report({ type: 'missing', request: 'http://x/planted@stats.example/y.js' }, '192.0.2.1')
  expect(await counts()).toEqual({ timeout: before.timeout + 2, missing: before.missing + 2 })
  await eventually(async () => product.output().includes('/assets/page-a1.js'))
  await eventually(async () => product.output().includes('/pages/login/index.js'))
  expect(product.output()).not.toMatch(/planted|secret|ann:|stats\.example|192\.0\.2/)
})

test('an invalid report is refused, and counted nowhere', async () => {
  const before = await counts()
  const wrong = [{}, { type: 'late', request: '/x.js' }, { type: 'missing' }, { type: 'missing', request: ' ' }]
  for (const fields of [...wrong, { type: 'missing', request: `/${'x'.repeat(2000)}.js` }])
    expect(await report(fields as Record<string, string>, '192.0.2.2')).toMatchObject({
      status: 200,
      body: { code: 400 },
    })
  const large = await report({ type: 'missing', request: '/x.js', more: 'x'.repeat(20_000) }, '192.0.2.2')
  expect(large).toMatchObject({ status: 413, body: { code: 413 } })
  expect(await counts()).toEqual(before)
})

test('one address cannot flood it', async () => {
  const before = await counts()
  const statuses: number[] = []
  for (let sent = 0; sent < 40; sent++)
    statuses.push((await report({ type: 'missing', request: `/assets/flood-${sent}.js` }, '192.0.2.3')).status)
  const taken = statuses.filter((status) => status === 200).length
  expect(taken).toBeLessThan(40)
  expect(statuses.slice(taken)).toEqual(Array.from({ length: 40 - taken }, () => 429))
  expect(await counts()).toEqual({ ...before, missing: before.missing + taken })
  expect((await report({ type: 'missing', request: '/assets/other.js' }, '192.0.2.4')).status).toBe(200)
})

/** What a page tells of code that does not come to it, as it is sent. */
function reportsOf(page: Page): Record<string, string>[] {
  const sent: Record<string, string>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path)
      sent.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
  })
  return sent
}

test('a browser whose page lacks its code says so in its place, and tells the server once', async () => {
  const { context, page, pageErrors } = await newVisitor(browser)
  const reports = reportsOf(page)
  const before = await counts()
  await page.route('**/assets/LoginPage-*.js', (call) => call.fulfill({ status: 404, body: '' }))
  await page.goto(`${product.address}/#/login?secret=planted`)
  await page.getByText('Loading failed, please refresh and try again').waitFor()
  await eventually(async () => (await counts()).missing === before.missing + 1)
  expect(reports).toEqual([{ type: 'missing', request: expect.stringMatching(/\/assets\/LoginPage-[\w-]+\.js$/) }])
  await eventually(async () => /missing.*\/assets\/LoginPage-[\w-]+\.js/.test(product.output()))

  // Asked for again, and not told again.
  const misses = () => pageErrors.filter((text) => text.startsWith('Load error')).length
  const missesBefore = misses()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await eventually(async () => misses() > missesBefore)
  expect(reports).toHaveLength(1)
  await context.close()
})

test('a page that gets not even its first script tells the server', async () => {
  const { context, page } = await newVisitor(browser)
  const reports = reportsOf(page)
  const before = await counts()
  await page.route('**/assets/boot-*.js', (call) => call.fulfill({ status: 404, body: '' }))
  await page.route('**/assets/index-*.js', (call) => call.fulfill({ status: 404, body: '' }))
  await page.goto(`${product.address}/`)
  await eventually(async () => (await counts()).missing === before.missing + 1)
  expect(reports).toEqual([{ type: 'missing', request: expect.stringMatching(/\/assets\/index-[\w-]+\.js$/) }])
  await context.close()
})

test('at most five a page are told, and nothing on the page waits for that', async () => {
  const { context, page, pageErrors } = await newVisitor(browser, { storage: { locale: 'en-US' } })
  const reports = reportsOf(page)
  await page.route(`**${path}`, () => {
    // Never answered.
  })
  await page.goto(`${product.address}/#/login`)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page
    .getByRole('heading', { level: 1, name: 'Add your first site' })
    .or(page.getByRole('link', { name: 'Console' }))
    .first()
    .waitFor()
  await page.route('**/assets/*.js', (call) => call.fulfill({ status: 404, body: '' }))
  for (const hash of [
    '/vip',
    '/sites/new',
    '/subapp/app-user',
    '/subapp/app-aitask',
    '/definitions',
    '/',
    '/sites/1',
    '/nowhere',
  ]) {
    await page.evaluate((to) => (location.hash = to), hash)
    await page.getByText('Loading failed, please refresh and try again').first().waitFor()
  }
  await expect.poll(() => pageErrors.filter((text) => text.startsWith('Load error')).length).toBeGreaterThan(5)
  await expect.poll(() => reports.length).toBe(5)
  expect(new Set(reports.map(({ request }) => request)).size).toBe(5)
  await context.close()
})
