import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { plugins } from './vite.shared.ts'

const executablePath = process.env['CHROMIUM_PATH']

/** Headless Chromium with everything off that reaches for other hosts or draws differently from machine to machine. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  provider: playwright({
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--force-device-scale-factor=1',
      ],
    },
  }),
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/{api-client,server,ui}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'product',
          environment: 'node',
          // These measure how fast the product comes back: one after the other, when nothing else runs.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          include: ['packages/*/tests/**/*.test.ts'],
          globalSetup: ['scripts/build.mjs'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          env: { TEST_STORE: 'postgres' },
          include: [
            'packages/server/tests/{access,accounts,calls,collection,console,hostile,jobs,members,postgres-loss}.test.ts',
          ],
          globalSetup: ['scripts/build.mjs', 'packages/server/tests/postgres.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: plugins(),
        test: { name: 'browser', include: ['packages/{ui,app}/src/**/*.test.tsx'], browser: browser() },
      },
      {
        plugins: [await storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
})
