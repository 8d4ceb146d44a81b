import { pageNames, pagePaths, pageTitles, unwrap, type ApiClient } from '@sightline/api-client'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, storageOf } from '../support/browser.ts'
import { ADMIN, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let admin: ApiClient
let browser: Browser
let context: BrowserContext
let page: Page
/** What stands for the parameters of the pages' paths. */
let values: Readonly<Record<string, string>>

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  const site = { name: 'Harbour', domain: 'harbour.example', currency_type: 'EUR', time_zone: 'UTC' }
  const { id: site_id } = await unwrap(admin.website.addWebsite(site))
  const { token } = await unwrap(admin.share.createShareLink({ site_id, name: 'Link' }))
  values = { ':siteId': site_id, ':token': token, ':section?': 'goals', ':name?': 'visitors' }
  browser = await launchBrowser()
  ;({ context, page } = await newVisitor(browser, { storage: storageOf(admin) }))
  await page.goto(`${product.address}/`)
}, 120_000)
afterAll(async () => {
  await context.close()
  await browser.close()
  await product.stop()
  await removeFolder(product.dataDir)
})

const open = (path: string) => page.evaluate((to) => (location.hash = to), path)
const nothing = () => page.getByRole('heading', { name: 'There is nothing at this address' })

async function pageData(path: string): Promise<Response> {
  return fetch(`${product.address}/__serverLoader?${new URLSearchParams({ route: path, url: path })}`)
}

/** What stands in the address of one page alone. */
const ownValues: Readonly<Record<string, Readonly<Record<string, string>>>> = { account: { ':section?': 'security' } }

/** The names that pages give themselves once they know better. */
const ownTitles: Readonly<Record<string, string>> = {
  dashboard: 'Harbour',
  realtime: 'Realtime · Harbour',
  differences: 'Why the numbers differ · Harbour',
  settings: 'Goals and funnels · Harbour',
  account: 'Security · Account',
  share: 'Harbour',
}

test.each(pageNames)('the page %s is told by the server, and is there under its title', async (name) => {
  const path = pagePaths[name].replaceAll(
    /:\w+\??/g,
    (parameter) => ownValues[name]?.[parameter] ?? values[parameter] ?? '',
  )
  expect(await (await pageData(path)).json()).toMatchObject({
    title: pageTitles[name]['en-US'],
    description: expect.stringMatching(/\S/),
    route: pagePaths[name],
    url: path,
  })
  await open(path)
  await expect.poll(() => page.title()).toBe(`${ownTitles[name] ?? pageTitles[name]['en-US']} · Sightline`)
  await page.locator('h1').first().waitFor()
  expect(await nothing().count()).toBe(0)
})

test.each(['/accounts', '/admin/nothing', '/admin/report', '/sites/1/nowhere', '/nowhere'])(
  'nothing is at %s, and both the server and the screen say so',
  async (path) => {
    const answer = await pageData(path)
    expect([answer.status, await answer.json()]).toEqual([404, { code: 404, message: 'unknown_path', data: null }])
    // Away from the address before, where there may have been nothing either.
    await open('/vip')
    await nothing().waitFor({ state: 'detached' })
    await open(path)
    await nothing().waitFor()
    expect(await page.title()).toBe('There is nothing at this address · Sightline')
  },
)

test('a page that has lost its own name has the one of its route again', async () => {
  await open(`/sites/${values[':siteId']}`)
  await expect.poll(() => page.title()).toBe('Harbour · Sightline')
  await open('/sites/999999')
  await expect.poll(() => page.title()).toBe('Dashboard · Sightline')
})

test('somebody who is not signed in is asked to, under that title', async () => {
  const guest = await newVisitor(browser, { storage: { locale: 'en-US' } })
  await guest.page.goto(`${product.address}/#/vip`)
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await guest.page.title()).toBe('Sign in · Sightline')
  await guest.page.getByLabel('E-mail').fill(ADMIN.email)
  await guest.page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => guest.page.title()).toBe('Your membership · Sightline')
  await guest.context.close()
})
