import type { AxeResults, RunOptions } from 'axe-core'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modes, openDemoPages, signedIn, signedOut, sizes, type DemoPages, type Mode, type Size } from './demo-pages.ts'

/** Tests of every page in these modes, on a desktop and on a phone: axe's rules, its own policy, hosts, and its width. */
export function testPages(chosen: readonly Mode[]): void {
  let pages: DemoPages
  let axeSource: string
  beforeAll(async () => {
    pages = await openDemoPages()
    axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  })
  afterAll(() => pages.close())

  describe.each(chosen)('%s', (mode) => {
    test.each(Object.keys(sizes) as Size[])(
      'no page on a %s breaks a rule of axe or of its policy, or asks another host',
      async (size) => {
        const { locale } = modes[mode]
        for (const [routes, storage] of [
          [signedOut, {}],
          [signedIn, pages.session],
        ] as const) {
          const { context, page, complaints } = await pages.visit({
            locale,
            viewport: sizes[size],
            storage: { ...storage, ...modes[mode] },
          })
          const hosts = new Set<string>()
          page.on('request', (request) => hosts.add(new URL(request.url()).host))
          for (const route of routes) {
            await pages.open(page, route)
            expect(await violationsOf(page, axeSource), `${mode} ${size} ${route}`).toEqual([])
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            )
            expect(overflow, `${mode} ${size} ${route} scrolls sideways`).toBe(0)
          }
          expect(complaints, `${mode} ${size}`).toEqual([])
          expect([...hosts], `${mode} ${size}`).toEqual([new URL(pages.address).host])
          expect(await page.locator('html').getAttribute('dir')).toBe(mode === 'ar' ? 'rtl' : 'ltr')
          await context.close()
        }
      },
    )
  })
}

/** Rules of axe that the page breaks, each with the first place. */
async function violationsOf(page: Page, axeSource: string): Promise<string[]> {
  // It stays while only what follows the # changes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const results = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
    return axe.run({ resultTypes: ['violations'] })
  })
  return results.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)
}
