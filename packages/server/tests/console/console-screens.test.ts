import { type ApiClient, unwrap } from '@sightline/api-client'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, storageOf, visitsOfOnePage } from '../support/browser.ts'
import { clientWith } from '../support/people.ts'
import { isLong } from '../support/size.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

const PASSWORD = 'correct horse battery'
const userPage = '/subapp/app-user'
const taskPage = '/subapp/app-aitask'

let product: RunningProduct
let browser: Browser
let admin: ApiClient
let operator: ApiClient
let visit: ReturnType<typeof visitsOfOnePage>
let context: BrowserContext
let page: Page
let complaints: string[]

const addUser = async (email: string, fields: Partial<Parameters<ApiClient['appUser']['addAppUser']>[0]> = {}) =>
  (await unwrap(admin.appUser.addAppUser({ email, ...fields }))).user

const userOf = async (email: string) => {
  const [user] = (await unwrap(admin.appUser.fetchAppUserList({ email }))).list
  if (user === undefined) throw new Error(`${email} is not there`)
  return user
}

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  admin = await signedInClient(product)
  await addUser('operator@example.com', { level: 'operator', password: PASSWORD })
  operator = clientWith(product, '')
  await unwrap(operator.auth.login({ email: 'operator@example.com', password: PASSWORD }))
  for (let number = 1; number <= 24; number += 1) {
    // One after the other: their order is the order of the list.
    // oxlint-disable-next-line no-await-in-loop
    await addUser(`person${number}@example.com`, { nickname: `Person ${number}`, region: number % 2 ? 'DE' : 'CN' })
  }
  browser = await launchBrowser()
  visit = visitsOfOnePage(browser, product.address)
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await removeFolder(product.dataDir)
})
afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})

async function signIn(client: ApiClient): Promise<void> {
  ;({ context, page, complaints } = await visit({ storage: storageOf(client) }))
  page.setDefaultTimeout(12_000)
}

async function open(route: string): Promise<void> {
  await page.goto(`${product.address}/#${route}`)
  await page.locator('h1').first().waitFor()
  await settled()
}

/** Waits until no list is on its way. */
const settled = () => page.waitForFunction(() => document.querySelector('table[aria-busy="true"]') === null)

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })
const field = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('textbox', { name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name, exact: typeof name === 'string' })
const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const names = () => page.getByRole('rowheader').allInnerTexts()
const firstIs = async (name: string) => {
  await expect.poll(async () => (await names())[0]).toContain(name)
}

async function choose(within: Page | Locator, label: RegExp, option: string | RegExp): Promise<void> {
  await button(label, within).click()
  await page.getByRole('option', { name: option }).click()
}

async function menu(row: string, entry: string): Promise<void> {
  await button(`More about ${row}`).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

describe('app users, for an administrator', () => {
  test('are filtered, sorted and paged, and the address says how', async () => {
    await signIn(admin)
    await open(userPage)
    await page.getByText('26 items in total').first().waitFor()
    await button('Next page').click()
    await page.waitForURL(/current=2/)
    await expect.poll(async () => (await names()).length).toBe(6)
    await page.getByRole('combobox', { name: 'Region' }).fill('c')
    await page.getByRole('option', { name: 'CN' }).click()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Region' }).press('Enter')
    await page.waitForURL(/#\/subapp\/app-user\?region=CN$/)
    await page.getByText('12 items in total').first().waitFor()
    await page.getByRole('columnheader', { name: /User/ }).getByRole('button').click()
    await page.waitForURL(/columnKey=email&order=ascend$/)
    await firstIs('person10@example.com')
    await page.reload()
    await page.getByText('12 items in total').first().waitFor()
    await firstIs('person10@example.com')
    await page.goBack()
    await page.waitForURL(/region=CN$/)
    await firstIs('person24@example.com')
  })

  test('are added: bad input is shown at its field, and the answer is a one-time link', async () => {
    await signIn(admin)
    await open(userPage)
    await button('Add user').click()
    const drawer = dialog('Add user')
    await field('E-mail', drawer).fill('no address')
    await button('Add user', drawer).click()
    await drawer.getByText('Please enter a complete e-mail address').first().waitFor()
    expect(await field('E-mail', drawer).getAttribute('aria-invalid')).toBe('true')
    await field('E-mail', drawer).fill('person1@example.com')
    await button('Add user', drawer).click()
    await drawer.getByText('There is an account with this e-mail address already').first().waitFor()
    await field('E-mail', drawer).fill('new@example.com')
    await field(/Nickname/, drawer).fill('林晓雯')
    await button('Add user', drawer).click()
    await drawer.getByText(/#\/set-password\?code=/).waitFor()
    await button('Done', drawer).click()
    await page.getByRole('rowheader', { name: /林晓雯/ }).waitFor()
    expect((await userOf('new@example.com')).nickname).toBe('林晓雯')
  })

  test.runIf(isLong)('open by a link; the rows beside them, the tab and Back are in the address', async () => {
    const user = await userOf('person20@example.com')
    await signIn(admin)
    await open(`${userPage}?email=person2&open=${user.union_id}&tab=audit`)
    await dialog(/Person 20/).waitFor()
    await page.getByRole('tab', { name: 'Audit', selected: true }).waitFor()
    await button('Next row').click()
    await dialog('Edit Person 2').waitFor()
    await expect.poll(() => button('Next row').isDisabled()).toBe(true)
    await button('Previous row').click()
    await dialog('Edit Person 20').waitFor()
    await page.getByRole('tab', { name: 'Points' }).click()
    await page.waitForURL(/tab=points/)
    await button('Close', dialog(/Person 20/)).click()
    await dialog(/Person 20/).waitFor({ state: 'detached' })
    await page.waitForURL(/\?email=person2$/)

    await button('Edit Person 21').click()
    await dialog('Edit Person 21').waitFor()
    await page.goBack()
    await dialog('Edit Person 21').waitFor({ state: 'detached' })

    // A row that is on no page of this list, and one that never was.
    await open(`${userPage}?email=nobody&open=${user.union_id}`)
    await dialog('Edit Person 20').waitFor()
    await open(`${userPage}?open=un_gone`)
    await page.getByText('There is no such entry').waitFor()
  })

  test('are written: nothing unsaved is lost without a question, and it is kept through a lost connection', async () => {
    await signIn(admin)
    await open(`${userPage}?email=person3@`)
    await button('Edit Person 3').click()
    const drawer = dialog('Edit Person 3')
    const nickname = field(/Nickname/, drawer)
    await nickname.fill('Person III')
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: 'Discard the changes?' })
    await button('Cancel', question).click()
    await question.waitFor({ state: 'detached' })
    expect(await nickname.inputValue()).toBe('Person III')
    await page.waitForURL(/open=/)

    // The connection ends when the service has the change, and before its answer is there.
    await page.route('**/updateAppUser', async (call) => {
      await call.fetch()
      await call.abort()
    })
    await button('Save changes', drawer).click()
    await drawer.getByText('What you typed is still here.').waitFor()
    expect(await nickname.inputValue()).toBe('Person III')
    await page.unroute('**/updateAppUser')
    await button('Save changes', drawer).click()
    await toast('Saved')
    await drawer.waitFor({ state: 'detached' })
    const saved = await userOf('person3@example.com')
    expect(saved).toMatchObject({ nickname: 'Person III', version: 2 })
    complaints = complaints.filter((text) => !text.includes('net::ERR_FAILED'))
  })

  test.runIf(isLong)('that somebody else changed meanwhile say so, and neither change is lost by itself', async () => {
    await signIn(admin)
    await open(`${userPage}?email=person4@`)
    await button('Edit Person 4').click()
    const drawer = dialog(/^Edit /)
    await field(/Nickname/, drawer).fill('Mine')
    const seen = await userOf('person4@example.com')
    await unwrap(admin.appUser.updateAppUser({ id: seen.id, version: seen.version, nickname: 'Theirs', ref_code: 'R' }))
    await button('Save changes', drawer).click()
    const conflict = drawer.getByRole('alert')
    await conflict.getByText('Theirs').waitFor()
    await conflict.getByText('Referral code').waitFor()
    expect(await field(/Nickname/, drawer).inputValue()).toBe('Mine')
    await button('Use the current version', drawer).click()
    await expect.poll(() => field(/Nickname/, drawer).inputValue()).toBe('Theirs')
    await expect.poll(() => field(/Referral code/, drawer).inputValue()).toBe('R')
    await field(/Nickname/, drawer).fill('Both')
    await button('Save changes', drawer).click()
    await toast('Saved')
    expect(await userOf('person4@example.com')).toMatchObject({ nickname: 'Both', ref_code: 'R' })
  })

  test('have addresses, orders and points, each by its own action', async () => {
    const user = await userOf('person5@example.com')
    await signIn(admin)
    await open(`${userPage}?open=${user.union_id}&tab=addresses`)
    const drawer = dialog('Edit Person 5')
    await button('Add address', drawer).click()
    const address = dialog('Add address')
    await field('Name', address).fill('Person 5')
    await field('Address line 1', address).fill('Weg 1')
    await field('City', address).fill('Kiel')
    await field('Country', address).fill('Germany')
    expect(await field('Country', address).inputValue()).toBe('Ge')
    await field('Country', address).fill('1')
    await button('Save', address).click()
    await address.getByText('This value is not valid').first().waitFor()
    await field('Country', address).fill('de')
    await button('Save', address).click()
    await drawer.getByText('Kiel DE').waitFor()
    await button('Change the address of Person 5, Weg 1', drawer).click()
    await field('City', dialog('Change address')).fill('Lübeck')
    await button('Save', dialog('Change address')).click()
    await drawer.getByText('Lübeck DE').waitFor()
    await button('Delete the address of Person 5, Weg 1', drawer).click()
    await toast('Deleted')
    expect((await userOf('person5@example.com')).addresses).toEqual([])

    await page.getByRole('tab', { name: 'Orders' }).click()
    await button('Add order', drawer).click()
    const order = dialog('Order for Person 5')
    await choose(order, /Plan/, 'Premium')
    await button('Add order', order).click()
    await drawer.getByRole('rowheader', { name: 'Premium, Monthly' }).waitFor()
    expect((await userOf('person5@example.com')).vip_status).toBe('premium')
    await button(/^More about/, drawer).click()
    await page.getByRole('menuitem', { name: 'Refund' }).click()
    await button('Refund', page.getByRole('alertdialog')).click()
    await drawer.getByText('Refunded').first().waitFor()
    expect((await userOf('person5@example.com')).vip_status).not.toBe('premium')

    await page.getByRole('tab', { name: 'Points' }).click()
    await button('Adjust points', drawer).click()
    const entry = dialog('Points of Person 5')
    await field('Points', entry).fill('-5')
    await button('Save', entry).click()
    await entry.getByRole('alert').getByText('The balance does not suffice').waitFor()
    await field('Points', entry).fill('120')
    await button('Save', entry).click()
    await drawer.getByText('Balance: 120').waitFor()
    await button('More about 120', drawer).click()
    await page.getByRole('menuitem', { name: 'Reverse' }).click()
    await button('Reverse', page.getByRole('alertdialog')).click()
    await drawer.getByText('Balance: 0').waitFor()

    await page.getByRole('tab', { name: 'Audit' }).click()
    for (const action of ['appUser.updateAppUser', 'appUser.delAddress', 'userOrder.add', 'userPoints.add']) {
      // oxlint-disable-next-line no-await-in-loop
      await drawer.getByRole('rowheader', { name: action }).first().waitFor()
    }
  })

  test.runIf(isLong)('are asked about for support, and sign-in is switched off at once', async () => {
    const user = await userOf('person6@example.com')
    const site = await unwrap(
      admin.app.createAppWebsite({ owner_id: user.id, name: 'Six', domain: 'six.example', currency_type: 'EUR' }),
    )
    await signIn(admin)
    await open(`${userPage}?open=${user.union_id}&tab=sites`)
    const drawer = dialog('Edit Person 6')
    await button(`Figures of ${site.domain}`, drawer).click()
    const statistics = dialog(`Figures of ${site.domain}`)
    await choose(statistics, /Range/, 'Today')
    await button('Ask', statistics).click()
    await statistics.getByText('Bounce rate').waitFor()
    await button('Close', statistics).last().click()
    await page.getByRole('tab', { name: 'Profile' }).click()
    await drawer.getByRole('switch', { name: 'May sign in' }).press('Space')
    await toast('Saved')
    expect((await userOf('person6@example.com')).status).toBe('disabled')
  })

  test('are imported from CSV, checked first, and exported so that no cell runs', async () => {
    const csv = [
      'email,nickname,ref_code',
      'comma@import.example,"Kovač, Mira",A1',
      'quote@import.example,"Dan ""the"" man",A2',
      'lines@import.example,"two\nlines",A3',
      "formula@import.example,=cmd|' /C calc'!A0,A4",
      'chinese@import.example,林晓雯,A5',
      'arabic@import.example,نور حداد,A6',
      'nobody,,',
    ].join('\r\n')
    await signIn(admin)
    await open(userPage)
    const before = (await unwrap(admin.appUser.fetchAppUserList({}))).total
    await button('Import CSV').click()
    const importing = dialog('Import users')
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.locator('input[type="file"]').setInputFiles(file)
    await button('Check only', importing).click()
    await importing.getByText('6 users would be created').waitFor()
    await importing.getByText('1 invalid line').waitFor()
    expect((await unwrap(admin.appUser.fetchAppUserList({}))).total).toBe(before)
    await button('Import', importing).click()
    await importing.getByText('6 users were created').waitFor()
    await importing.getByRole('row', { name: /nobody Wrong/ }).waitFor()
    await importing.getByText('Please enter a complete e-mail address').waitFor()
    await button('Done', importing).click()
    const nicknameOf = async (name: string) => (await userOf(`${name}@import.example`)).nickname
    expect(await nicknameOf('comma')).toBe('Kovač, Mira')
    expect(await nicknameOf('quote')).toBe('Dan "the" man')
    expect(await nicknameOf('lines')).toBe('two\nlines')
    expect(await nicknameOf('formula')).toBe("=cmd|' /C calc'!A0")
    expect(await nicknameOf('chinese')).toBe('林晓雯')
    expect(await nicknameOf('arabic')).toBe('نور حداد')
    await page.getByRole('rowheader', { name: /نور حداد/ }).waitFor()

    const [download] = await Promise.all([page.waitForEvent('download'), button('Export CSV').click()])
    const exported = await readFile(await download.path(), 'utf8')
    expect(exported).toContain('arabic@import.example')
    expect(exported).not.toMatch(/(^|[,\n])"?=cmd/)
  })

  test.runIf(isLong)(
    'get notices and new passwords, and are looked at as they see it, without changing anything',
    async () => {
      await addUser('looked@example.com', { nickname: 'Looked', password: PASSWORD })
      await signIn(admin)
      await open(`${userPage}?email=looked`)
      await menu('Looked', 'Send a notice')
      const notice = dialog('Notice to Looked')
      await field('Title', notice).fill('Maintenance')
      await field('Message', notice).fill('Tonight at ten.')
      await button('Send', notice).click()
      await toast('Notice sent')

      await menu('Looked', 'View as this user')
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        button('Open in a new tab', dialog('View as Looked')).click(),
      ])
      await tab.getByText('Viewing as somebody else, read only').first().waitFor()
      await tab.getByText('You are viewing as somebody else and can change nothing').waitFor()
      await expect.poll(() => tab.getByRole('button', { name: 'Add website' }).isDisabled()).toBe(true)
      expect(await tab.getByRole('link', { name: 'Add website' }).count()).toBe(0)
      await tab.close()

      await menu('Looked', 'Reset…')
      const reset = dialog('Reset something of Looked')
      await choose(reset, /What is to be reset/, 'Password')
      await button('Reset', reset).click()
      await reset.getByText(/#\/set-password\?code=/).waitFor()
      expect((await userOf('looked@example.com')).has_password).toBe(false)
    },
  )
})

describe('app users, for an operator', () => {
  test('are changed without level, membership and points, and staff not at all', async () => {
    await signIn(operator)
    await open(`${userPage}?email=person9@`)
    expect(await page.getByRole('link', { name: /Sites/ }).count()).toBe(0)
    for (const name of ['Add user', 'Import CSV']) expect(await button(name).count()).toBe(0)
    await button('More about Person 9').click()
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Delete'])
    await page.getByRole('menu').press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await button('Edit Person 9').click()
    const drawer = dialog('Edit Person 9')
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Profile', 'Tasks', 'Addresses'])
    expect(await button(/May see/, drawer).count()).toBe(0)
    await field(/Region/, drawer).fill('FR')
    await button('Save changes', drawer).click()
    await toast('Saved')
    expect((await userOf('person9@example.com')).region).toBe('FR')

    await open(`${userPage}?email=owner`)
    await button('See owner@example.com').click()
    await page.getByRole('tab', { name: 'Profile' }).waitFor()
    expect(await button('Save changes').count()).toBe(0)
    await open('/')
    await page.getByRole('heading', { name: 'My sites' }).or(page.getByText('Your first site starts here')).waitFor()
  })
})

describe('AI tasks', () => {
  test('are added, filtered, changed and deleted by an administrator', async () => {
    const user = await userOf('person10@example.com')
    for (const prompt of ['One', 'Two']) {
      // oxlint-disable-next-line no-await-in-loop
      await unwrap(admin.aitask.addAppAitask({ union_id: user.union_id, task_type: 'site_summary', prompt }))
    }
    await signIn(admin)
    await open(taskPage)
    await button('Add task').click()
    const adding = dialog('Add task')
    await field('User ID', adding).fill('un_nobody')
    await field('Type', adding).fill('site_summary')
    await field('Prompt', adding).fill('Three')
    await button('Add task', adding).click()
    await adding.getByText('There is no such entry').first().waitFor()
    await field('User ID', adding).fill(user.union_id)
    await button('Add task', adding).click()
    await toast('Task added')
    await adding.waitFor({ state: 'detached' })

    await field('User ID').fill(user.union_id)
    await choose(page.getByRole('search'), /Status/, 'Pending')
    await button('Search').click()
    await page.waitForURL(/union_id=.*&task_status=pending$/)
    await page.getByText('3 items in total').first().waitFor()
    const [task] = (await unwrap(admin.aitask.fetchAppAitaskList({ union_id: user.union_id }))).list
    await open(`${taskPage}?open=${task?.task_id}`)
    const drawer = dialog(`Edit ${task?.task_id}`)
    await field(/Cost/, drawer).fill('much')
    await button('Save changes', drawer).click()
    await drawer.getByText('This value is not valid').first().waitFor()
    await field(/Cost/, drawer).fill('12')
    await field(/Currency/, drawer).fill('EUR')
    await choose(drawer, /Status/, 'Succeeded')
    await page.route('**/updateAppAitask', (call) => call.abort())
    await button('Save changes', drawer).click()
    await drawer.getByText('What you typed is still here.').waitFor()
    await page.unroute('**/updateAppAitask')
    await button('Save changes', drawer).click()
    await toast('Saved')
    await page.getByRole('row', { name: /Succeeded.*€0\.12/ }).waitFor()

    await page.getByRole('checkbox', { name: /all/i }).first().press('Space')
    await button('Delete', page.getByRole('group', { name: 'Selected rows' })).click()
    const confirmation = field(/Type 3/, page.getByRole('alertdialog'))
    await confirmation.fill('3')
    await confirmation.press('Enter')
    await toast('Deleted')
    await page.getByText('Nothing matches these filters').or(page.getByText('There are no AI tasks yet')).waitFor()
    expect((await unwrap(admin.aitask.fetchAppAitaskList({ union_id: user.union_id }))).total).toBe(0)
    complaints = complaints.filter((text) => !text.includes('net::ERR_FAILED'))
  })

  test.runIf(isLong)('are changed by an operator, and opened from their user', async () => {
    const user = await userOf('person11@example.com')
    const task = await unwrap(
      admin.aitask.addAppAitask({ union_id: user.union_id, task_type: 'site_summary', prompt: 'Four' }),
    )
    await signIn(operator)
    await open(`${userPage}?open=${user.union_id}&tab=tasks`)
    await button(`Open ${task.task_id}`).click()
    const drawer = dialog(`Edit ${task.task_id}`)
    await field(/Model/, drawer).fill('small-1')
    await button('Save changes', drawer).click()
    await toast('Saved')
    for (const name of ['Add task', `More about ${task.task_id}`]) expect(await button(name).count()).toBe(0)
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })
})

test('staff find all websites by their owner, transfer them, and delete them by typing the domain', async () => {
  const [one, other] = [await userOf('person12@example.com'), await userOf('person13@example.com')]
  for (const domain of ['shop.example', 'gone.example'])
    // oxlint-disable-next-line no-await-in-loop
    await unwrap(admin.app.createAppWebsite({ owner_id: one.id, name: domain, domain, currency_type: 'EUR' }))
  await signIn(admin)
  await open('/')
  await page.getByRole('heading', { name: 'Site management' }).waitFor()
  await expect.poll(() => page.title()).toBe('Site management · Sightline')
  await field('Owner’s e-mail').fill('person12')
  await field('Owner’s e-mail').press('Enter')
  await page.getByText('2 items in total').first().waitFor()
  await menu('shop.example', 'Transfer…')
  const transfer = dialog('Transfer shop.example')
  await button('Transfer', transfer).click()
  await transfer.getByText('Please fill in this field').first().waitFor()
  await transfer.getByRole('combobox').fill('person13')
  await page.getByRole('option', { name: /person13@example\.com/ }).click()
  await button('Transfer', transfer).click()
  await toast('Transferred')
  expect((await unwrap(admin.app.fetchAppWebsiteList({ owner_id: other.id }))).total).toBe(1)
  await menu('gone.example', 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete gone.example?' })
  expect(await button('Delete website', question).isDisabled()).toBe(true)
  await field(/Type/, question).fill('gone.example')
  await button('Delete website', question).click()
  await toast('Deleted')
  expect((await unwrap(admin.app.fetchAppWebsiteList({ domain: 'gone' }))).total).toBe(0)
})
