import { spawn } from 'node:child_process'
import type { ApiClient } from '@sightline/api-client'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright'
import { ROOMY } from './browser-flags.ts'
import { removeFolder, temporaryFolder, USER_AGENT } from './product.ts'

const executablePath = process.env['CHROMIUM_PATH']

export const launchOptions: LaunchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ROOMY],
}

let shared: Promise<Browser> | undefined

/**
 * Headless Chromium as a person's browser: one that says that it is automated would not be counted. The test files of one process
 * share it, and it ends with that process: `close` takes away what the file has opened, of which no other file sees anything.
 */
export async function launchBrowser(): Promise<Browser> {
  const browser = await (shared ??= chromium.launch(launchOptions))
  const opened: BrowserContext[] = []
  return new Proxy(browser, {
    get(target, name) {
      if (name === 'close') return () => Promise.all(opened.map((context) => context.close()))
      if (name !== 'newContext') return Reflect.get(target, name, target) as unknown
      return async (options?: BrowserContextOptions) => {
        const context = await target.newContext(options)
        opened.push(context)
        return context
      }
    },
  })
}

/** Opens a page in a Chromium that nobody looks into: while somebody does, it shows no page that it has prepared. */
export async function openUnwatched(address: string): Promise<{ close(): Promise<void> }> {
  const profile = await temporaryFolder()
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0']
  const process = spawn(
    executablePath ?? chromium.executablePath(),
    [...options, `--user-data-dir=${profile}`, `--user-agent=${USER_AGENT}`, address],
    { stdio: 'ignore' },
  )
  const ended = new Promise((done) => process.once('close', done))
  return {
    async close() {
      process.kill()
      await ended
      await removeFolder(profile)
    },
  }
}

export interface Visitor {
  locale?: string
  timezoneId?: string
  viewport?: { width: number; height: number }
  /** As a rule nothing moves: drawing each step of it takes a fifth of a test's time. */
  reducedMotion?: 'reduce' | 'no-preference'
  /** What the browser's storage holds before the first page. */
  storage?: Readonly<Record<string, string>>
}

/** What the browser of somebody who is signed in holds: English, light. */
export const storageOf = ({ session }: ApiClient): Record<string, string> => ({
  token: session.token() ?? '',
  userinfo: JSON.stringify(session.userinfo()),
  theme: 'light',
  locale: 'en-US',
})

export interface Visit {
  context: BrowserContext
  page: Page
  /** See `collectPageErrors`. */
  pageErrors: string[]
}

export async function newVisitor(
  browser: Browser,
  {
    locale = 'en-US',
    timezoneId = 'Europe/Berlin',
    viewport = { width: 1440, height: 900 },
    reducedMotion = 'reduce',
    storage = {},
  }: Visitor = {},
): Promise<Visit> {
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    reducedMotion,
    locale,
    timezoneId,
    viewport,
  })
  await context.addInitScript((entries: [string, string][]) => {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, Object.entries(storage))
  const page = await context.newPage()
  const pageErrors: string[] = []
  collectPageErrors(page, pageErrors)
  return { context, page, pageErrors }
}

/**
 * Hands the same page to one visitor after the other, each with a storage and a load of its own: in a new context a load
 * takes three times as long, because the browser has compiled nothing yet. It begins on a document that is not the app's.
 */
export function reusePage(browser: Browser, address: string): (visitor?: Visitor) => Promise<Visit> {
  let visit: Visit | undefined
  return async ({ storage = {}, ...visitor } = {}) => {
    visit ??= await newVisitor(browser, visitor)
    const { page, pageErrors } = visit
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    page.removeAllListeners('request')
    await page.goto(`${address}/health`)
    await page.evaluate((entries) => {
      sessionStorage.clear()
      localStorage.clear()
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(storage))
    pageErrors.length = 0
    return visit
  }
}

/** Adds errors in the console, thrown errors, and violations of the page's policy to a list. */
export function collectPageErrors(page: Page, pageErrors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy'))
      pageErrors.push(message.text())
  })
  page.on('pageerror', (error) => pageErrors.push(error.message))
}
