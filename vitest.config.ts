import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { heavyDependencies } from './.storybook/heavyDependencies.ts'
import { ROOMY } from './packages/server/tests/support/browser-flags.ts'
import { equalsPicture } from './packages/ui/tests/looks/equalsPicture.ts'
import { pictureOf } from './packages/ui/tests/looks/pictureOf.ts'
import { ScreensFirst } from './scripts/screens-first.ts'
import { plugins } from './vite.shared.ts'

const executablePath = process.env['CHROMIUM_PATH']

/** Headless Chromium with everything off that reaches for other hosts or draws differently from machine to machine. */
const browser = (flags: string[] = [], env: Record<string, string> = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  provider: playwright({
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      env: { ...process.env, ...env },
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
        ROOMY,
        ...flags,
      ],
    },
  }),
})

/** Files share one page or one process: loading the kit or the contract anew for each took a third to half of the time. */
const isolate = false

/** What waits for a browser or a process is tried once more; the end of a run names what passed only then. */
const retry = 1

/** What else a processor or the settings of a desktop change in a picture. */
const drawnAlike = [
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
]

/** One pixel in ten thousand may be of another colour, and never more than 32: another version of Chromium rounds an edge differently. */
const tolerance = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0001, allowedMismatchedPixels: 32 },
  // Of two pictures that are alike.
  timeout: 60_000,
}

/**
 * Whether the command line asks for tests of a project. A pattern (`--project 'sto*'`) may ask for any; a worker, where a test
 * reads these settings, runs none.
 */
function isChosen(name: string): boolean {
  if (process.env['VITEST_WORKER_ID'] !== undefined) return false
  const chosen = process.argv.filter((_, index, args) => args[index - 1] === '--project')
  const others = process.argv.filter((arg) => arg.startsWith('--project=')).map((arg) => arg.slice('--project='.length))
  const projects = [...chosen, ...others]
  return projects.length === 0 || projects.some((project) => project === name || !/^[\w-]+$/.test(project))
}

/** The whole product, over HTTP. */
const product = {
  environment: 'node' as const,
  isolate,
  retry,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // As long as a browser waits for what it is to click: Vitest's own second is less than a busy machine takes.
  expect: { poll: { timeout: 15_000 } },
}

/** These send signals to processes, measure by the machine's first start, or look at a page for real seconds. */
const measuring = ['packages/server/tests/{collector/snippet,operations/{kill,launcher,stop}}.test.ts']

/** What transactions and the SQL of PostgreSQL may do differently: each call at least once, races, and wrong values. */
const onPostgres = [
  'packages/server/tests/accounts/{api-keys,passwords,registration,sessions}.test.ts',
  'packages/server/tests/console/{ai-tasks,list-indexes,staff-rights,themes,users,websites}.test.ts',
  'packages/server/tests/membership/{analytics,analytics-against-reference,ledger,order-list,orders,points}.test.ts',
  'packages/server/tests/sites/{add-website,invitations,sharing,silent-sites}.test.ts',
  'packages/server/tests/contract/{staff-races,tokens-and-refusals,wrong-values}.test.ts',
  'packages/server/tests/backup/{backup-postgres,backup-schedule}.test.ts',
  'packages/server/tests/operations/{postgres-locks,postgres-loss,two-servers}.test.ts',
  'packages/server/tests/production/*-postgres.test.ts',
]

/** Only in the long checks: what hardly asks the store, and the same statements again, by other callers or over thousands of rows. */
const alsoOnPostgres = [
  'packages/server/tests/{mail/sent-mails,accounts/personal-data,ai-tasks/site-summaries,console/bulk-jobs,contract/{access,hostile-requests}}.test.ts',
  'packages/server/tests/{collector/{byte-limits,event-attributes},sites/{exclusions,installation-check}}.test.ts',
  'packages/server/tests/{membership/{checkout,subscriptions,webhooks},operations/ai-task-kill,operations/jobs}.test.ts',
]

/** Only in the long checks: building Storybook and opening its pages takes minutes. */
const documentation = ['packages/ui/tests/docs/*.test.ts']

/** Only in the long checks: these make the packages, install others from the registry, and build with other people’s tools. */
const frameworks = ['packages/ui/tests/{packed,frameworks/*}.test.ts']

/** Only in the long checks: it installs the packed server from the registry. */
const packed = ['packages/server/tests/packed/*.test.ts']

/**
 * What is tested once more on a ClickHouse beside the embedded one, and on two that hold the rows together: only where
 * TEST_ENGINES is set, because the same tests run on the embedded one each time.
 */
const otherEngines = {
  other:
    'collector/{byte-limits,event-attributes},sites/{exclusions,installation-check},import-export/import-export,stats/!(reference-cases|dashboard-*|forecast|overview|pages)',
  sharded:
    'collector/{byte-limits,event-attributes,reassigned-events},sites/{exclusions,installation-check},import-export/{import-export,delete-site-during-import,remove-import},stats/{events-to-statistics,goals,metrics-against-reference,metrics-document}',
} as const

export default defineConfig({
  test: {
    sequence: { sequencer: ScreensFirst },
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'node',
          environment: 'node',
          isolate,
          // Among the tests of the product: alone before them it kept one processor busy, and that not all the time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: ['packages/{api-client,app,server,ui}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A loop over nothing, or a callback that never ran, is no test.
          expect: { requireAssertions: true },
        },
      },
      {
        test: {
          name: 'product',
          ...product,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: ['packages/*/tests/**/*.test.ts'],
          exclude: [...measuring, ...documentation, ...frameworks, ...packed],
          globalSetup: ['scripts/build.mjs'],
        },
      },
      {
        test: { name: 'documentation', environment: 'node', include: documentation, testTimeout: 120_000 },
      },
      {
        test: {
          name: 'frameworks',
          environment: 'node',
          include: frameworks,
          testTimeout: 300_000,
          maxWorkers: 1,
          expect: product.expect,
        },
      },
      {
        test: { name: 'packed', ...product, include: packed, maxWorkers: 1 },
      },
      {
        test: {
          name: 'postgres',
          ...product,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          env: { TEST_STORE: 'postgres' },
          include: [...onPostgres, ...(process.env['TEST_LONG'] === undefined ? [] : alsoOnPostgres)],
          globalSetup: ['scripts/build.mjs', 'packages/server/tests/support/postgres.ts'],
          setupFiles: ['packages/server/tests/support/postgres-needed.ts'],
        },
      },
      ...(process.env['TEST_ENGINES'] === undefined ? [] : Object.entries(otherEngines)).map(([engine, names]) => ({
        test: {
          name: engine,
          ...product,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          env: { TEST_ENGINE: engine },
          include: [`packages/server/tests/{${names}}.test.ts`],
          globalSetup: ['scripts/build.mjs', 'packages/server/tests/support/provide-clickhouse.ts'],
        },
      })),
      {
        test: {
          name: 'measuring',
          ...product,
          // After the product where both are asked for. The longest file looks at a page and mostly waits; the others go one after the other beside it.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          include: measuring,
          globalSetup: ['scripts/build.mjs'],
        },
      },
      {
        plugins: plugins(),
        // Found late, a dependency makes Vite reload the page in the middle of a test run.
        optimizeDeps: { include: [...heavyDependencies, 'react-dom/server'] },
        test: {
          name: 'browser',
          isolate,
          include: ['packages/{ui,app,api-client}/src/**/*.test.tsx'],
          browser: browser(),
          expect: { poll: { timeout: 15_000 } },
          retry,
          testTimeout: 40_000,
        },
      },
      {
        plugins: plugins(),
        optimizeDeps: { include: heavyDependencies },
        test: {
          name: 'looks',
          isolate,
          include: ['packages/ui/tests/looks/*.test.tsx'],
          globalSetup: ['packages/ui/tests/looks/repackPictures.ts'],
          browser: {
            ...browser(drawnAlike, { FONTCONFIG_FILE: path.resolve('packages/ui/tests/looks/fonts.conf') }),
            commands: { equalsPicture },
            expect: { toMatchScreenshot: { resolveScreenshotPath: pictureOf, ...tolerance } },
          },
          testTimeout: 120_000,
        },
      },
      {
        // It reads every story before the first test begins, of whatever project.
        plugins: [isChosen('stories') && (await storybookTest({ configDir: '.storybook' }))],
        optimizeDeps: { include: heavyDependencies },
        test: {
          name: 'stories',
          isolate,
          setupFiles: ['.storybook/everyMode.setup.ts'],
          env: process.env['TEST_LONG'] === undefined ? {} : { TEST_LONG: 'yes' },
          browser: browser(),
          retry,
          testTimeout: 40_000,
        },
      },
    ],
  },
})
