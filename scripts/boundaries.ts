import type { OxlintOverride } from 'oxlint'

// Who may import whom, for oxlint. Where two entries name a file the later one replaces the earlier, so each says all that holds.

type Ban = { regex: string; message: string }

const zod = packages('zod stays in the contract and the server, so that it never reaches a browser.', 'zod')
const charts = packages('Only ui/src/charts knows Chart.js.', 'chart.js', 'react-chartjs-2')
const table = packages('Only ui/src/components/data/DataTable knows TanStack Table.', '@tanstack/react-table')
const kysely = packages('Only server/src/store/relational uses Kysely.', 'kysely')
const sqlite = packages('Only server/src/store/relational and the spool open SQLite.', 'better-sqlite3')
const clickhouse = packages(
  'Only server/src/store/clickhouse, stats/clickhouse and collector use it.',
  '@clickhouse/client',
)

const foreignSource = {
  regex: String.raw`^(\.\./)+(api-client|ui|app|server)/src(/|$)|^@sightline/[a-z-]+/src(/|$)`,
  message: 'Another package is entered through its exports.',
}
const clientMayNot = [
  packages('The client knows no other package of ours.', '@sightline/ui', '@sightline/app', '@sightline/server'),
  packages('The client also runs without React.', 'react', 'react-dom', 'styled-components', '@lingui/react'),
]
const kitMayNot = [
  packages('The kit knows no other package of ours.', '@sightline/api-client', '@sightline/app', '@sightline/server'),
  packages('The kit is given its data and its links.', 'axios', 'wouter', '@tanstack/react-query'),
]
const journeysMayNot = {
  regex: String.raw`packages/[a-z-]+/src(/|$)`,
  message: 'A journey sees the product from outside; helpers of the tests are in packages/server/tests/support.',
}
const appMayNot = [packages('The app knows the server by its contract alone.', '@sightline/server')]
const libKnowsNone = {
  regex: String.raw`^(\.\./)+(features|app|testing)/`,
  message: 'lib knows no feature, and nothing of app/.',
}
const appOfFeature = {
  regex: String.raw`^(\.\./)+app/`,
  message: 'A feature is given what it needs: it knows nothing of app/.',
}
const testingOfFeature = {
  regex: String.raw`^(\.\./)+testing/`,
  message: 'Fixtures and frames are for stories and tests.',
}
/** A path into a folder, or a file whose name does not begin as that of an index: there is no looking ahead here. */
const noIndex = '(.+/.+|([^i/]|i[^n/]|in[^d/])[^/]*)$'
const pastIndex = {
  regex: String.raw`^(\.\./)+features/[a-z-]+/${noIndex}`,
  message: 'A feature is entered by its index.ts; routes import its pages when they are opened.',
}
const pastIndexAndPages = {
  regex: String.raw`^(\.\./)+features/[a-z-]+/(([^p/]|p[^a/]|pa[^g/])[^/]*/.+|([^i/]|i[^n/]|in[^d/])[^/]*)$`,
  message: pastIndex.message,
}
const ownIndex = {
  regex: String.raw`^(\./|(\.\./)+)index\.ts$`,
  message: 'The index of a feature is for the others.',
}
const intoPages = { regex: String.raw`^(\./|(\.\./)+)pages/`, message: 'Only routes import pages.' }
const otherPage = { regex: String.raw`^\./\w+Page\.tsx$`, message: 'A page never imports another page.' }
const demo = {
  regex: String.raw`^(\./|(\.\./)+)demo(/|$)`,
  message: 'Only main.ts starts the demo; it uses the others, and nobody uses it.',
}
const serverMayNot = [
  demo,
  packages('The server knows the contract and nothing else of ours.', '@sightline/ui', '@sightline/app'),
  { regex: '^@sightline/api-client(/mocks)?$', message: "Import '@sightline/api-client/contract' instead." },
]
const statsEngine = {
  regex: String.raw`^(\./|(\.\./)+)(stats/)?clickhouse(/|$)`,
  message: 'Statistics are asked of a StatsSource: server/src/stats/source.ts.',
}
const eventStore = {
  regex: String.raw`^(\.\./)+store/clickhouse(/|$)`,
  message: 'Of server/src/stats, only clickhouse knows the engine.',
}

export const boundaries = [
  only('packages/*/{*,tests/**}', [foreignSource]),
  only('e2e/**', [journeysMayNot]),

  only('packages/api-client/src/**', clientMayNot, allBut()),
  only('packages/api-client/src/contract/schemas/**', clientMayNot, allBut(zod)),

  only('packages/ui/src/**', kitMayNot, allBut()),
  only('packages/ui/src/charts/**', kitMayNot, allBut(charts)),
  only('packages/ui/src/components/data/DataTable/**', kitMayNot, allBut(table)),

  only('packages/app/src/**', appMayNot, allBut()),
  only('packages/app/src/lib/**', appMayNot, allBut(), [libKnowsNone]),
  only('packages/app/src/app/**', appMayNot, allBut(), [pastIndex]),
  // Here pages are opened.
  only('packages/app/src/app/{EmbeddedApp.tsx,routes/pages.ts}', appMayNot, allBut(), [pastIndexAndPages]),
  // Hands the settings of a site the dialogs of share links, which belong to the dashboard.
  only('packages/app/src/app/routes/SiteSettings.tsx', appMayNot, allBut(), []),
  // How deep a file lies decides which of its steps up lead out of its feature.
  ...[1, 2, 3].flatMap((depth) => {
    const files = `packages/app/src/features${'/*'.repeat(depth + 1)}`
    const own = [...appMayNot, ...allBut(), ownIndex, intoPages, pastIndex, pastNeighbour(depth)]
    return [
      only(files, own, [appOfFeature, testingOfFeature]),
      only(`${files}.{stories,test}.{ts,tsx}`, own, [appOfFeature]),
    ]
  }),
  only(
    'packages/app/src/features/*/pages/*Page.tsx',
    [...appMayNot, ...allBut(), ownIndex, intoPages, pastIndex, pastNeighbour(2)],
    [appOfFeature, testingOfFeature, otherPage],
  ),

  only('packages/server/src/**', serverMayNot, allBut(zod), [statsEngine]),
  only(
    'packages/server/src/main.ts',
    serverMayNot.filter((ban) => ban !== demo),
    allBut(zod),
    [statsEngine],
  ),
  // What opens the stores, and the demo that fills them.
  only('packages/server/src/{server.ts,start-stats.ts,demo/**}', serverMayNot, allBut(zod)),
  only('packages/server/src/stats/**', serverMayNot, allBut(zod), [statsEngine, eventStore]),
  only('packages/server/src/stats/clickhouse/**', serverMayNot, allBut(zod, clickhouse)),
  only('packages/server/src/collector/**', serverMayNot, allBut(zod, clickhouse), [statsEngine]),
  only('packages/server/src/collector/spool/**', serverMayNot, allBut(zod, clickhouse, sqlite), [statsEngine]),
  only('packages/server/src/store/relational/**', serverMayNot, allBut(zod, kysely, sqlite)),
  only('packages/server/src/store/clickhouse/**', serverMayNot, allBut(zod, clickhouse)),
]

function only(files: string, ...bans: Ban[][]): OxlintOverride {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns: bans.flat() }] } }
}

/** Each package that has its place, but for those whose place this is. */
function allBut(...allowed: Ban[]): Ban[] {
  const kept = [zod, charts, table, kysely, sqlite, clickhouse].filter((ban) => !allowed.includes(ban))
  return [foreignSource, ...kept]
}

/** The packages with these names, and what they export by subpath. */
function packages(message: string, ...names: string[]): Ban {
  const anyOf = names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')
  return { regex: `^(${anyOf})(/|$)`, message }
}

/** As many steps up as lead from a file into the folder of all features, and on into another one, past its index. */
function pastNeighbour(depth: number): Ban {
  return {
    regex: String.raw`^(\.\./){${depth}}[a-z-]+/${noIndex}`,
    message: 'Another feature is entered by its index.ts.',
  }
}
