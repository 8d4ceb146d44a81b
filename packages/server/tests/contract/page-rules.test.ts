import type { AxeResults, RunOptions } from 'axe-core'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  modes,
  openDemoPages,
  signedIn,
  signedOut,
  sizes,
  type DemoPages,
  type Mode,
  type Size,
} from '../support/demo-pages.ts'
import { isLong } from '../support/test-size.ts'

let pages: DemoPages
let axeSource: string
beforeAll(async () => {
  pages = await openDemoPages()
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
})
afterAll(() => pages.close())

const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }
const allButColours: RunOptions = { rules: { 'color-contrast': { enabled: false } } }

/**
 * Each page is opened once and then switched where it stands. The stories of the same pages are looked at in every mode: axe looks at
 * more than one mode of the product's own page only in the long checks.
 */
const looks: readonly (readonly [Mode, Size, RunOptions | 'width alone'])[] = isLong
  ? [
      ['light', 'desktop', {}],
      ['light', 'phone', {}],
      ['dark', 'phone', colours],
      ['dark', 'desktop', colours],
      ['zh-CN', 'desktop', allButColours],
      ['zh-CN', 'phone', 'width alone'],
      ['ar', 'phone', 'width alone'],
      ['ar', 'desktop', allButColours],
    ]
  : [
      ['light', 'desktop', {}],
      ['light', 'phone', 'width alone'],
      ['zh-CN', 'phone', 'width alone'],
      ['ar', 'phone', 'width alone'],
      ['ar', 'desktop', 'width alone'],
    ]

describe.each([
  ['signed out', signedOut],
  ['signed in', signedIn],
] as const)('%s', (who, routes) => {
  let page: Page
  let pageErrors: string[]
  let close: () => Promise<void>
  const hosts = new Set<string>()
  beforeAll(async () => {
    const visitor = await pages.visit({ storage: { ...(who === 'signed in' ? pages.session : {}), ...modes.light } })
    ;({ page, pageErrors } = visitor)
    close = () => visitor.context.close()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
  })
  afterAll(() => close())

  test.each(routes)(
    '%s breaks no rule of axe or of its policy, asks no other host and scrolls nowhere sideways',
    async (route) => {
      await pages.open(page, route)
      for (const [mode, size, rules] of looks) {
        const look = `${mode} ${size}`
        await page.setViewportSize(sizes[size])
        await pages.show(page, mode)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${look} scrolls sideways`).toBe(0)
        expect(rules === 'width alone' ? [] : await violationsOf(page, rules), look).toEqual([])
      }
      expect(pageErrors.splice(0)).toEqual([])
      expect([...hosts]).toEqual([new URL(pages.address).host])
    },
  )

  test('every language stands after a load of its own, with nothing to complain of', async () => {
    await pages.open(page, routes[0])
    for (const mode of Object.keys(modes) as Mode[]) {
      await pages.show(page, mode)
      await page.reload()
      await page.locator('h1').first().waitFor()
      expect(await page.locator('html').getAttribute('dir'), mode).toBe(mode === 'ar' ? 'rtl' : 'ltr')
      expect(await page.locator('html').getAttribute('lang'), mode).toBe(modes[mode].locale)
    }
    expect(pageErrors).toEqual([])
  })
})

/** Rules of axe that the page breaks, each with the first place. */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  // It stays while only what follows the # changes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const results = await page.evaluate((given) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
    // Only what is important in a `style` breaks the rule of spaces between letters, which goes through the page again and again.
    const isSpaced = document.querySelector('[style*="important" i]') !== null
    const rules = { ...given.rules, ...(isSpaced ? {} : { 'avoid-inline-spacing': { enabled: false } }) }
    return axe.run({ ...given, rules, resultTypes: ['violations'], preload: false })
  }, options)
  return results.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)
}
