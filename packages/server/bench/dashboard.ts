import { metrics, type Dimension } from '@sightline/api-client/contract'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StatsSite } from '../src/stats/asked.ts'
import { readCurrentVisitors } from '../src/stats/current.ts'
import { readDashboard } from '../src/stats/dashboard.ts'
import { readQuery } from '../src/stats/query.ts'
import { openClickHouse } from '../src/store/clickhouse/clickhouse.ts'
import { askWith, runCommand } from '../src/store/clickhouse/select.ts'
import { DAYS, EVENTS, generateRows } from './dashboard-rows.ts'

const REPEATS = 7
const PER_INSERT = 100_000
const NOW = Date.UTC(2026, 10, 20, 12)
const site: StatsSite = { id: 1, time_zone: 'Europe/Berlin', week_start: 'monday', currency_type: 'EUR' }
const panels: Dimension[] = ['page', 'source', 'country', 'browser', 'event']

/** How long the dashboard of a site with a million events takes: totals, series and five panels, and each part apart. */
export async function benchDashboard(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-bench-'))
  const clickhouse = await openClickHouse({ url: undefined, folder, log: console })
  const { client } = clickhouse
  const ask = askWith(client, {})
  try {
    print(await load())
    const dashboard = (fields: object) =>
      readDashboard(ask, site, { range: 'today', panels, ...fields } as never, new Date(NOW))
    const query = (fields: object) => readQuery(ask, site, { range: '30d', ...fields } as never, new Date(NOW))

    print('whole dashboard, ms: cold, then the median of the next')
    for (const [name, fields] of [
      ['24 h', { range: 'yesterday' }],
      ['7 d', { range: '7d' }],
      ['30 d', { range: '30d' }],
      ['90 d', { range: '90d' }],
      ['90 d, compared', { range: '90d', compare: 'previous' }],
    ] as const) {
      await forget()
      print(await measured(name, () => dashboard(fields)))
    }
    print('filtered dashboard, 30 d')
    for (const filters of [
      [['is', 'country', ['DE']]],
      [['is', 'page', ['/p/3']]],
      [['matches', 'page', ['/p/1*']]],
      [['is', 'event', ['Sign-up']]],
      [['is', 'entry_page', ['/p/1']]],
      [['contains', 'prop:plan', ['pr']]],
    ]) {
      print(await measured(JSON.stringify(filters), () => dashboard({ range: '30d', filters })))
    }
    print('one breakdown, 90 d, visitors')
    for (const dimension of breakdowns) {
      print(await measured(dimension, () => query({ range: '90d', dimension, limit: 100 })))
    }
    print('all metrics of pages, 90 d')
    const ofPages = metrics.filter((metric) => !['views_per_visit', 'visit_duration'].includes(metric))
    print(await measured('page', () => query({ range: '90d', dimension: 'page', metrics: ofPages })))
    print(await measured('current visitors', () => readCurrentVisitors(client, site.id, NOW)))
  } finally {
    await clickhouse.close()
    await rm(folder, { recursive: true, force: true })
  }

  async function load(): Promise<string> {
    let events: object[] = []
    let sessions: object[] = []
    let spent = 0
    const insert = async () => {
      const start = performance.now()
      await client.insert({ table: 'events', values: events, format: 'JSONEachRow' })
      await client.insert({ table: 'sessions', values: sessions, format: 'JSONEachRow' })
      spent += performance.now() - start
      events = []
      sessions = []
    }
    let visits = 0
    for (const visit of generateRows(NOW)) {
      visits += 1
      for (const event of visit.events) events.push(event)
      sessions.push(visit.session)
      if (events.length >= PER_INSERT) await insert()
    }
    await insert()
    const rate = Math.round(EVENTS / (spent / 1000))
    return `${EVENTS.toLocaleString('en')} events in ${visits.toLocaleString('en')} visits over ${DAYS} days, loaded at ${rate.toLocaleString('en')} events/s`
  }

  /** Drops what the engine keeps in memory of the tables; the system's own cache of files stays. */
  async function forget(): Promise<void> {
    for (const cache of ['MARK', 'UNCOMPRESSED', 'QUERY CONDITION']) {
      await runCommand(client, `SYSTEM DROP ${cache} CACHE`, {}).catch(() => undefined)
    }
  }
}

const breakdowns: Dimension[] = [
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

async function measured(name: string, work: () => Promise<unknown>): Promise<string> {
  const times = []
  for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  const [cold = 0, ...warm] = times
  const median = warm.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0
  return `${name.padEnd(44)}${cold.toFixed(0).padStart(8)}${median.toFixed(0).padStart(8)}`
}
