import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInstalledBrowser } from '../../../../scripts/browser.mjs'
import { root, tool } from '../../../../scripts/paths.mjs'
import { run } from '../emptyProject.ts'

/** Storybook's list of what can be opened. */
interface Index {
  entries: Record<string, { id: string; title: string; name: string; tags: string[]; type: 'docs' | 'story' }>
}

/** Their stories are about an error, which is reported. */
const withErrors = ['Pages/PageErrorBoundary']

const built = mkdtempSync(path.join(tmpdir(), 'sightline-storybook-'))
// Before the tests are named: each page is one.
// Without Vitest's mark: a Storybook for tests has no tables of props and no codes.
await run('env', ['-u', 'VITEST', 'node', tool('storybook'), 'build', '--output-dir', built, '--quiet'], root)
const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as Index
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  server = await preview({
    root: built,
    configFile: false,
    logLevel: 'error',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const executablePath = findInstalledBrowser()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
})

afterAll(async () => {
  await browser.close()
  await server.close()
  rmSync(built, { recursive: true })
})

test('there are pages of documentation', () => {
  expect(pages.length).toBeGreaterThan(80)
})

test.each(pages)(
  '$title opens at its top, can be used as a whole, is no wider than the window and takes no focus',
  async ({ id, title }) => {
    const { found, errors } = await inNewPage(async (page) => {
      const problems = await problemsOf(page, id)
      return !hasCode(title) || (await showsCode(page)) ? problems : [...problems, 'shows no code']
    })
    expect([...found, ...unexpected(title, errors)]).toEqual([])
  },
)

test.each([
  ['VIP', 'Product/Paywall'],
  ['VIP', 'Product/TierBadge'],
  ['KPI', 'Data/MetricStrip'],
  ['KPI', 'Data/MetricCard'],
  ['modal', 'Overlays/Dialog'],
  ['modal', 'Overlays/Drawer'],
  ['modal', 'Overlays/Sheet'],
  ['date range', 'Dates/DateRangePicker'],
  ['alert', 'Feedback/Callout'],
  ['metric card', 'Data/MetricStrip'],
  ['paged table', 'Data/DataTable'],
])('the search finds “%s” by the name of a story of %s', (word, title) => {
  const named = Object.values(entries).filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
  expect(named.map((entry) => entry.title)).toContain(title)
})

test('every group of the sidebar has its place, and stories that only prove a behaviour say so', () => {
  const groups = Object.values(entries).map((entry) => entry.title.split('/')[0] ?? '')
  expect([...new Set(groups)]).toEqual([
    'Start here',
    'Guides',
    'Patterns',
    'Foundations',
    'Data',
    'Dates',
    'Filters',
    'Inputs',
    'Actions',
    'Navigation',
    'Overlays',
    'Feedback',
    'Layout',
    'Charts',
    'Product',
    'Pages',
    'Mails',
  ])
  const tooltip = Object.values(entries).filter(({ title }) => title === 'Overlays/Tooltip')
  expect(tooltip.filter(({ tags }) => tags.includes('behaviour')).map(({ id }) => id)).toEqual([
    'overlays-tooltip--keyboard',
    'overlays-tooltip--described',
    'overlays-tooltip--hovered',
  ])
})

test('a table of props has what is inherited and what a type stands for, and the code is to be copied', async () => {
  const { found, errors } = await inNewPage(async (page) => {
    await page.goto(addressOf('inputs-select--docs'))
    const props = page.locator('table.docblock-argstable')
    await props.getByText('isDisabled', { exact: true }).waitFor()
    await props.getByText('From @react-types/shared', { exact: true }).waitFor()
    await props
      .getByText('"lg" | "md" | "sm"')
      .or(props.getByText('"lg"', { exact: true }))
      .first()
      .waitFor()
    await page.getByRole('switch', { name: 'Show code' }).first().click()
    const code = await page.locator('pre.prismjs').first().textContent()
    return code?.includes("import { Select } from '@sightline/ui'") === true ? [] : [String(code)]
  })
  expect([...found, ...errors]).toEqual([])
})

test('the live brand of a guide has the letters of the kit, not those of the page around it', async () => {
  const { found, errors } = await inNewPage(async (page) => {
    await page.goto(addressOf('guides-theming--docs'))
    const link = page.getByRole('link', { name: 'Learn more' }).first()
    const size = await link.evaluate((element) => getComputedStyle(element).fontSize)
    return size === '13px' ? [] : [`a link of ${size}`]
  })
  expect([...found, ...errors]).toEqual([])
})

test('a line of the docs shows code as code', async () => {
  const { found, errors } = await inNewPage(async (page) => {
    await page.goto(addressOf('product-paywall--docs'))
    const line = page.getByRole('listitem').filter({ hasText: 'why it cannot be had now' })
    const code = await line.locator('code').textContent()
    return code === 'entitlement' ? [] : [String(code)]
  })
  expect([...found, ...errors]).toEqual([])
})

test('who looks at a story in Arabic reads no failure of a play that looks for English', async () => {
  const { found, errors } = await inNewPage(async (page) => {
    await page.goto(
      addressOf('product-paywall--behaviour').replace('viewMode=docs', 'viewMode=story&globals=locale:ar'),
    )
    await page.getByRole('link', { name: 'عرض الخطط' }).waitFor()
    // The play would begin with a link in English, and its failure is written to the console.
    await page.waitForLoadState('networkidle')
    return []
  })
  expect([...found, ...errors]).toEqual([])
})

/** Guides are written by hand, and a screen or a mail of the product is nobody’s to copy. */
const hasCode = (title: string): boolean => !/^(Start here|Guides|Pages|Mails)/.test(title)

const showsCode = (page: Page): Promise<boolean> =>
  page
    .getByRole('switch', { name: 'Show code' })
    .first()
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    )

/** Errors of a page that has none, and that there are none where a page shows some. */
const unexpected = (title: string, errors: string[]): string[] =>
  !withErrors.includes(title) ? errors : errors.length === 0 ? ['shows no error'] : []

interface Report {
  found: string[]
  /** What the page has written to the console, and what was thrown there. */
  errors: string[]
}

/** Each page gets a storage of its own: the service worker of one that is left takes itself away while the next one asks for it. */
async function inNewPage(find: (page: Page) => Promise<string[]>): Promise<Report> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  // A browser asks for it by itself.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  const found = await find(page).catch((error: Error) => [error.message])
  await page.close()
  return { found, errors }
}

const addressOf = (id: string): string => `${server.resolvedUrls?.local[0]}iframe.html?id=${id}&viewMode=docs`

/** What keeps somebody from reading a page of documentation from its top to its end. */
async function problemsOf(page: Page, id: string): Promise<string[]> {
  await page.goto(addressOf(id))
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
    const beyond = document.documentElement.scrollWidth - window.innerWidth
    return [
      ...(hidden ? ['is inert'] : []),
      ...(beyond > 0 ? [`scrolls sideways by ${beyond}px`] : []),
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
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  // What loads once it is in sight makes the page longer.
  for (let turn = 0; turn < 5; turn += 1) {
    await page.mouse.wheel(0, 1_000_000)
    const isThere = await page.waitForFunction(isAtEnd, undefined, { timeout: 1500 }).then(
      () => true,
      () => false,
    )
    if (isThere) return true
  }
  return false
}
