import { createApiClient } from '@sightline/api-client'
import type { Browser } from 'playwright'
import { ACCOUNT } from '../../server/src/demo/demo-site.ts'
import { launchBrowser, newVisitor } from '../../server/tests/support/browser.ts'
import { removeFolder, startDemoProduct } from '../../server/tests/support/product.ts'
import { aims, type Measured } from './aims.ts'
import { followLoad, type Load, type Wanted } from './follow-load.ts'

const days = 30
const runs = 9

const login: Wanted = { parts: ['input[type="password"]'] }
const dashboard: Wanted = {
  figure: '[data-part="metric-strip"] [role="tab"]',
  parts: ['[data-part="trend-chart"] canvas', '[data-part="breakdown-panel"]'],
}

/**
 * How fast login page and dashboard are there, in Chromium, over loopback, with nothing in the browser's cache: the
 * production build and the demo with 30 days. `CHROMIUM_PATH` names a browser that is installed.
 */
export async function benchPage(print: (line: string) => void): Promise<void> {
  const product = await startDemoProduct(days)
  try {
    const browser = await launchBrowser()
    try {
      const session = await sessionAt(product.address)
      const open = (path: string, wanted: Wanted, storage = {}) =>
        loads(browser, `${product.address}/#${path}`, wanted, storage)
      const measured: Measured = {
        login: await open('/login', login),
        dashboard: await open('/sites/1?range=30d', dashboard, session),
      }
      print(`median of ${runs} loads, each with an empty cache (least – most), and what is aimed at`)
      for (const line of aims(measured, product.address)) print(line)
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    await removeFolder(product.dataDir)
  }
}

/** What the browser of somebody who is signed in holds. */
async function sessionAt(address: string): Promise<Record<string, string>> {
  const result = await createApiClient({ baseURL: address }).auth.login(ACCOUNT)
  if (result.code !== 200) throw new Error(result.message)
  return { token: result.data.token, userinfo: JSON.stringify(result.data.userinfo) }
}

async function loads(
  browser: Browser,
  address: string,
  wanted: Wanted,
  storage: Readonly<Record<string, string>>,
): Promise<Load[]> {
  const all: Load[] = []
  // The first one warms the server, as the second visitor of an instance finds it.
  for (let run = 0; run <= runs; run += 1) {
    const { context, page } = await newVisitor(browser, { storage })
    try {
      all.push(await followLoad(page, address, wanted))
    } finally {
      await context.close()
    }
  }
  return all.slice(1)
}
