import { createApiClient, type ApiClient, type CallInput, type FilterOperator, unwrap } from '@sightline/api-client'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoPages, type DemoPages } from '../support/demo-pages.ts'
import { isLong } from '../support/test-size.ts'
import { unzip } from './unzip.ts'

const DASHBOARD = '/sites/1?range=7d'

let pages: DemoPages
let demo: ApiClient
let page: Page
let pageErrors: string[]

beforeAll(async () => {
  pages = await openDemoPages()
  demo = createApiClient({ baseURL: pages.address })
  await unwrap(demo.auth.login({ email: 'demo@example.com', password: 'harbor-lane-demo' }))
})
afterAll(() => pages.close())

// So high that nothing scrolls: the list of a field closes when a test brings an option into view by scrolling the page.
const viewport = { width: 1440, height: 2400 }

/** Shows the page to the demo’s account. */
async function visit(): Promise<void> {
  const storage = { ...pages.session, theme: 'light', locale: 'en-US' }
  ;({ page, pageErrors } = await pages.visitOnePage({ storage, viewport }))
  page.setDefaultTimeout(20_000)
}

/** Opens a browser for nobody: it has no storage either, which a frame may be refused. */
async function visitAsNobody(): Promise<void> {
  ;({ page, pageErrors } = await pages.visit({ viewport }))
  page.setDefaultTimeout(20_000)
}

type Filters = NonNullable<CallInput<'stats', 'query'>['filters']>

const full = (value: number): string => new Intl.NumberFormat('en-US').format(value)
const card = (name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) })

const visitorsUnder = async (filters: Filters): Promise<number> => {
  const { totals } = await unwrap(demo.stats.query({ site_id: '1', range: '7d', metrics: ['visitors'], filters }))
  return totals.visitors ?? 0
}

const showsVisitors = (value: number) => card('Visitors').getByTitle(full(value), { exact: true }).waitFor()

/** Adds a filter as a person does. */
async function add(field: string, operator: string, typed: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click()
  const editor = page.getByRole('dialog', { name: 'Add filter' })
  const choose = async (label: string, value: string) => {
    await editor.getByRole('button', { name: new RegExp(`${label}$`) }).click()
    await page.getByRole('option', { name: value, exact: true }).click()
    await page.getByRole('option').first().waitFor({ state: 'detached' })
  }
  if (field !== 'Page') await choose('Field', field)
  if (operator !== 'is') await choose('Operator', operator)
  const values = editor.getByRole('combobox', { name: 'Values' })
  await values.fill(typed)
  const options = page.getByRole('option')
  await options.filter({ has: page.getByText(option, { exact: true }) }).click()
  await editor.locator('[data-part=chip]').waitFor()
  await page.keyboard.press('Escape')
  // Another Escape would close the editor.
  await options.first().waitFor({ state: 'detached' })
  await editor.getByRole('button', { name: 'Apply filter' }).click()
}

const remove = (field: string) => page.getByRole('button', { name: `Remove filter ${field}`, exact: true }).click()

test('filters that are added show the metrics of the statistics query', async () => {
  await visit()
  await pages.open(page, DASHBOARD)
  const whole = await visitorsUnder([])
  await showsVisitors(whole)
  const cases: [string, FilterOperator, string, string, string, Filters][] = [
    ['Country', 'is', 'is', 'germ', 'Germany', [['is', 'country', ['DE']]]],
    ['Page', 'contains_not', 'does not contain', 'journal', 'journal', [['contains_not', 'page', ['journal']]]],
  ]
  const more: typeof cases = [
    ['Device', 'is_not', 'is not', 'pho', 'Phone', [['is_not', 'device', ['mobile']]]],
    ['Page', 'contains', 'contains', '/journal', '/journal', [['contains', 'page', ['/journal']]]],
    ['Entry page', 'matches', 'matches', '/*/*', '/*/*', [['matches', 'entry_page', ['/*/*']]]],
    ['Referrer', 'is', 'is', 'direct', 'Direct / none', [['is', 'source', ['']]]],
  ]
  for (const [field, , operator, typed, option, filters] of isLong ? [...cases, ...more] : cases) {
    // One after the other, as a person does.
    // oxlint-disable-next-line no-await-in-loop
    await add(field, operator, typed, option)
    // oxlint-disable-next-line no-await-in-loop
    const found = await visitorsUnder(filters)
    expect(found, field).toBeLessThan(whole)
    // oxlint-disable-next-line no-await-in-loop
    await showsVisitors(found)
    // oxlint-disable-next-line no-await-in-loop
    await remove(field)
    // oxlint-disable-next-line no-await-in-loop
    await showsVisitors(whole)
  }
  expect(pageErrors).toEqual([])
})

test('filters stay in the address: reload, back and forward keep them, and a wrong one can be removed', async () => {
  await visit()
  const given = encodeURIComponent('[["is","country",["DE"]],["above","page",["/"]]]')
  await pages.open(page, `${DASHBOARD}&filters=${given}`)
  const germany = await visitorsUnder([['is', 'country', ['DE']]])
  await showsVisitors(germany)
  await page.getByText('["above","page",["/"]]').waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('The address contains invalid filters').waitFor({ state: 'hidden' })
  await page.reload()
  await showsVisitors(germany)
  await remove('Country')
  await showsVisitors(await visitorsUnder([]))
  await page.goBack()
  await showsVisitors(germany)
  await page.goForward()
  await showsVisitors(await visitorsUnder([]))
  await expect.poll(() => page.url()).not.toContain('filters=')
})

test('going back closes a dialog of the header, and forward opens it again', async () => {
  await visit()
  await page.goto(`${pages.address}/#${DASHBOARD}`)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Share this dashboard' })
  await share.click()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toContain(`#${DASHBOARD}`)
  await page.goForward()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URLSearchParams(page.url().split('?')[1]).has('panel')).toBe(false)

  // What was typed stays until the person agrees to lose it.
  await page.getByRole('button', { name: 'Add note' }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('The newsletter went out')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Discard the changes?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await note.inputValue()).toBe('The newsletter went out')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await note.waitFor({ state: 'detached' })
  expect(page.url()).not.toContain('panel=')
  expect(pageErrors).toEqual([])
})

test('a view is saved, opened, changed and deleted', async () => {
  await visit()
  await pages.open(page, `${DASHBOARD}&metric=pageviews&filters=${encodeURIComponent('[["is","country",["DE"]]]')}`)
  const germany = await visitorsUnder([['is', 'country', ['DE']]])
  const menu = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const choose = (name: string) => page.getByRole('menuitem', { name }).click()
  await menu('Saved views')
  await choose('Save this view')
  await page.getByRole('textbox', { name: 'Name' }).fill('Readers there')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Readers there', exact: true }).waitFor()
  const views = async () =>
    (await unwrap(demo.savedView.fetchSavedViews({ site_id: '1' }))).list.filter(({ name }) => name === 'Readers there')
  expect(await views()).toMatchObject([
    { name: 'Readers there', is_shared: false, state: { range: '7d', metric: 'pageviews' } },
  ])

  await pages.open(page, '/sites/1?range=30d')
  await menu('Saved views')
  await page.getByRole('menuitemradio', { name: 'Readers there' }).click()
  await showsVisitors(germany)
  await card('Views').and(page.locator('[aria-selected=true]')).waitFor()
  await remove('Country')
  await menu('Readers there, changed')
  await choose('Save changes')
  await page.getByRole('button', { name: 'Readers there', exact: true }).waitFor()
  expect((await views())[0]?.state).toEqual({ range: '7d', compare: 'previous', metric: 'pageviews' })

  await menu('Readers there')
  await choose('Share with everybody')
  await expect.poll(async () => (await views())[0]?.is_shared).toBe(true)
  await menu('Readers there')
  await choose('Delete view')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Saved views', exact: true }).waitFor()
  expect(await views()).toEqual([])
})

/** The fields of a CSV text without quotes in it. */
const linesOf = (csv: string): string[][] =>
  csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','))

test('everything is exported as one archive, equal to the statistics query', async () => {
  await visit()
  const filters: Filters = [['is', 'device', ['desktop']]]
  await pages.open(page, `${DASHBOARD}&compare=previous&filters=${encodeURIComponent(JSON.stringify(filters))}`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })

  // One query is not answered: it is named, and asked again.
  await page.route(/dimension=country/, (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Export' }).click()
  await dialog.getByText('Countries could not be exported').waitFor()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const archive = await download
  expect(archive.suggestedFilename()).toMatch(/^harborlane\.example-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzip(await readFile(await archive.path()))
  const textOf = (name: string) => files.get(name) ?? ''

  const query = { site_id: '1', range: '7d', filters } as const
  const answer = await unwrap(
    demo.stats.query({ ...query, compare: 'previous', interval: 'day', metrics: ['visitors', 'visit_duration'] }),
  )
  expect(answer.totals.visitors).toBeGreaterThan(0)
  const metrics = new Map(linesOf(textOf('metrics.csv')).map(([, name, ...rest]) => [name, rest]))
  expect(metrics.get('visitors')?.slice(0, 2).map(Number)).toEqual([
    answer.totals.visitors,
    answer.comparison?.totals.visitors,
  ])
  const [head = [], ...series] = linesOf(textOf('time-series.csv'))
  const column = head.indexOf('Visitors')
  expect(series.map((line) => Number(line[column]))).toEqual(answer.series?.map(({ visitors }) => visitors))
  const { from = '', to = '' } = answer.comparison?.range ?? {}
  const dayAt = (instant: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: answer.range.time_zone }).format(instant)
  const days = { range: 'custom', from: dayAt(Date.parse(from)), to: dayAt(Date.parse(to) - 1) } as const
  const comparison = await unwrap(
    demo.stats.query({ site_id: '1', ...days, filters, interval: 'day', metrics: ['visitors'] }),
  )
  const beside = head.indexOf('Compared with: Visitors')
  expect(series.map((line) => Number(line[beside]))).toEqual(comparison.series?.map(({ visitors }) => visitors))

  for (const dimension of ['page', 'country', 'browser'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows, total_rows } = await unwrap(demo.stats.query({ ...query, dimension, limit: 1000 }))
    const lines = linesOf(textOf(`breakdowns/${dimension}.csv`)).slice(1)
    expect(lines, dimension).toHaveLength(total_rows)
    expect(lines.map(([, visitors]) => Number(visitors))).toEqual(rows.map(({ visitors }) => visitors))
  }
  const notes = (await unwrap(demo.annotation.fetchAnnotations({ site_id: '1' }))).list
  expect(
    linesOf(textOf('notes.csv'))
      .slice(1)
      .map(([day]) => day),
  ).toEqual(notes.map(({ day }) => day))
  const unmarked = [...files].filter(([name, text]) => name.endsWith('.csv') && !text.startsWith('\uFEFF'))
  expect(unmarked).toEqual([])
  const readme = textOf('README.txt')
  for (const text of [
    'harborlane.example',
    answer.range.from,
    answer.range.to,
    answer.range.time_zone,
    'Device is Desktop',
  ])
    expect(readme).toContain(text)
})

test.runIf(isLong)('an export that is cancelled asks for nothing more', async () => {
  await visit()
  await pages.open(page, DASHBOARD)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  let requestCount = 0
  page.on('request', (request) => (requestCount += request.url().includes('/stats/query') ? 1 : 0))
  await page.route(/dimension=country/, () => {})
  await dialog.getByRole('button', { name: 'Export' }).click()
  await dialog.getByRole('progressbar', { name: 'Countries' }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const before = requestCount
  await page.waitForTimeout(1000)
  expect(requestCount).toBe(before)
})

test('a share link stands in a frame of another site, in its theme, and says kindly that it was removed', async () => {
  await visit()
  await pages.open(page, DASHBOARD)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this dashboard' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const form = page.getByRole('dialog', { name: 'Create link' })
  await form.getByRole('textbox', { name: /Name of the link/ }).fill('Our blog')
  await form.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByRole('button', { name: 'Embed Our blog' }).click()
  await dialog.getByRole('radio', { name: 'Dark' }).click()
  const code = dialog.getByRole('region', { name: 'HTML of the frame' })
  await expect.poll(() => code.innerText()).toContain('theme=dark')
  const html = await code.innerText()

  const other = await serve(html)
  try {
    await visitAsNobody()
    await page.goto(other.address)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { level: 1, name: 'harborlane.example' }).waitFor()
    await frame.getByRole('tab', { name: /^Visitors \d/ }).waitFor()
    expect(await frame.locator('[data-part=header]').count()).toBe(0)
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(pageErrors).toEqual([])

    // Nothing else of the product is there.
    const [framed] = page.frames().filter((one) => one.url().includes('/embed'))
    await framed?.evaluate(() => (location.hash = '#/sites/1/settings/delete'))
    await frame.getByText('This link is not valid any more').waitFor()

    const [link] = (await unwrap(demo.share.fetchShareLinks({ site_id: '1' }))).list
    await unwrap(demo.share.removeShareLink({ site_id: '1', id: link?.id ?? '' }))
    await page.reload()
    await frame.getByRole('heading', { name: 'This link is not valid any more. Please ask for a new one.' }).waitFor()
  } finally {
    await other.close()
  }
})

test('a frame is shown by the hosts that its site names, as high as what it shows, and by no other', async () => {
  const { id } = await unwrap(demo.share.createShareLink({ site_id: '1', name: 'Frame' }))
  await visit()
  await pages.open(page, DASHBOARD)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this dashboard' })
  await dialog.getByRole('button', { name: 'Embed Frame' }).click()
  await dialog.getByText('A script makes the frame as high as the dashboard').click()
  const code = dialog.getByRole('region', { name: 'HTML of the frame' })
  await expect.poll(() => code.innerText()).toContain('<script')
  const html = await code.innerText()

  const other = await serve(html)
  const { version } = await unwrap(demo.share.framing({ site_id: '1' }))
  const { host } = new URL(other.address)
  const limited = await unwrap(demo.share.updateFraming({ site_id: '1', version, hosts: [host] }))
  try {
    await visitAsNobody()
    await page.goto(other.address)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('tab', { name: /^Visitors \d/ }).waitFor()
    const inside = () => frame.locator('main > div').evaluate((content) => content.getBoundingClientRect().height)
    const frameHeight = () => page.locator('iframe').evaluate((element) => element.clientHeight)
    // What is on its way has another height.
    await frame.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await expect.poll(frameHeight).toBeGreaterThan(1200)
    await expect.poll(async () => Math.abs((await frameHeight()) - (await inside()))).toBeLessThan(2)
    // Wider, the breakdowns stand beside each other: the frame becomes lower again.
    const before = await frameHeight()
    await page.setViewportSize({ width: 700, height: 900 })
    await expect.poll(frameHeight).toBeGreaterThan(before)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(async () => Math.abs((await frameHeight()) - before)).toBeLessThan(20)
    expect(pageErrors).toEqual([])

    // Without the site in its address any page may have the frame, and it shows nothing.
    await page
      .locator('iframe')
      .evaluate((element: HTMLIFrameElement) => (element.src = element.src.replace(/site=[^#]+/, '')))
    await frame.getByRole('heading', { name: 'This page is not allowed to show these statistics' }).waitFor()
    expect(await frame.getByRole('tab').count()).toBe(0)

    await unwrap(demo.share.updateFraming({ site_id: '1', version: limited.version, hosts: ['blog.example'] }))
    await page.reload()
    await expect.poll(() => pageErrors.join()).toMatch(/frame-ancestors/)
    expect(await frame.getByRole('heading').count()).toBe(0)
  } finally {
    await other.close()
    const now = await unwrap(demo.share.framing({ site_id: '1' }))
    await unwrap(demo.share.updateFraming({ site_id: '1', version: now.version, hosts: [] }))
    await unwrap(demo.share.removeShareLink({ site_id: '1', id }))
  }
})

/** Another site with one page. */
async function serve(html: string) {
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Blog</title>${html}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/`,
    close: () => new Promise((done) => server.close(done)),
  }
}
