import { type ApiClient, unwrap } from '@sightline/api-client'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser, storageOf, reusePage } from '../support/browser.ts'
import { clientWith } from '../support/people.ts'
import { removeFolder, sendEvent, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'
import { shareSite } from '../support/sites/share-site.ts'

const VIEWER = { email: 'viewer@example.com', password: 'correct horse battery' }

let product: RunningProduct
let browser: Browser
let owner: ApiClient
let viewer: ApiClient
let siteId: string
let publicId: string
let openAs: ReturnType<typeof reusePage>
let page: Page
let pageErrors: string[]

const siteOf = async (client: ApiClient) => {
  const site = (await unwrap(client.website.fetchWebsiteList())).website_list.find(({ id }) => id === siteId)
  if (site === undefined) throw new Error('the site is not there')
  return site
}

beforeAll(async () => {
  product = await startProduct()
  owner = await signedInClient(product)
  await unwrap(owner.appUser.addAppUser(VIEWER))
  viewer = clientWith(product, '')
  await unwrap(viewer.auth.login(VIEWER))
  const site = await unwrap(owner.website.addWebsite({ name: 'Shop', domain: 'shop.example', currency_type: 'EUR' }))
  siteId = site.id
  publicId = site.public_id
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

async function open(section: string, client: ApiClient = owner): Promise<void> {
  ;({ page, pageErrors } = await openAs({ storage: storageOf(client) }))
  page.setDefaultTimeout(12_000)
  await page.goto(`${product.address}/#/sites/${siteId}/settings/${section}`)
  await page.getByRole('heading', { name: 'Site settings' }).waitFor()
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (name: string) => page.getByRole('textbox', { name })
const says = (text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor()
const tab = (name: string) => page.getByRole('tab', { name })

test('general: a wrong value is said at its field, a change of somebody else is not written over unseen', async () => {
  await open('')
  await field('Domain name').fill('no domain')
  await press('Save changes')
  await says('Please enter a domain name such as example.com')
  await field('Domain name').fill('shop.example')
  await field('Website name').fill('Mine')
  const { version } = await siteOf(owner)
  await unwrap(owner.website.updateWebsite({ site_id: siteId, version, name: 'Theirs' }))
  await press('Save changes')
  await says('Somebody else has changed this entry in the meantime')
  await says('Theirs')
  await press('Keep my version')
  await press('Save changes')
  await says('Saved')
  expect((await siteOf(owner)).name).toBe('Mine')
  // The form goes on from what was saved.
  await field('Website name').fill('Mine again')
  await press('Save changes')
  await expect.poll(async () => (await siteOf(owner)).name).toBe('Mine again')
})

test('nothing that is typed and not saved is lost without a question when another section opens', async () => {
  await open('general')
  await field('Website name').fill('Unsaved')
  await tab('Snippet').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await field('Website name').inputValue()).toBe('Unsaved')
  await tab('Snippet').click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL(/settings\/snippet$/)
  expect((await siteOf(owner)).name).toBe('Mine again')
})

test('snippet: what it does differently stands in it, and a look at the page says why it cannot be seen', async () => {
  await open('snippet')
  const code = page.getByRole('region', { name: 'Snippet' })
  expect(await code.innerText()).toContain(`data-site="${publicId}"`)
  expect(await code.innerText()).not.toContain('data-hash')
  await page.getByText('Treat what follows # as part of the page address').click()
  await expect.poll(() => code.innerText()).toContain('data-hash')
  await field('Page of the site').fill('https://elsewhere.example/')
  await press('Check the page')
  await says('This value is not valid')
  // Nobody has this name.
  await field('Page of the site').fill('')
  await press('Check the page')
  await says('The page cannot be checked')
})

test('sharing: viewers and links are added and taken away', async () => {
  await open('sharing')
  await field('E-mail').fill('no address')
  await press('Invite')
  await page.getByText('Please enter a complete e-mail address').first().waitFor()
  await field('E-mail').fill(VIEWER.email)
  await press('Invite')
  await page.getByRole('button', { name: `Withdraw the invitation to ${VIEWER.email}` }).waitFor()
  expect((await unwrap(viewer.website.fetchWebsiteList())).website_list).toEqual([])
  const [invitation] = (await unwrap(viewer.invitation.fetchReceived())).list
  await unwrap(viewer.invitation.accept({ id: invitation?.id ?? '' }))
  await open('sharing')
  await press(`Remove ${VIEWER.email}`)
  expect((await siteOf(viewer)).access).toBe('viewer')
  await press('Stop sharing')
  await says('Nobody yet')
  expect((await unwrap(viewer.website.fetchWebsiteList())).website_list).toEqual([])

  await press('Create link')
  const link = page.getByRole('dialog', { name: 'Create link' })
  await link.getByRole('textbox', { name: /Name of the link/ }).fill('The board')
  await link.getByRole('radio', { name: 'Anyone with the link and a password' }).check({ force: true })
  await link.getByLabel('Password', { exact: true }).fill('harbor at night')
  await link.getByRole('button', { name: 'Create link' }).click()
  await press('Edit The board')
  const changed = page.getByRole('dialog', { name: 'Edit link' })
  await changed.getByRole('radio', { name: 'Anyone with the link', exact: true }).check({ force: true })
  await changed.getByRole('button', { name: 'Save' }).click()
  await says('Anyone with the link')
  await page.getByRole('button', { name: 'More about The board' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await press('Delete link')
  await says('No links yet')
})

test('goals and funnels are added, changed and deleted', async () => {
  await open('goals')
  await press('Add goal')
  const dialog = page.getByRole('dialog')
  // While one goes, the next one must not be taken for it.
  const closed = () => dialog.waitFor({ state: 'detached' })
  await says('Begins with a slash; * stands for any characters.')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Thanks')
  await dialog.getByRole('textbox', { name: 'Path' }).fill('/thanks')
  await dialog.getByRole('button', { name: 'Add goal' }).click()
  await closed()
  await press('Edit Thanks')
  await dialog.getByRole('textbox', { name: 'Path' }).fill('/thanks/*')
  await dialog.getByRole('textbox', { name: /^Property 1/ }).fill('plan')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please fill in this field').first().waitFor()
  await dialog.getByRole('textbox', { name: /^Value of property 1/ }).fill('pro')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await closed()
  await says('plan = pro')
  const [goal] = (await unwrap(owner.goal.fetchGoals({ site_id: siteId }))).list
  expect(goal).toMatchObject({ pattern: '/thanks/*', properties: [{ key: 'plan', value: 'pro' }] })

  await press('Add goal')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Thanks')
  await dialog.getByRole('textbox', { name: 'Path' }).fill('/x')
  await dialog.getByRole('button', { name: 'Add goal' }).click()
  await dialog.getByText('This name is already in use').first().waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await closed()

  await press('More about Thanks')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await says('No goals yet')

  await press('Add funnel')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Order')
  await dialog.getByRole('button', { name: 'Add step' }).click()
  for (const [index, path] of ['/', '/basket', '/thanks'].entries()) {
    // One after the other, as a person does.
    // oxlint-disable-next-line no-await-in-loop
    await dialog.getByRole('textbox', { name: 'Path' }).nth(index).fill(path)
  }
  await dialog.getByRole('button', { name: 'Remove step 1' }).click()
  const added = dialog.getByRole('button', { name: 'Add step' })
  await expect.poll(() => added.evaluate((button) => button === document.activeElement)).toBe(true)
  await dialog.getByRole('button', { name: 'Add funnel' }).click()
  await closed()
  await says('/basket · /thanks')
})

test('collection: what is left out is set, and counted by reason', async () => {
  await open('collection')
  await says('Nothing was left out')
  await field('Paths to leave out').fill('/admin/*')
  await page.getByRole('combobox', { name: 'Countries to leave out' }).fill('Germ')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  await press('Save changes')
  await says('Saved')
  await page.getByText('Do not count visits from my network address').click()
  await says('1 address is left out')
  const now = await unwrap(owner.website.collection({ site_id: siteId }))
  expect(now).toMatchObject({
    excluded_paths: ['/admin/*'],
    excluded_countries: ['DE'],
    is_my_address_excluded: true,
    drops_bots: true,
  })
  await unwrap(owner.website.excludeMyAddress({ site_id: siteId, is_excluded: false }))
  const answer = await sendEvent(product.address, { s: publicId, u: 'https://shop.example/admin/x' })
  expect(answer.headers.get('x-sightline-dropped')).toBe('excluded_path')
  await page.reload()
  await page.getByRole('row', { name: /Path left out.*1/ }).waitFor()
  await expect.poll(() => field('Paths to leave out').inputValue()).toBe('/admin/*')

  // A rule that was taken away comes back, in the form as well.
  await field('Paths to leave out').fill('')
  await press('Save changes')
  await says('Saved')
  expect((await unwrap(owner.website.collection({ site_id: siteId }))).excluded_paths).toEqual([])
  await press('Undo')
  await expect.poll(() => field('Paths to leave out').inputValue()).toBe('/admin/*')
  expect(await unwrap(owner.website.collection({ site_id: siteId }))).toMatchObject({
    excluded_paths: ['/admin/*'],
    excluded_countries: ['DE'],
  })
})

test('import tells what is new and which lines are wrong, and an export can be fetched', async () => {
  await open('transfer')
  await press('Check file')
  await says('Please fill in this field')
  const line = JSON.stringify({ ts: '2026-01-05T10:00:00Z', visitor_id: 'one', url: 'https://shop.example/' })
  const chooser = page.waitForEvent('filechooser')
  await press('Choose a file')
  await (
    await chooser
  ).setFiles({
    name: 'events.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(`${line}\nno event\n`),
  })
  await press('Check file')
  await says('Nothing is imported yet. The file is kept for 24 hours.')
  await page.getByRole('table', { name: 'Invalid lines' }).getByText('This line is not a JSON object').waitFor()
  await press('Import')
  await says('1 event is new')

  await press('Export')
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  const file = gunzipSync(await readFile(await (await download).path())).toString()
  expect(file.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(file)).toMatchObject({ pathname: '/' })
})

test('a viewer sees what the site is, and can change nothing', async () => {
  await shareSite(owner, siteId, viewer, VIEWER.email)
  await open('snippet', viewer)
  const sections = ['General', 'Snippet', 'Reports', 'Goals and funnels', 'Collection', 'Recently deleted']
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(sections)
  await tab('General').click()
  await says('Mine again')
  expect(await page.getByRole('textbox').count()).toBe(0)
  await tab('Goals and funnels').click()
  await says('Order')
  expect(await page.getByRole('button', { name: /^(Add|Change)/ }).count()).toBe(0)
  await tab('Collection').click()
  await page.getByRole('row', { name: /Path left out/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  await page.goto(`${product.address}/#/sites/${siteId}/settings/delete`)
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
})

test('deleting needs the domain, and the site is gone', async () => {
  await open('delete')
  await press('Delete site')
  const question = page.getByRole('alertdialog')
  const confirm = question.getByRole('button', { name: 'Delete site' })
  await question.getByRole('textbox').fill('shop.exampl')
  expect(await confirm.isDisabled()).toBe(true)
  await question.getByRole('textbox').fill('shop.example')
  await confirm.click()
  await page.waitForURL(/#\/sites$/)
  expect((await unwrap(owner.website.fetchWebsiteList())).website_list).toEqual([])
})
