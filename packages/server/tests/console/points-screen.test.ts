import { type ApiClient, unwrap } from '@sightline/api-client'
import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser, storageOf, reusePage } from '../support/browser.ts'
import { ADMIN, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let browser: Browser
let admin: ApiClient
let page: Page
let pageErrors: string[]
let saver: string
let openAs: ReturnType<typeof reusePage>

beforeAll(async () => {
  product = await startProduct()
  admin = await signedInClient(product)
  const add = async (email: string) => (await unwrap(admin.appUser.addAppUser({ email }))).user.id
  saver = await add('saver@example.com')
  const other = await add('other@example.com')
  await unwrap(admin.userPoints.add({ user_id: other, delta: 70, note: 'Not this one' }))
  await unwrap(admin.userPoints.add({ user_id: saver, delta: 500, note: 'Welcome' }))
  browser = await launchBrowser()
  openAs = reusePage(browser, product.address)
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await removeFolder(product.dataDir)
})
afterEach(() => {
  if (pageErrors.length > 0) throw new Error(pageErrors.join('\n'))
})

async function open(route: string): Promise<void> {
  ;({ page, pageErrors } = await openAs({ storage: storageOf(admin) }))
  page.setDefaultTimeout(12_000)
  await page.goto(`${product.address}/#${route}`)
}

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true })
const rowsOfTable = () => page.getByRole('table', { name: 'Points' }).getByRole('rowheader')
const newest = async () => (await unwrap(admin.userPoints.fetchList({ with_reversed: true }))).list[0]

test('points are adjusted for somebody found by e-mail, with the balance before and after, by keyboard alone', async () => {
  await open('/admin/orders')
  await page.getByRole('link', { name: 'Points' }).press('Enter')
  await page.waitForURL(/#\/admin\/points$/)
  await page.getByText('570 points added').waitFor()
  await button('Adjust points').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Adjust points' })
  const user = dialog.getByRole('combobox', { name: 'User' })
  await user.pressSequentially('saver')
  await page.getByRole('option', { name: 'saver@example.com' }).waitFor()
  await user.press('ArrowDown')
  await user.press('Enter')
  await dialog.getByText('The user has 500 points.').waitFor()
  const points = dialog.getByRole('textbox', { name: 'Points' })
  await points.fill('-501')
  await dialog.getByText('The balance is too low').waitFor()
  await points.fill('-120')
  await dialog.getByText('Afterwards: 380 points').waitFor()
  await points.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('120 taken away').waitFor()
  await button('Adjust points').press('Enter')
  await user.pressSequentially('saver')
  await page.getByRole('option', { name: 'saver@example.com' }).click()
  await dialog.getByText('The user has 380 points.').waitFor()
  expect(await newest()).toMatchObject({ user_id: saver, delta: -120, balance: 380, actor_email: ADMIN.email })
})

test('filters, order and the open row stay in the address, and CSV has what is filtered', async () => {
  await open('/admin/points')
  const email = page.getByRole('search').getByRole('textbox', { name: 'E-mail' })
  await email.fill('saver')
  await email.press('Enter')
  await page.waitForURL(/email=saver/)
  await expect.poll(() => rowsOfTable().allInnerTexts()).toEqual(['saver@example.com', 'saver@example.com'])
  await page
    .getByRole('columnheader', { name: /Points/ })
    .getByRole('button')
    .first()
    .click()
  await page.waitForURL(/columnKey=delta/)
  await page.reload()
  await expect.poll(() => rowsOfTable().count()).toBe(2)
  expect(await email.inputValue()).toBe('saver')
  const [download] = await Promise.all([page.waitForEvent('download'), button('Export CSV').click()])
  const csv = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toMatch(/^points-\d{4}-\d\d-\d\d\.csv$/)
  expect(csv).toContain('Welcome')
  expect(csv).toContain(ADMIN.email)
  expect(csv).not.toContain('Not this one')
  await page.getByRole('link', { name: 'saver@example.com' }).first().click()
  await page.waitForURL(/#\/subapp\/app-user\?email=saver%40example\.com/)
})

test('a note that somebody else has changed meanwhile is shown beside what was typed', async () => {
  const entry = await newest()
  if (entry === undefined) throw new Error('nothing was added')
  await open(`/admin/points?open=${entry.id}`)
  const drawer = page.getByRole('dialog')
  const note = drawer.getByRole('textbox', { name: /Note/ })
  await note.fill('Mine')
  await unwrap(admin.userPoints.update({ id: entry.id, version: entry.version, note: 'Theirs' }))
  await button('Save changes', drawer).click()
  await drawer.getByText('Somebody else has changed this entry in the meantime').waitFor()
  await drawer.getByText('Theirs').waitFor()
  expect(await note.inputValue()).toBe('Mine')
  await button('Keep my version', drawer).click()
  await button('Save changes', drawer).click()
  await drawer.waitFor({ state: 'detached' })
  expect(await newest()).toMatchObject({ note: 'Mine', version: entry.version + 2 })
})

test('a row is reversed once, and both rows lead to each other', async () => {
  const entry = await newest()
  if (entry === undefined) throw new Error('nothing was added')
  await open(`/admin/points?open=${entry.id}`)
  const drawer = page.getByRole('dialog')
  await button('Reverse', drawer).click()
  const question = page.getByRole('alertdialog', { name: 'Reverse -120 points?' })
  await button('Reverse', question).click()
  await question.waitFor({ state: 'detached' })
  const trace = page.getByRole('list', { name: 'What happened to this row' })
  await trace.getByText('Reversed by +120').waitFor()
  expect(await button('Reverse', drawer).count()).toBe(0)
  const reversal = await newest()
  expect(reversal).toMatchObject({ delta: 120, reverses_id: entry.id })
  await trace.getByRole('button', { name: `Open row ${reversal?.id}` }).click()
  await page.getByRole('heading', { name: '+120 points' }).waitFor()
  await trace.getByRole('button', { name: `Open row ${entry.id}` }).waitFor()
  expect(await button('Reverse', drawer).count()).toBe(0)
  // Neither is listed unless somebody asks for them.
  await open(`/admin/points?user_id=${saver}`)
  await expect.poll(() => rowsOfTable().count()).toBe(1)
  await page.getByRole('group', { name: 'Balance over time' }).getByText('500').first().waitFor()
  await open(`/admin/points?user_id=${saver}&with_reversed=true`)
  await expect.poll(() => rowsOfTable().count()).toBe(3)
})

test('on a phone nothing is wider than the screen, and the whole row can be read', async () => {
  await open('/admin/points?with_reversed=true')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => rowsOfTable().count()).toBe(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await button(/^Open -120 points of saver/).click()
  await page.getByRole('heading', { name: '-120 points' }).waitFor()
  expect(await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
