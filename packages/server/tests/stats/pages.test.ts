import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modes, openDemoPages, sizes, type DemoPages } from '../support/demo-pages.ts'

let pages: DemoPages
beforeAll(async () => {
  pages = await openDemoPages()
})
afterAll(() => pages.close())

test.each(['/sites/1?range=30d', '/sites'])('%s asks once, and nothing moves when the data arrives', async (route) => {
  const { context, page } = await pages.visit({
    reducedMotion: 'no-preference',
    storage: { ...pages.session, ...modes.light },
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/stats/')) requests.push(pathname)
  })
  // Slow answers, so that what stands in for the data is seen first.
  await page.route('**/v1/**', async (call) => {
    await new Promise((done) => setTimeout(done, 300))
    await call.continue()
  })
  await pages.open(page, route)
  await page.waitForTimeout(500)
  const shift = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0))
  expect(shift).toBeLessThan(0.01)
  const statsCalls = requests.filter((path) => path !== '/v1/stats/current')
  expect(statsCalls).toEqual([route === '/sites' ? '/v1/stats/overview' : '/v1/stats/dashboard'])
  // Calls that are still held back go nowhere any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

test('signing out in one tab asks the other one to sign in, at the same address', async () => {
  const { context, page } = await pages.visit({ storage: { ...pages.session, ...modes.light } })
  await pages.open(page, '/sites/1?range=30d')
  const other = await context.newPage()
  await pages.open(other, '/sites')
  await other.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('userinfo')
  })
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(page.url()).toContain('#/sites/1?range=30d')
  await context.close()
})

test('statistics that cannot be read say so, and the range before can be had again', async () => {
  const { page } = await pages.visitOnePage({ storage: { ...pages.session, ...modes.light } })
  await pages.open(page, '/sites/1?range=30d')
  expect(await page.title()).toContain('Harbor Lane')
  const failure = page.getByRole('alert').filter({ hasText: 'Loading failed, please refresh and try again' })
  const noAnswer = failure.getByText('The service does not answer')
  await page.route('**/v1/stats/dashboard*', (call) => call.abort())
  await page.getByRole('button', { name: /Last 30 days/ }).click()
  await page.getByRole('dialog').getByText('Yesterday', { exact: true }).click()
  await noAnswer.waitFor()
  await page.unroute('**/v1/stats/dashboard*')
  // A gateway has answered, though the service has not.
  await page.route('**/v1/stats/dashboard*', (call) => call.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await noAnswer.waitFor({ state: 'detached' })
  await failure.waitFor()
  await page.unroute('**/v1/stats/dashboard*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('tab', { name: /^Views/ }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: /Last 30 days/ }).waitFor()
  await page.waitForURL(/range=30d/)
})

test('range, metric, tabs and the open list stand in the address', async () => {
  const { page } = await pages.visitOnePage({ storage: { ...pages.session, ...modes.light } })
  const isOpen = (name: string | RegExp) => page.getByRole('tab', { name, selected: true }).waitFor()
  await pages.open(page, '/sites/1?range=30d')
  const kept = page.waitForResponse(/saveDashboardSetting/)
  await page.getByRole('button', { name: /Last 30 days/ }).click()
  await page.getByRole('dialog').getByText('Last 28 days', { exact: true }).click()
  await kept
  await pages.open(page, '/sites/1?range=8x&metric=nonsense&technology=country&all=nothing')
  await page.reload()
  await page.waitForURL(/#\/sites\/1\?range=8x$/)
  await page.getByText('The address contains an invalid range').waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.waitForURL(/#\/sites\/1$/)
  // A dashboard opens as it was left where the address names nothing.
  await page.reload()
  await page.waitForURL(/#\/sites\/1\?range=28d$/)
  await pages.open(page, '/sites/1?range=30d')
  await page.getByRole('tab', { name: /^Bounce rate/ }).click()
  await page.getByRole('region', { name: 'Technology' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Devices' }).click()
  await page.waitForURL(/#\/sites\/1\?range=30d&metric=bounce_rate&technology=device$/)
  await page.getByRole('button', { name: /Last 30 days/ }).click()
  await page.getByRole('dialog').getByText('Last 90 days', { exact: true }).click()
  await page.waitForURL(/range=90d&metric=bounce_rate&technology=device$/)
  await page.reload()
  await isOpen(/^Bounce rate/)
  await isOpen('Devices')
  await page.goBack()
  await page.getByRole('button', { name: /Last 30 days/ }).waitFor()
  await isOpen('Devices')

  await page.getByRole('button', { name: /^All \d+ pages/ }).click()
  const list = page.getByRole('dialog', { name: /^All \d+ pages/ })
  await list.waitFor()
  await page.waitForURL(/&all=page$/)
  await page.goBack()
  await list.waitFor({ state: 'detached' })
  await page.goForward()
  await list.getByRole('searchbox').fill('WALNUT')
  await list.getByText('Nothing matches.').waitFor()
  await list.getByRole('searchbox').fill('Shop')
  await list.getByRole('row', { name: /^\/shop\/ / }).waitFor()
  await page.reload()
  await list.getByRole('button', { name: 'Close' }).click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).not.toContain('all=')
})

test('statistics that cannot be renewed stay, and say how old they are', async () => {
  const { context, page } = await pages.visit({ storage: { ...pages.session, ...modes.light } })
  await page.clock.install()
  await pages.open(page, '/sites/1?range=30d')
  await page.route('**/v1/stats/dashboard*', (call) => call.abort())
  await page.clock.runFor(65_000)
  await page.getByText(/^Updated .* Newer data could not be loaded\.$/).waitFor()
  expect(await page.getByRole('tab', { name: /^Visitors \d/ }).count()).toBe(1)
  await page.unroute('**/v1/stats/dashboard*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^Updated/).waitFor({ state: 'detached' })
  await context.close()
})

test('statistics of days that were chosen without a network come once there is one', async () => {
  const { context, page } = await pages.visit({ storage: { ...pages.session, ...modes.light } })
  await pages.open(page, '/sites/1?range=30d')
  await page.route('**/v1/stats/dashboard*', (call) => call.abort())
  await page.getByRole('button', { name: 'Earlier' }).click()
  await page.getByText('Loading failed, please refresh and try again').waitFor()
  await page.unroute('**/v1/stats/dashboard*')
  await context.setOffline(true)
  await context.setOffline(false)
  // Sooner than they would be requested anyhow.
  await page.getByRole('tab', { name: /^Visitors \d/ }).waitFor({ timeout: 5000 })
  expect(await page.getByText('Loading failed, please refresh and try again').count()).toBe(0)
  await context.close()
})

test('a page whose code does not come is tried again once there is a network', async () => {
  const { context, page } = await pages.visit({ storage: { ...pages.session, ...modes.light } })
  await pages.open(page, '/sites')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Add website' }).first().click()
  await page.getByText('Loading failed, please refresh and try again').waitFor()
  expect(await page.getByText('Loading failed, please refresh and try again').count()).toBe(1)
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Add website' }).waitFor()
  await context.close()
})

const narrow = [
  { width: 390, height: 844 },
  // 1280 by 800 px at 200 %.
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]

/** What stands in the header, which of it overlaps, and which names are cut. */
const headerOf = (page: Page) =>
  page.evaluate(() => {
    const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
    const parts = [...document.querySelectorAll('header *')]
      .filter((part) => part.matches('a, button') || (part.closest('a, button, strong') === null && hasText(part)))
      .map((part) => ({ name: part.getAttribute('aria-label') ?? part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    // A button may reach a little into the line below it: it is higher than its text.
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8
    return {
      parts: parts.map(({ name }) => name),
      overlapping: parts.flatMap((one, index) =>
        parts.slice(index + 1).flatMap((other) => (overlap(one.box, other.box) ? [`${one.name} / ${other.name}`] : [])),
      ),
      cut: [...document.querySelectorAll('header bdi')]
        .filter((name) => name.clientWidth > 0 && name.scrollWidth > name.clientWidth + 1)
        .map((name) => name.textContent),
    }
  })

test.each(['/sites', '/sites/1?range=30d'])(
  'nothing in the header collides or is cut, in any language: %s',
  async (route) => {
    const { page } = await pages.visitOnePage({ storage: { ...pages.session, ...modes.light } })
    await pages.open(page, route)
    for (const mode of ['light', 'zh-CN', 'ar'] as const) {
      for (const viewport of narrow) {
        await page.setViewportSize(viewport)
        await pages.show(page, mode)
        const { parts, ...faults } = await headerOf(page)
        expect(parts.length, `${mode} ${viewport.width}`).toBeGreaterThan(3)
        expect(faults, `${mode} ${viewport.width}`).toEqual({ overlapping: [], cut: [] })
      }
    }
  },
)

test('a form with errors fits a phone', async () => {
  const { context, page } = await pages.visit({ viewport: sizes.phone, storage: { ...pages.session, ...modes.light } })
  await pages.open(page, '/sites/new')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please select currency type').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
  await context.close()
})
