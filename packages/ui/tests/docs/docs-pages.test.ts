import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInstalledBrowser } from '../../../../scripts/browser.mjs'
import { root, tool } from '../../../../scripts/paths.mjs'
import { run } from '../installed.ts'

/** Storybook's list of what can be opened. */
interface Index {
  entries: Record<string, { id: string; title: string; type: 'docs' | 'story' }>
}

/** Their stories are about an error, which is reported. */
const withErrors = ['Pages/PageErrorBoundary']

const built = mkdtempSync(path.join(tmpdir(), 'sightline-storybook-'))
let server: PreviewServer

beforeAll(async () => {
  await run('node', [tool('storybook'), 'build', '--output-dir', built, '--quiet'], root)
  server = await preview({
    root: built,
    configFile: false,
    logLevel: 'error',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  })
}, 300_000)

afterAll(async () => {
  await server.close()
  rmSync(built, { recursive: true })
})

test('every page of documentation opens at its top, can be used as a whole and takes no focus', async () => {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as Index
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  expect(pages.length).toBeGreaterThan(80)

  const executablePath = findInstalledBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const problems: Record<string, string[]> = {}
    for (const { id, title } of pages) {
      // One after the other: a page that is not in front is given no focus.
      // oxlint-disable-next-line no-await-in-loop
      const { found, errors } = await inNewPage(browser, (page) => problemsOf(page, id))
      found.push(...unexpected(title, errors))
      if (found.length > 0) problems[title] = found
    }
    expect(problems).toEqual({})
  } finally {
    await browser.close()
  }
})

/** Errors of a page that has none, and that there are none where a page shows some. */
const unexpected = (title: string, errors: string[]): string[] =>
  !withErrors.includes(title) ? errors : errors.length === 0 ? ['shows no error'] : []

interface Report {
  found: string[]
  /** What the page has written to the console, and what was thrown there. */
  errors: string[]
}

/** Each page gets a storage of its own: the service worker of one that is left takes itself away while the next one asks for it. */
async function inNewPage(browser: Browser, find: (page: Page) => Promise<string[]>): Promise<Report> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  // A browser asks for it by itself.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  const found = await find(page).catch((error: Error) => [error.message])
  await page.close()
  return { found, errors }
}

/** What keeps somebody from reading a page of documentation from its top to its end. */
async function problemsOf(page: Page, id: string): Promise<string[]> {
  await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${id}&viewMode=docs`)
  await page.locator('#storybook-docs h1').first().waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-story-block]')].every(
      (story) => story.querySelector('[id$="-inner"]')?.firstElementChild,
    ),
  )
  // A page of the product asks the service first. What then opens by itself moves the focus a moment later.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(200)
  const problems = await page.evaluate(() => {
    const hidden = [...document.querySelectorAll('#storybook-docs h1, #storybook-docs [data-story-block]')].some(
      (part) => part.closest('[inert], [aria-hidden=true]'),
    )
    const focused = document.activeElement
    return [
      ...(hidden ? ['is inert'] : []),
      ...(window.scrollY > 0 ? [`is scrolled by ${window.scrollY}px`] : []),
      ...(focused === document.body || focused === null
        ? []
        : [`gives the focus to ${focused.outerHTML.slice(0, 120)}`]),
    ]
  })
  return (await canScrollToEnd(page)) ? problems : [...problems, 'does not scroll to its end']
}

async function canScrollToEnd(page: Page): Promise<boolean> {
  // Beside what could scroll on its own.
  await page.mouse.move(2, 2)
  await page.mouse.wheel(0, 1_000_000)
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  return page.waitForFunction(isAtEnd, undefined, { timeout: 3000 }).then(
    () => true,
    () => false,
  )
}
