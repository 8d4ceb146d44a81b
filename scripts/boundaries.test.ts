import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const folders = {
  'packages/api-client/src': {
    allowed: ['axios', './contract'],
    forbidden: ['react', 'react-dom/client', '@sightline/ui', '../../ui/src/theme/tokens', 'zod', 'kysely'],
  },
  'packages/api-client/src/contract/vocabulary': {
    allowed: ['./messages'],
    forbidden: ['zod', 'react', '@sightline/server'],
  },
  'packages/api-client/src/contract/schemas': {
    allowed: ['zod', '../vocabulary/messages'],
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
    allowed: ['@sightline/ui', '@sightline/ui/charts', '@sightline/api-client', 'wouter', './pages/sites'],
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
  'packages/app/src/pages/sites': {
    allowed: ['./SiteForm', './dialogs/DeleteSite', '../../layout/Page', '@tanstack/react-query'],
    forbidden: ['../overview/Overview', '../../pages/overview', '../../../../server/src/main', 'zod'],
  },
  'packages/app/src/pages/sites/dialogs': {
    allowed: ['../SiteForm', '../../../layout/Page', './steps/First'],
    forbidden: ['../../overview/Overview', '../../../pages/overview', '@sightline/server'],
  },
  'packages/app/src/pages/sites/dialogs/steps': {
    allowed: ['../../SiteForm', '../DeleteSite', '../../../../layout/Page'],
    forbidden: ['../../../overview/Overview', 'chart.js'],
  },
  'packages/server/src': {
    allowed: ['@sightline/api-client/contract', '@sightline/api-client/vocabulary', 'zod'],
    forbidden: ['@sightline/api-client', '@sightline/api-client/mocks', '@sightline/ui', '@sightline/app'],
  },
  'packages/server/src/http': {
    allowed: ['@sightline/api-client/contract', '../store/sites', 'fastify'],
    forbidden: ['../../../api-client/src/contract', 'better-sqlite3', 'kysely', '@clickhouse/client'],
  },
  'packages/server/src/store': {
    allowed: ['kysely', 'better-sqlite3'],
    forbidden: ['@clickhouse/client', '@sightline/api-client'],
  },
  'packages/server/src/store/clickhouse': {
    allowed: ['@clickhouse/client'],
    forbidden: ['@sightline/ui', '../../../../ui/src/format/number'],
  },
  'packages/server/src/stats': {
    allowed: ['@clickhouse/client', '../store/sites'],
    forbidden: ['kysely', 'better-sqlite3', '@sightline/api-client'],
  },
  'packages/server/src/collector': {
    allowed: ['@clickhouse/client'],
    forbidden: ['kysely', 'better-sqlite3', '@sightline/ui'],
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

const probeOf = (folder: string, index: number) => `${folder}/probe${index}.ts`

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
