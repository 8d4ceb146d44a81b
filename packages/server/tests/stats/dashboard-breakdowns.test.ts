import { createApiClient, type ApiClient, unwrap } from '@sightline/api-client'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, storageOf, reusePage } from '../support/browser.ts'
import { freePort, removeFolder, startProduct, temporaryFolder, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { shareSite } from '../support/sites/share-site.ts'

const PASSWORD = 'correct horse battery'
/** A page that had no answer asks again after so long at most. */
const ASKS_AGAIN_MS = 10_000
/** The client gives a call up that has hung for 30 s; the page then asks for what that leads to. */
const RECOVERY_MS = 60_000

let dataDir: string
let port: number
let product: RunningProduct
let browser: Browser
let demo: ApiClient
let openPage: ReturnType<typeof reusePage>
let page: Page
let requests: URL[]

const start = async (): Promise<void> => {
  product = await startProduct({ dataDir, port, parameters: ['--demo', '--demo-still', '--demo-days', '20'] })
}

beforeAll(async () => {
  ;[dataDir, port, browser] = await Promise.all([temporaryFolder(), freePort(), launchBrowser()])
  await start()
  openPage = reusePage(browser, product.address)
  demo = await clientOf('demo@example.com', 'harbor-lane-demo')
  // Time goes on as ever there, and a test sets it forward where the page would wait.
  await (await openPage()).page.clock.install()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await Promise.all([removeFolder(dataDir), removeFolder(`${dataDir}-demo`)])
})

async function clientOf(email: string, password: string): Promise<ApiClient> {
  const client = createApiClient({ baseURL: product.address })
  await unwrap(client.auth.login({ email, password }))
  return client
}

/** Opens a page as somebody who is signed in. */
async function openAs(client: ApiClient, route: string): Promise<void> {
  ;({ page } = await openPage({ storage: storageOf(client) }))
  requests = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  await page.goto(`${product.address}/#${route}`)
}

const card = (name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name} \\d`) })
/** As the interface writes shares: those that are less than one in a hundred when rounded with two decimals. */
const percent = (share: number): string => `${share.toFixed(share < 0.995 ? 2 : 1)}%`

test('the demo has something for every breakdown, and the first load asks for statistics once', async () => {
  await openAs(demo, '/sites/1?range=7d')
  await card('Visitors').waitFor()
  await page.getByRole('row', { name: /^Add to basket/ }).waitFor()
  const statsCalls = requests.filter(
    ({ pathname }) => pathname.startsWith('/v1/stats/') && pathname !== '/v1/stats/current',
  )
  expect(statsCalls.map(({ pathname }) => pathname)).toEqual(['/v1/stats/dashboard'])

  const query = { site_id: '1', range: '7d' } as const
  await page.getByRole('tab', { name: 'Goals' }).click()
  const goals = await unwrap(demo.stats.query({ ...query, dimension: 'goal', metrics: ['conversion_rate'] }))
  expect(goals.rows.map(({ value }) => value)).toContain('Read an article')
  for (const { value, conversion_rate } of goals.rows) {
    await page
      .getByRole('row', { name: new RegExp(`^${value} .* ${percent(Number(conversion_rate))}.* Starts at \\d+, `) })
      .waitFor()
  }

  await page.getByRole('tab', { name: 'Properties' }).click()
  await page.getByRole('button', { name: /^product/ }).click()
  await page.getByRole('option', { name: 'payment' }).click()
  await page.getByRole('row', { name: /^card/ }).waitFor()

  await page.getByRole('heading', { name: 'Funnels' }).scrollIntoViewIfNeeded()
  const breakdown = page.getByRole('region', { name: 'Funnels' })
  await breakdown.getByRole('button', { name: /^From journal to shop/ }).click()
  await page.getByRole('option', { name: 'From product to purchase' }).click()
  await breakdown.getByText('Went to the checkout').waitFor()
  const funnels = (await unwrap(demo.funnel.fetchFunnels({ site_id: '1' }))).list
  const id = funnels.find(({ name }) => name === 'From product to purchase')?.id ?? ''
  const { conversion_rate } = await unwrap(demo.stats.funnel({ ...query, funnel_id: id }))
  await breakdown.getByText(percent(conversion_rate), { exact: true }).first().waitFor()
  expect(await page.getByRole('button', { name: /Newsletter with the winter knits sent/ }).count()).toBe(1)
  expect((await unwrap(demo.savedView.fetchSavedViews({ site_id: '1' }))).list).toMatchObject([{ is_shared: true }])
})

test('the live count leads to what happens now, and that to what visitors look at, by the minute', async () => {
  await openAs(demo, '/sites/1?range=7d')
  await page.getByRole('link', { name: /visitors? now$/ }).click()
  await page.waitForURL(/\/sites\/1\/realtime/)
  const feed = page.getByRole('list', { name: 'Live activity' })
  await feed.getByRole('listitem').nth(1).waitFor()
  await page.getByRole('img', { name: 'Visitors by country' }).waitFor()
  await page.getByRole('application', { name: /^Visitors, Last 30 minutes/ }).waitFor()
  const again = page.waitForResponse((answer) => answer.url().includes('/v1/stats/realtime'))
  await page.clock.fastForward(10_000)
  await again
  await page.getByRole('link', { name: 'Last 30 minutes in full' }).click()
  await page.waitForURL(/range=realtime/)
  await page.getByRole('application', { name: /^Visitors, Last 30 minutes/ }).waitFor()
  const pages = page.getByRole('tabpanel', { name: 'Pages' })
  await pages.getByRole('row').nth(1).waitFor()
  const { series } = await unwrap(demo.stats.dashboard({ site_id: '1', range: 'realtime', panels: [] }))
  expect(series.filter(({ visitors }) => visitors > 0).length).toBeGreaterThan(20)
  // It renews itself.
  const renewed = page.waitForResponse((answer) => answer.url().includes('/v1/stats/dashboard'))
  await page.clock.fastForward(20_000)
  await renewed
})

test('a server that stops in mid-use is told by each breakdown, and all of them come back by themselves', async () => {
  await openAs(demo, '/sites/1?range=realtime&filters=[["is_not","browser",["Nothing"]]]')
  await card('Visitors').waitFor()
  await page.getByRole('row', { name: /^Chrome/ }).waitFor()
  await product.stop()
  await page.getByRole('tab', { name: 'OS', exact: true }).click()
  await page.getByRole('tab', { name: 'Properties' }).click()
  const heading = page.getByRole('heading', { name: 'Funnels' })
  await heading.scrollIntoViewIfNeeded()
  const failed = ['OS', 'Properties'].map((name) => page.getByRole('tabpanel', { name }).getByRole('alert'))
  for (const alert of [...failed, page.getByRole('region', { name: 'Funnels' }).getByRole('alert')]) {
    await alert.filter({ hasText: 'The service does not answer.' }).waitFor()
  }
  await page.getByText('Newer data could not be loaded.').waitFor()
  // What was there stays.
  expect(await card('Visitors').count()).toBe(1)
  expect(await page.getByRole('table', { name: 'Pages' }).getByRole('row').count()).toBeGreaterThan(1)
  const address = page.url()

  await start()
  await page.clock.fastForward(ASKS_AGAIN_MS)
  await page.getByRole('row', { name: /^Windows/ }).waitFor({ timeout: RECOVERY_MS })
  await page.getByText('Conversion', { exact: true }).first().waitFor({ timeout: RECOVERY_MS })
  for (const alert of failed) await alert.waitFor({ state: 'detached', timeout: RECOVERY_MS })
  await page.getByText('Newer data could not be loaded.').waitFor({ state: 'detached', timeout: RECOVERY_MS })
  expect(page.url()).toBe(address)
})

describe('a site that is blocked', () => {
  const member = async (email: string): Promise<ApiClient> => {
    await unwrap(demo.appUser.addAppUser({ email, password: PASSWORD }))
    return clientOf(email, PASSWORD)
  }
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  let owner: ApiClient
  let viewer: ApiClient
  let route: string

  beforeAll(async () => {
    owner = await member('owner@panels.example')
    viewer = await member('viewer@panels.example')
    const site = { name: 'Blocked', domain: 'blocked.example', currency_type: 'EUR' }
    const { id } = await unwrap(owner.website.addWebsite(site))
    await shareSite(owner, id, viewer, 'viewer@panels.example')
    route = `/sites/${id}`
    const store = await openStore(`${dataDir}-demo`)
    await store
      .updateTable('app_user')
      .set({ first_login_at: '2020-01-01T00:00:00.000Z', expired_time: '2020-01-31T00:00:00.000Z' })
      .where('email', '=', 'owner@panels.example')
      .execute()
    await store.destroy()
  })

  test('tells its owner to renew', async () => {
    await openAs(owner, route)
    await heading('Membership has expired, please renew before accessing.').waitFor()
    await page.getByRole('link', { name: 'View plans' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })

  test('tells whom it is shared with to ask the owner', async () => {
    await openAs(viewer, route)
    await heading(
      "The webmaster's membership has expired. Please contact the webmaster to renew before accessing.",
    ).waitFor()
    expect(await page.getByRole('link', { name: 'View plans' }).count()).toBe(0)
  })

  test('tells everybody else that they have no permission, as a site does that is not there', async () => {
    const stranger = await member('stranger@panels.example')
    await openAs(stranger, route)
    await heading('No permission to view this site').waitFor()
    await page.goto(`${product.address}/#/sites/4711`)
    await heading('No permission to view this site').waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })
})
