import { type ApiClient, unwrap } from '@sightline/api-client'
import { type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser, storageOf, reusePage } from '../support/browser.ts'
import { clientWith } from '../support/people.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

const VIEWER = { email: 'viewer@example.com', password: 'another long password' }

let product: RunningProduct
let browser: Browser
let openAs: ReturnType<typeof reusePage>
let owner: ApiClient
let viewer: ApiClient
let siteId: string
let page: Page
let pageErrors: string[]

beforeAll(async () => {
  product = await startProduct()
  owner = await signedInClient(product)
  await unwrap(owner.appUser.addAppUser({ ...VIEWER, nickname: 'Vera' }))
  viewer = clientWith(product, '')
  await unwrap(viewer.auth.login(VIEWER))
  const site = await unwrap(owner.website.addWebsite({ name: 'Shop', domain: 'shop.example', currency_type: 'EUR' }))
  siteId = site.id
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

async function open(client: ApiClient, path: string): Promise<void> {
  ;({ page, pageErrors } = await openAs({ storage: storageOf(client) }))
  page.setDefaultTimeout(12_000)
  await page.goto(`${product.address}/#${path}`)
}

const openSharing = () => open(owner, `/sites/${siteId}/settings/sharing`)
const invitations = () => page.getByRole('table', { name: 'Invitations' })
const invitationCard = () => page.getByRole('heading', { name: 'Invitations' })

async function invite(): Promise<void> {
  await openSharing()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('Viewer@Example.com')
  await page.keyboard.press('Enter')
  await invitations()
    .getByRole('row', { name: /viewer@example\.com.*Invited, waiting/ })
    .waitFor()
}

test('an invitation is sent, accepted by keyboard, and the site can be left', async () => {
  await invite()
  expect(await page.getByText('Vera').count()).toBe(0)

  await open(viewer, '/sites')
  await invitationCard().waitFor()
  expect(await page.getByRole('link', { name: 'Shop', exact: true }).count()).toBe(0)
  await page.getByText(/invites you to view the statistics of Shop \(shop\.example\)/).waitFor()
  const accept = page.getByRole('button', { name: 'Accept the invitation to Shop' })
  await accept.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Shop', exact: true }).waitFor()
  expect(await invitationCard().count()).toBe(0)

  await openSharing()
  await page.getByRole('table', { name: 'Viewers' }).getByText('Vera').waitFor()
  await page.getByText('No open invitations').waitFor()

  await open(viewer, '/sites')
  await page.getByRole('button', { name: 'More about Shop' }).click()
  await page.getByRole('menuitem', { name: 'Leave site' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Leave site' }).click()
  await page.getByRole('heading', { name: 'Your first site starts here' }).waitFor()
  expect(await viewer.stats.dashboard({ site_id: siteId })).toMatchObject({ message: 'site_no_permission' })
})

test('one that is declined tells its sender no more than that, and can be withdrawn', async () => {
  await invite()
  await open(viewer, '/sites')
  await page.getByRole('button', { name: 'Decline the invitation to Shop' }).click()
  await invitationCard().waitFor({ state: 'detached' })

  await openSharing()
  await invitations()
    .getByRole('row', { name: /viewer@example\.com.*Declined/ })
    .waitFor()
  expect(await page.getByText('Vera').count()).toBe(0)
  await page.getByRole('button', { name: 'Withdraw the invitation to viewer@example.com' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('No open invitations').waitFor()
})
