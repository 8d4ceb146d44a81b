import { storageOf } from '../support/browser.ts'
import { createApiClient, ranges, type ApiClient, type Dashboard, type Range, unwrap } from '@sightline/api-client'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoPages, type DemoPages } from '../support/demo-pages.ts'
import { isLong } from '../support/test-size.ts'

const PASSWORD = 'correct horse battery'
const DASHBOARD = '/sites/1'

let pages: DemoPages
let demo: ApiClient
let page: Page
let requests: URL[]

beforeAll(async () => {
  pages = await openDemoPages()
  demo = await clientOf('demo@example.com', 'harbor-lane-demo')
})
afterAll(() => pages.close())

async function clientOf(email: string, password: string): Promise<ApiClient> {
  const client = createApiClient({ baseURL: pages.address })
  await unwrap(client.auth.login({ email, password }))
  return client
}

/** Shows the page to somebody; to nobody without a client. */
async function visitAs(client: ApiClient | undefined): Promise<void> {
  const storage = client === undefined ? { theme: 'light', locale: 'en-US' } : storageOf(client)
  ;({ page } = await pages.visitOnePage({ storage }))
  requests = []
  page.on('request', (request) => requests.push(new URL(request.url())))
}

const member = async (email: string): Promise<ApiClient> => {
  await unwrap(demo.appUser.addAppUser({ email, password: PASSWORD }))
  return clientOf(email, PASSWORD)
}

const card = (name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const full = (value: number): string => new Intl.NumberFormat('en-US').format(value)

const running: ReadonlySet<Range> = new Set(['realtime', 'today', 'week', 'month', 'year'])

const isDashboard = (address: string, range: Range): boolean => {
  const { pathname, searchParams } = new URL(address)
  return pathname === '/v1/stats/dashboard' && searchParams.get('range') === range
}

/** The page is the same for each, and the days of each are tested without it. */
const whole = isLong ? ranges.filter((range) => range !== 'custom') : (['realtime', 'yesterday', '90d'] as const)

test('ranges show the metrics of the statistics query', async () => {
  await visitAs(demo)
  for (const range of whole) {
    const answer = page.waitForResponse((response) => isDashboard(response.url(), range))
    await pages.open(page, `${DASHBOARD}?range=${range}`)
    const { data } = (await (await answer).json()) as { data: Dashboard }
    await card('Views').getByTitle(full(data.totals.pageviews), { exact: true }).waitFor()
    const { totals } = await unwrap(demo.stats.query({ site_id: '1', range, metrics: ['pageviews'] }))
    // While a range runs, events come and, in the last half hour, go between two queries.
    const change = Math.abs((totals.pageviews ?? 0) - data.totals.pageviews)
    expect(change, range).toBeLessThanOrEqual(running.has(range) ? 20 : 0)
    expect(page.url()).toContain(`range=${range}`)
  }
})

test('custom days, a comparison and a filter go through the one request, and back leads out of each', async () => {
  await visitAs(demo)
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const days = { from: day(20), to: day(11) } as const
  await pages.open(page, `${DASHBOARD}?range=custom&from=${days.from}&to=${days.to}&compare=previous`)
  const query = { site_id: '1', range: 'custom', ...days, compare: 'previous' } as const
  const plain = await unwrap(demo.stats.query({ ...query, metrics: ['visitors'] }))
  const title = () => card('Visitors').locator('[title]:has(data)').getAttribute('title')
  await expect.poll(title).toBe(full(plain.totals.visitors ?? 0))
  await expect.poll(() => card('Visitors').innerText()).toContain('vs ')

  await page.getByRole('region', { name: 'Technology' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Devices' }).click()
  const isFiltered = ({ pathname, searchParams }: URL) =>
    pathname === '/v1/stats/dashboard' && searchParams.has('filters')
  const request = page.waitForRequest((one) => isFiltered(new URL(one.url())))
  await page.getByRole('button', { name: /^Phone/ }).click()
  await page.waitForURL(/filters=/)
  const { searchParams } = new URL((await request).url())
  const [[, , [value = '']]] = JSON.parse(searchParams.get('filters') ?? '') as [['is', 'device', string[]]]
  expect(value.toLowerCase()).toBe('mobile')
  const filtered = await unwrap(
    demo.stats.query({ ...query, metrics: ['visitors'], filters: [['is', 'device', [value]]] }),
  )
  expect(filtered.totals.visitors).toBeLessThan(plain.totals.visitors ?? 0)
  await card('Visitors')
    .getByTitle(full(filtered.totals.visitors ?? 0))
    .waitFor()

  await page.reload()
  await card('Visitors')
    .getByTitle(full(filtered.totals.visitors ?? 0))
    .waitFor()
  await page.goBack()
  await card('Visitors')
    .getByTitle(full(plain.totals.visitors ?? 0))
    .waitFor()
})

test('the owner writes a note at a day of the chart, changes and removes it', async () => {
  await visitAs(demo)
  await pages.open(page, `${DASHBOARD}?range=30d`)
  await page.getByRole('button', { name: 'Add note' }).click()
  const [year, month, day] = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10).split('-')
  await page.getByRole('spinbutton', { name: /month/ }).click()
  await page.keyboard.type(`${month}${day}${year}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Catalogue sent')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: /Catalogue sent/ }).click()
  // The demo may have a note of its own at that place of the chart.
  const note = page.getByRole('listitem').filter({ hasText: 'Catalogue sent' })
  await note.getByRole('button', { name: 'Edit note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Catalogue sent late')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await note.filter({ hasText: 'late' }).getByRole('button', { name: 'Delete note' }).click()
  await page.getByText('Deleted').waitFor()
  const { list } = await unwrap(demo.annotation.fetchAnnotations({ site_id: '1' }))
  expect(list.filter(({ text }) => text.startsWith('Catalogue'))).toEqual([])
})

test('somebody without a right to the site reads the words of the specification', async () => {
  await visitAs(await member('stranger@screen.example'))
  await page.goto(`${pages.address}/#${DASHBOARD}`)
  await page.getByRole('heading', { name: 'No permission to view this site' }).waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

// pages.test.ts has the same without a breakdown in each run.
test.runIf(isLong)('statistics that cannot be renewed stay, say so, and come back with the server', async () => {
  await visitAs(demo)
  await pages.open(page, `${DASHBOARD}?range=30d`)
  await page.route('**/v1/stats/**', (call) => call.abort())
  await page.getByRole('tab', { name: 'OS' }).click()
  const breakdown = page.getByRole('tabpanel', { name: 'OS' })
  await breakdown.getByRole('alert').waitFor()
  expect(await card('Visitors').locator('[title]').getAttribute('title')).not.toBe('–')
  await page.unroute('**/v1/stats/**')
  await breakdown.getByRole('button', { name: 'Try again' }).click()
  await breakdown.getByRole('row', { name: /Windows/ }).waitFor()
})

test('the whole dashboard is printed from a key, on A4 and Letter, without the page around it', async () => {
  await visitAs(demo)
  await pages.open(page, `${DASHBOARD}?range=28d&filters=[["is","country",["DE"]]]`)
  await card('Views').waitFor()
  // The dialog of the browser itself cannot be answered by a test.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true')
  })
  await page.getByRole('button', { name: 'Export' }).waitFor()
  await page.keyboard.press('Control+p')
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-part="print-sheet"]')
  expect(await page.locator('header').first().isVisible()).toBe(false)
  expect(await sheet.isVisible()).toBe(true)
  const text = await sheet.innerText()
  for (const part of ['Country is Germany', 'Views', 'Visit duration', 'Pages', 'Referrers', 'Countries', 'Funnels'])
    expect(text, part).toContain(part)
  expect(await sheet.locator('canvas').count()).toBe(2)
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length, format).toBeLessThanOrEqual(4)
  }
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await sheet.waitFor({ state: 'detached' })
})
