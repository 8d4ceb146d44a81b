import { createApiClient } from '@sightline/api-client'
import type { Page } from 'playwright'
import { launchBrowser, newVisitor, reusePage, type Visitor } from './browser.ts'
import { startDemoProduct, type RunningProduct } from './product.ts'
import { isLong } from './test-size.ts'

export const modes = {
  light: { theme: 'light', locale: 'en-US' },
  dark: { theme: 'dark', locale: 'en-US' },
  'zh-CN': { theme: 'light', locale: 'zh-CN' },
  ar: { theme: 'dark', locale: 'ar' },
} as const
export type Mode = keyof typeof modes

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Size = keyof typeof sizes

export const signedOut = [
  '/login',
  '/login?view=forgot',
  '/set-up?code=some-code',
  '/set-password?code=some-code',
  '/sites',
  '/share/sls_unknown',
  '/definitions',
] as const
export const signedIn = [
  '/',
  '/login',
  '/sites',
  '/sites/new',
  '/vip',
  '/sites/1',
  // Two more ranges follow, with everything that a dashboard may have besides.
  ...(isLong ? ['/sites/1?range=30d'] : []),
  '/sites/1?range=7d&filters=[["is","country",["DE"]],["above","page",["/"]]]',
  '/sites/1?range=28d&interval=week&compare=previous&prediction=on',
  '/sites/1/install',
  '/sites/1/settings',
  '/sites/1/settings/snippet',
  '/sites/1/settings/sharing',
  '/sites/1/settings/goals',
  '/sites/1/settings/collection',
  '/sites/1/settings/transfer',
  '/sites/1/settings/delete',
  '/subapp/app-user',
  '/subapp/app-aitask',
  '/definitions/bounce_rate',
  '/nowhere',
] as const

export type DemoPages = Awaited<ReturnType<typeof openDemoPages>>

let demo: Promise<RunningProduct> | undefined

/**
 * The demo, a browser that looks at it, and what somebody who is signed in has in its storage. The test files of one
 * process share the demo, which ends with that process: what a test adds to it, it takes away again.
 */
export async function openDemoPages() {
  const [product, browser] = await Promise.all([(demo ??= startDemoProduct(40)), launchBrowser()])
  const client = createApiClient({ baseURL: product.address })
  const result = await client.auth.login({ email: 'demo@example.com', password: 'harbor-lane-demo' })
  if (result.code !== 200) throw new Error(result.message)
  return {
    address: product.address,
    session: { token: result.data.token, userinfo: JSON.stringify(result.data.userinfo) },
    visit: (visitor: Visitor) => newVisitor(browser, visitor),
    visitOnePage: reusePage(browser, product.address),
    /** Opens a route and waits until its data is there. */
    async open(page: Page, route: string): Promise<void> {
      await page.goto(`${product.address}/#${route}`)
      // Only what follows the # changes: until the page before has gone, its heading would be taken for the new one's.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await page.locator('h1').first().waitFor()
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
      await page.evaluate(() => document.fonts.ready)
    },
    /** Switches theme and language where the page stands, as another tab of the same person would. */
    async show(page: Page, mode: Mode): Promise<void> {
      await page.evaluate((entries) => {
        for (const [key, newValue] of entries) {
          if (localStorage.getItem(key) === newValue) continue
          localStorage.setItem(key, newValue)
          dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
        }
      }, Object.entries(modes[mode]))
      const { theme, locale } = modes[mode]
      await page.locator(`html[lang="${locale}"] [data-theme="${theme}"]`).first().waitFor({ state: 'attached' })
      await page.evaluate(() => document.fonts.ready)
      // Colours change by transitions, which begin with the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await page.waitForFunction(
        () => !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running'),
      )
    },
    close: () => browser.close(),
  }
}
