import { metrics, type FixedDimension } from '@sightline/api-client/contract'
import type { StatsSite } from '../src/stats/query/stats-query.ts'
import { createClickHouseSource } from '../src/stats/clickhouse/clickhouse-source.ts'
import { keepSite } from '../src/stats/clickhouse/daily-sums/keep-site.ts'
import { createKeptAnswers, isOfBuilds } from '../src/stats/clickhouse/daily-sums/kept-answers.ts'
import { createSumFinder } from '../src/stats/clickhouse/daily-sums/usable-builds.ts'
import { readFirstEvent } from '../src/stats/clickhouse/realtime.ts'
import { readDashboard } from '../src/stats/dashboard.ts'
import { readQuery } from '../src/stats/read-query.ts'
import { askWith, type RunQuery } from '../src/store/clickhouse/select.ts'
import { openBenchEngine, type BenchEngine } from './dashboard-engine.ts'
import { LARGEST, loadLarge, MEDIUM } from './dashboard-large.ts'
import { loadRows } from './dashboard-rows.ts'

const REPEATS = 7
/** A single one is less than the clock of processors tells. */
const ONE_REPEATS = 50
const NOW = Date.UTC(2026, 10, 20, 12)
const dimensions: FixedDimension[] = ['page', 'source', 'country', 'browser', 'event']

/** What the whole dashboard may take, in milliseconds, on a site of a million events, on a quiet machine. */
const AIMS = { today: 40, yesterday: 40, '7d': 60, '30d': 100, '90d': 200 } as const
/** What the engine may compute for it, as a multiple of `SELECT 1`. */
const AIM_TIMES = 20
/** On one of three million it may be three times that. */
const LARGE_FACTOR = 3

interface MeasuredSite {
  site: StatsSite
  factor: number
}
const siteOf = (id: number): StatsSite => ({
  id,
  time_zone: 'Europe/Berlin',
  week_start: 'monday',
  currency_type: 'EUR',
})

/**
 * How long the dashboard of a site takes: totals, series and five breakdowns with their comparison, and each part apart; from
 * daily sums and from the tables. A million events over 90
 * days; the large set has 10 million of 50 sites, of which the one with three million is measured beside the one with one.
 */
export async function benchDashboard(print: (line: string) => void, { large }: { large: boolean }): Promise<void> {
  const engine = await openBenchEngine()
  try {
    print(large ? await loadLarge(engine.client(), NOW) : await loadRows(engine.client(), NOW))
    const medium = { site: siteOf(MEDIUM.id), factor: 1 }
    const largest = { site: siteOf(LARGEST.id), factor: LARGE_FACTOR }
    const sites = large ? [largest, medium] : [{ site: siteOf(1), factor: 1 }]
    for (const { site } of sites) print(await makeSums(engine, site))
    await measureAll(engine, sites, print)
  } finally {
    await engine.close()
  }
}

/** @returns How long it took. */
async function makeSums(engine: BenchEngine, site: StatsSite): Promise<string> {
  const startedAt = performance.now()
  const client = engine.client()
  const ask = askWith(client, {})
  const first = (await readFirstEvent(ask, site.id)) ?? NOW
  const before = await engine.processorMs()
  await keepSite({ client, ask, signal: new AbortController().signal }, site, { first, now: NOW })
  const [row] = await ask<{ rows: string; bytes: string }>(
    `SELECT sum(rows) AS rows, sum(bytes_on_disk) AS bytes FROM system.parts
     WHERE database = currentDatabase() AND active AND table = 'daily_sums'`,
    {},
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  const computed = (((await engine.processorMs()) - before) / 1000).toFixed(0)
  return `daily sums made in ${seconds} s (${computed} s of one processor); now ${Number(row?.rows).toLocaleString('en')} rows, ${(Number(row?.bytes) / 1e6).toFixed(1)} MB`
}

async function measureAll(
  engine: BenchEngine,
  sites: readonly MeasuredSite[],
  print: (line: string) => void,
): Promise<void> {
  // As in a server to which no event comes meanwhile.
  const now = () => NOW
  const finder = { current: createSumFinder({ now }), kept: createSumFinder({ now, writes: () => 0 }) }
  const answers = createKeptAnswers()
  const source = () => createClickHouseSource(askWith(engine.client(), {}), [], finder.current)
  const keeping = () => {
    const ask = askWith(engine.client(), {})
    const askKept: RunQuery = (sql, parameters) =>
      isOfBuilds({ sql, parameters })
        ? answers.read({ sql, parameters }, () => ask(sql, parameters))
        : ask(sql, parameters)
    return createClickHouseSource(askKept, [], finder.kept)
  }
  const fromTables = () => createClickHouseSource(askWith(engine.client(), {}), [])
  const dashboard =
    (fields: object, open = source) =>
    (site: StatsSite) =>
      readDashboard(open(), site, { range: 'today', panels: dimensions, ...fields } as never, new Date(NOW))
  const query = (fields: object) => (site: StatsSite) =>
    readQuery(source(), site, { range: '90d', ...fields } as never, new Date(NOW))
  const line = async (name: string, work: (site: StatsSite) => Promise<unknown>, aim?: number) => {
    const { medians, processor } = await measure(engine, sites, work)
    const ofOne =
      aim === undefined ? '' : `   ${processor.map((ms) => `× ${(ms / one).toFixed(0)}`).join(' and ')} of SELECT 1`
    print(
      name.padEnd(NAME_WIDTH) + describe(medians) + describe(processor) + comparisonWith(aim, sites, medians) + ofOne,
    )
  }
  const oneSite = sites.slice(0, 1)
  const { processor: ones } = await measure(
    engine,
    oneSite,
    () => askWith(engine.client(), {})('SELECT 1', {}),
    ONE_REPEATS,
  )
  const [one = 1] = ones

  const ofSites = sites.length > 1 ? ': 3 million, 1 million, how many times as much' : ''
  print(`ms, median of ${REPEATS}, and what the engine computed, in ms of one processor${ofSites}`)
  print(`SELECT 1 computes ${one.toFixed(1)} ms; the aim of a dashboard up to 90 days is × ${AIM_TIMES}`)
  print('whole dashboard, compared; first of all, after a restart of the engine, when nothing of it is known')
  for (const [range, aim] of Object.entries(AIMS)) {
    const whole = { range, compare: 'previous' }
    const cold = []
    for (const { site } of sites) {
      await engine.restart()
      finder.current = createSumFinder({ now })
      cold.push(await timeOf(() => dashboard(whole)(site)))
    }
    print(`${range}, cold`.padEnd(NAME_WIDTH) + describe(cold))
    await line(range, dashboard(whole), aim)
    await line(`${range}, kept`, dashboard(whole, keeping), aim)
    await line(`${range}, from the tables`, dashboard(whole, fromTables))
  }
  print('filtered dashboard, 30 d')
  for (const filters of filterings) await line(JSON.stringify(filters), dashboard({ range: '30d', filters }))
  print('one breakdown, 90 d, visitors')
  for (const dimension of breakdowns) await line(dimension, query({ dimension, limit: 100 }))
  print('all metrics of pages, 90 d')
  const ofPages = metrics.filter((metric) => !['views_per_visit', 'visit_duration'].includes(metric))
  await line('page', query({ dimension: 'page', metrics: ofPages }))
  await line('current visitors', (site) => source().readCurrentVisitors(site.id, NOW))
}

const filterings = [
  [['is', 'country', ['DE']]],
  [['is', 'page', ['/p/3']]],
  [['matches', 'page', ['/p/1*']]],
  [['is', 'event', ['Sign-up']]],
  [['is', 'entry_page', ['/p/1']]],
  [['contains', 'prop:plan', ['pr']]],
]

const breakdowns: FixedDimension[] = [
  'page',
  'page_title',
  'entry_page',
  'exit_page',
  'hostname',
  'event',
  'source',
  'channel',
  'country',
  'city',
  'browser',
  'os',
  'device',
]

/**
 * The sites take turns, so that whatever else the machine does meets them alike. What the engine computes depends less on
 * that than the time does.
 */
async function measure(
  engine: BenchEngine,
  sites: readonly MeasuredSite[],
  work: (site: StatsSite) => Promise<unknown>,
  repeats = REPEATS,
): Promise<{ medians: number[]; processor: number[] }> {
  const times = sites.map((): number[] => [])
  const processor = sites.map(() => 0)
  for (const { site } of sites) await work(site)
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const [index, { site }] of sites.entries()) {
      const before = await engine.processorMs()
      times[index]?.push(await timeOf(() => work(site)))
      processor[index] = (processor[index] ?? 0) + ((await engine.processorMs()) - before) / repeats
    }
  }
  const medians = times.map((own) => own.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0)
  return { medians, processor }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const NAME_WIDTH = 40

function describe(times: readonly number[]): string {
  const [first = 0, second] = times
  const ratio = second === undefined || second === 0 ? '' : `  × ${(first / second).toFixed(2)}`
  return times.map((time) => time.toFixed(0).padStart(8)).join('') + ratio
}

function comparisonWith(aim: number | undefined, sites: readonly MeasuredSite[], medians: readonly number[]): string {
  if (aim === undefined) return ''
  const shares = sites.map(({ factor }, index) => ((medians[index] ?? 0) / (aim * factor)).toFixed(2))
  const aims = sites.map(({ factor }) => `${aim * factor} ms`)
  return `   ${shares.join(' and ')} of the aim of ${aims.join(' and ')}`
}
