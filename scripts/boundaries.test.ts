import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queriesOutside } from './query-boundaries.ts'

const root = path.resolve(import.meta.dirname, '..')

interface Folder {
  /** Name of a file in it. */
  probe?: (index: number) => string
  allowed: readonly string[]
  forbidden: readonly string[]
}

const folders: Readonly<Record<string, Folder>> = {
  'packages/api-client/src': {
    allowed: ['axios', './contract'],
    forbidden: ['react', 'react-dom/client', '@sightline/ui', '../../ui/src/theme/tokens', 'zod', 'kysely'],
  },
  'packages/api-client/src/contract/vocabulary': {
    allowed: ['./messages'],
    forbidden: ['zod', 'react', '@sightline/server'],
  },
  'packages/api-client/src/contract/schemas': {
    allowed: ['zod', '../vocabulary/index'],
    forbidden: ['react', '@sightline/server', '../../../../app/src/routes', 'chart.js'],
  },
  'packages/api-client/tests': {
    allowed: ['zod', '../src/index'],
    forbidden: ['../../server/src/main'],
  },
  e2e: {
    allowed: ['@playwright/test', '@sightline/api-client', '../packages/server/tests/support/product'],
    forbidden: ['../packages/server/src/config', '../packages/app/src/routes'],
  },
  'packages/ui/src': {
    allowed: ['react', '@lingui/react/macro', 'react-aria-components/Button'],
    forbidden: [
      '@sightline/api-client',
      '@sightline/api-client/mocks',
      '@sightline/app',
      '@sightline/server',
      '../../api-client/src/client/createApiClient',
      'wouter',
      'wouter/use-hash-location',
      '@tanstack/react-query',
      'axios',
      'zod',
      'better-sqlite3',
    ],
  },
  'packages/ui/src/components/actions/Button': {
    allowed: ['../Icon', '../../theme/tokens'],
    forbidden: ['chart.js', 'chart.js/auto', 'react-chartjs-2', '@tanstack/react-table', 'axios'],
  },
  'packages/ui/src/charts': {
    allowed: ['chart.js', 'chart.js/auto', 'react-chartjs-2', '../theme/tokens'],
    forbidden: ['@tanstack/react-table', '@tanstack/react-query', '@sightline/api-client', 'zod'],
  },
  'packages/ui/src/components/data/DataTable': {
    allowed: ['@tanstack/react-table', '../Button'],
    forbidden: ['chart.js', 'wouter', '../../../../app/src/routes'],
  },
  'packages/app/src': {
    allowed: ['@sightline/ui', '@sightline/ui/charts', '@sightline/api-client', 'wouter', './lib/navigation/paths.ts'],
    forbidden: [
      '@sightline/server',
      '../../server/src/config',
      '@sightline/ui/src/theme/tokens',
      'zod',
      'chart.js',
      'react-chartjs-2',
      '@tanstack/react-table',
      '@clickhouse/client',
    ],
  },
  'packages/app/src/lib/list-page': {
    allowed: ['./columns.tsx', '../forms/FormField.tsx', '@tanstack/react-query'],
    forbidden: [
      '../../features/sites/index.ts',
      '../../features/sites/api.ts',
      '../../app/App.tsx',
      '../../testing/fixtures.ts',
      '../../../../server/src/main',
      'zod',
    ],
  },
  'packages/app/src/app/layout': {
    allowed: ['./NeedsLevel.tsx', '../../lib/navigation/paths.ts', '../../features/sites/index.ts'],
    forbidden: ['../../features/sites/api.ts', '../../features/sites/pages/SitesPage.tsx', '@sightline/server'],
  },
  'packages/app/src/app/routes': {
    probe: () => 'pages.ts',
    allowed: ['../../features/sites/pages/SitesPage.tsx'],
    forbidden: [],
  },
  'packages/app/src/features/sites': {
    allowed: ['./timeZones.ts', './components/LoadedSite.tsx', '../auth/index.ts', '../../lib/api/ApiContext.ts'],
    forbidden: [
      './index.ts',
      './pages/SitesPage.tsx',
      '../auth/api.ts',
      '../auth/session/viewAs.ts',
      '../../features/auth/api.ts',
      '../../app/App.tsx',
      '../../testing/fixtures.ts',
      'chart.js',
    ],
  },
  'packages/app/src/features/sites/components': {
    allowed: ['./SiteMenu.tsx', '../timeZones.ts', '../../auth/index.ts', '../../../lib/api/ApiContext.ts'],
    forbidden: [
      '../index.ts',
      '../pages/SitesPage.tsx',
      '../../auth/api.ts',
      '../../auth/pages/LoginPage.tsx',
      '../../../features/auth/api.ts',
      '../../../app/App.tsx',
      '../../../testing/fixtures.ts',
      '../../../../../server/src/main',
    ],
  },
  'packages/app/src/features/console/users/drawer': {
    allowed: ['../names.ts', '../dialogs/AddUser.tsx', '../../menu/consoleMenu.ts', '../../../auth/index.ts'],
    forbidden: ['../../index.ts', '../../pages/AppUsersPage.tsx', '../../../auth/api.ts', '../../../../app/App.tsx'],
  },
  'packages/app/src/features/sites/pages': {
    probe: (index: number) => `Probe${index}Page.tsx`,
    allowed: ['../components/Sites.tsx', './SitesPage.styles.ts', '../../auth/index.ts'],
    forbidden: ['./AddSitePage.tsx', '../../auth/api.ts', '../../../app/App.tsx', '../../../testing/fixtures.ts'],
  },
  'packages/app/src/features/dashboard/pages': {
    probe: (index: number) => `Probe${index}Page.stories.tsx`,
    allowed: ['../../../testing/fixtures.ts', '../../../../../../.storybook/preview.tsx', '../../auth/index.ts'],
    forbidden: ['../../auth/api.ts', '../../../app/App.tsx', 'chart.js'],
  },
  'packages/server/src': {
    allowed: ['@sightline/api-client/contract', '@sightline/api-client/vocabulary', 'zod'],
    forbidden: ['@sightline/api-client', '@sightline/api-client/mocks', '@sightline/ui', '@sightline/app'],
  },
  'packages/server/src/http': {
    allowed: ['@sightline/api-client/contract', '../store/relational/sites', '../store/clickhouse/select', 'fastify'],
    forbidden: [
      '../../../api-client/src/contract',
      'better-sqlite3',
      'kysely',
      '@clickhouse/client',
      '../stats/clickhouse/totals',
    ],
  },
  'packages/server/src/store': {
    allowed: ['./relational/sites'],
    forbidden: ['kysely', 'better-sqlite3', '@clickhouse/client', '@sightline/api-client'],
  },
  'packages/server/src/store/relational': {
    allowed: ['kysely', 'better-sqlite3', 'pg'],
    forbidden: ['@clickhouse/client', '@sightline/api-client'],
  },
  'packages/server/src/store/clickhouse': {
    allowed: ['@clickhouse/client', './select'],
    forbidden: ['@sightline/ui', '../../../../ui/src/format/number', 'kysely', 'better-sqlite3'],
  },
  'packages/server/src/stats': {
    allowed: ['../store/relational/sites', './query/ranges'],
    forbidden: [
      'kysely',
      'better-sqlite3',
      '@clickhouse/client',
      '@sightline/api-client',
      './clickhouse/totals',
      '../store/clickhouse/select',
    ],
  },
  'packages/server/src/stats/query': {
    allowed: ['./ranges', '../source'],
    forbidden: ['@clickhouse/client', '../clickhouse/totals', '../../store/clickhouse/select', '../../demo/random'],
  },
  'packages/server/src/stats/clickhouse': {
    allowed: ['@clickhouse/client', './totals', '../source', '../../store/clickhouse/select'],
    forbidden: ['kysely', 'better-sqlite3'],
  },
  'packages/server/src/sites': {
    allowed: ['../stats/source', '../store/relational/sites'],
    forbidden: ['kysely', '@clickhouse/client', '../stats/clickhouse/last-month', '../demo/random'],
  },
  'packages/server/src/collector': {
    allowed: ['@clickhouse/client', '../store/clickhouse/select'],
    forbidden: ['kysely', 'better-sqlite3', '@sightline/ui', '../stats/clickhouse/totals'],
  },
  'packages/server/src/collector/spool': {
    allowed: ['better-sqlite3', '@clickhouse/client'],
    forbidden: ['kysely', '@sightline/app'],
  },
}

describe('import boundaries: lint stops what is forbidden, and nothing else, in', () => {
  // Each probe is a file with one import, in a tree of its own that no other run of the linter ever sees.
  const tree = mkdtempSync(path.join(tmpdir(), 'sightline-boundaries-'))
  let findings: { file: string; rule: string }[]

  beforeAll(async () => {
    for (const [folder, { allowed, forbidden }] of Object.entries(folders))
      [...allowed, ...forbidden].forEach((specifier, index) => writeProbe(tree, probeOf(folder, index), specifier))
    findings = await lint(tree)
  })

  afterAll(() => rmSync(tree, { recursive: true }))

  test.each(Object.entries(folders))('%s', (folder, { allowed, forbidden }) => {
    const rulesBroken = [...allowed, ...forbidden].map((specifier, index) => ({
      specifier,
      rules: findings.filter(({ file }) => file === probeOf(folder, index)).map(({ rule }) => rule),
    }))

    expect(rulesBroken).toEqual([
      ...allowed.map((specifier) => ({ specifier, rules: [] })),
      ...forbidden.map((specifier) => ({ specifier, rules: ['eslint(no-restricted-imports)'] })),
    ])
  })
})

describe('queries stand in the folders of the stores', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))

  test('no query stands anywhere else', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => queriesOutside(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  const clickHouse = [
    'const sql = `SELECT count() FROM events`',
    "const sql = 'INSERT INTO events VALUES'",
    'run(`\n  ALTER TABLE events\n  DELETE WHERE 1`)',
    'const isIn = `site_id = {site: UInt32}`',
    'const isIn = `id IN {ids: Array(UInt32)}`',
  ]
  const kysely = ["db.selectFrom('site')", "transaction\n  .updateTable('site')", 'db.deleteFrom(table)', 'sql`now()`']

  test.each(['import-export', 'jobs', 'stats', 'stats/query', 'http/handlers', 'sites', 'demo'])('%s', (folder) => {
    const file = `packages/server/src/${folder}/probe.ts`
    for (const code of [...clickHouse, ...kysely]) expect([code, queriesOutside(file, code).length]).toEqual([code, 1])
  })

  test.each(['stats/clickhouse', 'stats/clickhouse/sql', 'collector', 'store/clickhouse/import'])('%s', (folder) => {
    const file = `packages/server/src/${folder}/probe.ts`
    for (const code of clickHouse) expect(queriesOutside(file, code)).toEqual([])
    for (const code of kysely) expect([code, queriesOutside(file, code).length]).toEqual([code, 1])
  })

  test('the relational store has Kysely and no ClickHouse', () => {
    const file = 'packages/server/src/store/relational/probe.ts'
    for (const code of kysely) expect(queriesOutside(file, code)).toEqual([])
    expect(queriesOutside(file, 'const isIn = `site_id = {site: UInt32}`')).toHaveLength(1)
  })

  test('comments and types are none', () => {
    const code = '// SELECT count() FROM events\n/** `{site: UInt32}` */\ntype Options = { at: Date; name: String }'
    expect(queriesOutside('packages/server/src/jobs/probe.ts', code)).toEqual([])
  })
})

const probeOf = (folder: string, index: number) => `${folder}/${folders[folder]?.probe?.(index) ?? `probe${index}.ts`}`

function writeProbe(tree: string, file: string, specifier: string) {
  mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(tree, file), `import { probe } from '${specifier}'\n\nprobe()\n`)
}

/** One run over all probes, with the project's own configuration. */
async function lint(tree: string): Promise<{ file: string; rule: string }[]> {
  const config = JSON.stringify(path.join(root, 'oxlint.config.ts'))
  writeFileSync(path.join(tree, 'oxlint.config.ts'), `export { default } from ${config}\n`)

  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '--format', 'json', 'packages', 'e2e']
  const report = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: tree, maxBuffer: Infinity }, (_, stdout) => resolve(stdout))
  })
  const { diagnostics } = JSON.parse(report) as { diagnostics: { filename: string; code: string }[] }
  return diagnostics.map(({ filename, code }) => ({ file: filename.replaceAll('\\', '/'), rule: code }))
}
