import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { launchOptions } from '../packages/server/tests/support/browser.ts'
import { USER_AGENT } from '../packages/server/tests/support/product.ts'

/** One server for all journeys; each has an account and a site of its own, so they run side by side and in any order. */
export default defineConfig({
  outputDir: join(import.meta.dirname, 'results'),
  globalSetup: './product.ts',
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    launchOptions,
    userAgent: USER_AGENT,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // It holds the document of each step; a film beside it was a third of the work.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The link that makes the first account works once, so nothing of it is tried again.
    { name: 'first account', testMatch: 'first-account.spec.ts', retries: 0 },
    { name: 'journeys', testIgnore: 'first-account.spec.ts', dependencies: ['first account'] },
  ],
})
