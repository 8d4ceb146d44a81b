import { createServer, type Server } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from './browser.ts'
import {
  ADMIN,
  eventually,
  freePort,
  removeFolder,
  signedInClient,
  startProduct,
  type RunningProduct,
} from './product.ts'

let product: RunningProduct
let browser: Browser
let context: BrowserContext
let page: Page
let visited: Server | undefined
let complaints: string[]

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  ;({ context, page, complaints } = await newVisitor(browser))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.address })
})
afterAll(async () => {
  await browser.close()
  visited?.close()
  await product.stop()
  await removeFolder(product.dataDir)
})

/** A page of another origin: other host name, other port. */
async function servePage(head: string): Promise<string> {
  const port = await freePort()
  visited = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    return response.end(
      `<!doctype html><html lang="en"><head>${head}<title>Hello</title></head><body>Hello</body></html>`,
    )
  })
  await new Promise<void>((done) => visited?.listen(port, '127.0.0.1', done))
  return `http://localhost:${port}/welcome?utm_source=letter`
}

test('one real visit, from the snippet on a page to the figures on its owner’s dashboard', async () => {
  await page.goto(`${product.address}/#/set-up?code=${product.setUpCode()}`)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('link', { name: 'Add website' }).waitFor()
  await expect.poll(() => page.title()).toBe('My sites · Sightline')
  await page.getByRole('link', { name: 'Add website' }).click()

  await page.getByRole('button', { name: 'Continue' }).click()
  for (const message of [
    'Please fill in website name',
    'Please fill in the domain name',
    'Please select currency type',
  ]) {
    await page.getByText(message).first().waitFor()
  }
  await page.getByLabel('Website name').fill('Hello')
  await page.getByLabel('Domain name').fill('http://localhost/')
  await page.getByRole('button', { name: /currency type/i }).click()
  await page.getByRole('option', { name: /EUR/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByText('Waiting for the first event').waitFor()
  await page.getByRole('button', { name: /copy/i }).click()
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(readClipboard).toContain(`src="${product.address}/s.js"`)
  const snippet = await readClipboard()

  const visit = await context.newPage()
  await visit.goto(await servePage(snippet))

  await page.getByRole('tab', { name: /views 1\b/i }).waitFor()
  const strip = page.getByRole('tablist').first()
  await strip.getByRole('tab', { name: /^Visitors 1\b/ }).waitFor()
  await strip.getByRole('tab', { name: /^Bounce rate 100/ }).waitFor()
  await strip.getByRole('tab', { name: /^Visit duration 0:00/ }).waitFor()
  await page.locator('canvas').first().waitFor()

  await visit.reload()
  const client = await signedInClient(product)
  await eventually(async () => {
    const result = await client.stats.dashboard({ site_id: '1', range: 'today' })
    return result.code === 200 && result.data.totals.pageviews === 2
  })
  await page.reload()
  await page.getByRole('tab', { name: /views 2\b/i }).waitFor()
  await page.getByRole('tab', { name: /bounce rate 0/i }).waitFor()
  await strip.getByRole('tab', { name: /^Current visitors 1\b/ }).waitFor()

  const deepLink = page.url()
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.goto(deepLink)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('tab', { name: /views 2\b/i }).waitFor()

  expect(complaints).toEqual([])
})
