import { rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { journeysOf } from './journeys-tally.mjs'
import { node24, root, tool } from './paths.mjs'
import { run } from './supervise.mjs'
import { readReport } from './test-tally.mjs'

/** `npm run e2e`: the journeys and nothing else. Arguments go to Playwright: `--headed`, the name of a file. */
export async function e2e(args) {
  await build()
  return playwright(args, { CHROMIUM_PATH: await findBrowser() })
}

/** All journeys, on what is built: how many did what, what failed, and what failed at first. */
export async function runJourneys(env) {
  const report = path.join(root, 'e2e', 'results', 'report.json')
  // One of an earlier run must not pass for this one's.
  rmSync(report, { force: true })
  const code = await playwright(['--add-reporter=json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return journeysOf(readReport(report), code, root)
}

const playwright = (args, env) =>
  run(node24, [tool('@playwright/test', 'playwright'), 'test', '--config=e2e/playwright.config.ts', ...args], {
    env: { PWTEST_CACHE_DIR: path.join(root, 'node_modules', '.cache', 'playwright'), ...env },
  })
