import { metrics, type FixedDimension } from '@sightline/api-client/contract'
import type { StatsSite } from '../src/stats/query/stats-query.ts'
import { createClickHouseSource } from '../src/stats/clickhouse/clickhouse-source.ts'
import { readDashboard } from '../src/stats/dashboard.ts'
import { readQuery } from '../src/stats/read-query.ts'
import { askWith } from '../src/store/clickhouse/select.ts'
import { openBenchEngine, type BenchEngine } from './dashboard-engine.ts'
import { LARGEST, loadLarge, MEDIUM } from './dashboard-large.ts'
import { loadRows } from './dashboard-rows.ts'

const REPEATS = 7
const NOW = Date.UTC(2026, 10, 20, 12)
const dimensions: FixedDimension[] = ['page', 'source', 'country', 'browser', 'event']

/** What the whole dashboard may take, in milliseconds, on a site of a million events, on a quiet machine. */
const AIMS = { yesterday: 40, '7d': 60, '30d': 100, '90d': 200 } as const
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
 * How long the dashboard of a site takes: totals, series and five breakdowns, and each part apart. A million events over 90
 * days; the large set has 10 million of 50 sites, of which the one with three million is measured beside the one with one.
 */
export async function benchDashboard(print: (line: string) => void, { large }: { large: boolean }): Promise<void> {
  const engine = await openBenchEngine()
  try {
    print(large ? await loadLarge(engine.client(), NOW) : await loadRows(engine.client(), NOW))
    const medium = { site: siteOf(MEDIUM.id), factor: 1 }
    const largest = { site: siteOf(LARGEST.id), factor: LARGE_FACTOR }
    await measureAll(engine, large ? [largest, medium] : [{ site: siteOf(1), factor: 1 }], print)
  } finally {
    await engine.close()
  }
}

async function measureAll(
  engine: BenchEngine,
  sites: readonly MeasuredSite[],
  print: (line: string) => void,
): Promise<void> {
  const source = () => createClickHouseSource(askWith(engine.client(), {}), [])
  const dashboard = (fields: object) => (site: StatsSite) =>
    readDashboard(source(), site, { range: 'today', panels: dimensions, ...fields } as never, new Date(NOW))
  const query = (fields: object) => (site: StatsSite) =>
    readQuery(source(), site, { range: '90d', ...fields } as never, new Date(NOW))
  const line = async (name: string, work: (site: StatsSite) => Promise<unknown>, aim?: number) => {
    const { medians, processor } = await measure(engine, sites, work)
    print(name.padEnd(NAME_WIDTH) + describe(medians) + describe(processor) + comparisonWith(aim, sites, medians))
  }

  const ofSites = sites.length > 1 ? ': 3 million, 1 million, how many times as much' : ''
  print(`ms, median of ${REPEATS}, and what the engine computed, in ms of one processor${ofSites}`)
  print('whole dashboard; first of all, after a restart of the engine')
  for (const [range, aim] of Object.entries(AIMS)) {
    const cold = []
    for (const { site } of sites) {
      await engine.restart()
      cold.push(await timeOf(() => dashboard({ range })(site)))
    }
    print(`${range}, cold`.padEnd(NAME_WIDTH) + describe(cold))
    await line(range, dashboard({ range }), aim)
  }
  await line('90d, compared', dashboard({ range: '90d', compare: 'previous' }))
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
): Promise<{ medians: number[]; processor: number[] }> {
  const times = sites.map((): number[] => [])
  const processor = sites.map(() => 0)
  for (const { site } of sites) await work(site)
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const [index, { site }] of sites.entries()) {
      const before = await engine.processorMs()
      times[index]?.push(await timeOf(() => work(site)))
      processor[index] = (processor[index] ?? 0) + ((await engine.processorMs()) - before) / REPEATS
    }
  }
  const medians = times.map((own) => own.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0)
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
