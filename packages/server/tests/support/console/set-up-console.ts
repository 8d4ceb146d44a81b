import { type ApiClient, unwrap } from '@sightline/api-client'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser, reusePage, storageOf } from '../browser.ts'
import { clientWith } from '../people.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../product.ts'

const PASSWORD = 'correct horse battery'
const PEOPLE = 24

/**
 * Starts the product with an administrator, an operator and 24 people before the tests of a file, and one page in a browser for
 * all of them. A test fails when its page has logged an error.
 */
export function setUpConsole() {
  let product: RunningProduct
  let browser: Browser
  let admin: ApiClient
  let operator: ApiClient
  let openAs: ReturnType<typeof reusePage>
  let context: BrowserContext
  let page: Page
  let pageErrors: string[] = []

  beforeAll(async () => {
    product = await startProduct({ environment: { TRUST_PROXY: '1' } })
    admin = await signedInClient(product)
    await addUser('operator@example.com', { level: 'operator', password: PASSWORD })
    operator = clientWith(product, '')
    await unwrap(operator.auth.login({ email: 'operator@example.com', password: PASSWORD }))
    for (let number = 1; number <= PEOPLE; number += 1) {
      // One after the other: their order is the order of the list.
      // oxlint-disable-next-line no-await-in-loop
      await addUser(`person${number}@example.com`, { nickname: `Person ${number}`, region: number % 2 ? 'DE' : 'CN' })
    }
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

  const addUser = async (email: string, fields: Partial<Parameters<ApiClient['appUser']['addAppUser']>[0]> = {}) =>
    (await unwrap(admin.appUser.addAppUser({ email, ...fields }))).user

  const userOf = async (email: string) => {
    const [user] = (await unwrap(admin.appUser.fetchAppUserList({ email }))).list
    if (user === undefined) throw new Error(`${email} is not there`)
    return user
  }

  async function signIn(client: ApiClient): Promise<void> {
    ;({ context, page, pageErrors } = await openAs({ storage: storageOf(client) }))
    page.setDefaultTimeout(12_000)
  }

  async function open(route: string): Promise<void> {
    await page.goto(`${product.address}/#${route}`)
    await page.locator('h1').first().waitFor()
    await settled()
  }

  /** Waits until no list is loading. */
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

  return {
    get admin() {
      return admin
    },
    get operator() {
      return operator
    },
    get context() {
      return context
    },
    get page() {
      return page
    },
    /** Errors that a test has made on purpose. */
    forgetErrors: (text: string) => {
      pageErrors = pageErrors.filter((error) => !error.includes(text))
    },
    addUser,
    userOf,
    signIn,
    open,
    settled,
    button,
    field,
    dialog,
    toast,
    names,
    firstIs,
    choose,
    menu,
  }
}
