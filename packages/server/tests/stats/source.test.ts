import {
  dashboardMetrics,
  metricFacts,
  schemas,
  type FixedDimension,
  type Metric,
} from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import type { StatsSite, StatsQuery } from '../../src/stats/query/stats-query.ts'
import type { Origin } from '../../src/http/context.ts'
import type { Site } from '../../src/store/relational/sites/sites.ts'
import type { Services } from '../../src/http/services.ts'
import { stats } from '../../src/http/handlers/stats/stats.ts'
import { readDashboard } from '../../src/stats/dashboard.ts'
import { shareInPercent } from '../../src/stats/query/share-in-percent.ts'
import type { StatsSource, Totals } from '../../src/stats/source.ts'
import { readForecast } from '../../src/stats/forecast/forecast.ts'
import { readFunnel } from '../../src/stats/funnel.ts'
import { readOverview } from '../../src/stats/overview.ts'
import { readPropertyNames } from '../../src/stats/property-names.ts'
import { readQuery } from '../../src/stats/read-query.ts'

const HOUR = 60 * 60 * 1000
const NOON = Date.UTC(2021, 0, 1, 12)
const site: StatsSite = { id: 1, time_zone: 'Etc/UTC', week_start: 'monday', currency_type: 'EUR' }

interface View {
  visitor: number
  at: number
  page: string
  country: string
}

const views: View[] = [
  { visitor: 1, at: NOON, page: '/', country: 'DE' },
  { visitor: 1, at: NOON + HOUR, page: '/prices', country: 'DE' },
  { visitor: 2, at: NOON + 2 * HOUR, page: '/', country: 'AT' },
]

/** A source like many that are not our own: it knows days and hours, few dimensions, no events, and is a day late. */
function smallSource(): StatsSource {
  const viewsIn = ({ from, to, filters }: StatsQuery) =>
    views.filter(
      (view) =>
        view.at >= from &&
        view.at < to &&
        filters.every(([, dimension, values]) => values.includes(view[dimension as 'page'])),
    )
  const visitorsOf = (some: readonly View[]) => new Set(some.map(({ visitor }) => visitor)).size
  const metricValuesOf = (some: readonly View[], metrics: readonly Metric[]) => {
    const counts = { visitors: visitorsOf(some), visits: visitorsOf(some), pageviews: some.length }
    return Object.fromEntries(
      metrics.map((metric) => [metric, counts[metric as keyof typeof counts] ?? metricFacts[metric].none]),
    )
  }
  const rowsOf = (some: readonly View[], dimension: 'page' | 'country', metrics: readonly Metric[]) =>
    [...Map.groupBy(some, (view) => view[dimension])].map(([value, own]) => ({
      value,
      visitors: visitorsOf(own),
      percentage: shareInPercent(visitorsOf(own), visitorsOf(some)),
      count: own.length,
      metricValues: metricValuesOf(own, metrics),
    }))
  return {
    name: 'google_analytics',
    capabilities: {
      metrics: new Set(dashboardMetrics),
      dimensions: new Set<FixedDimension>(['page', 'country']),
      operators: new Set(['is']),
      intervals: new Set(['hour', 'day']),
      delayMs: 24 * HOUR,
    },
    async readTotals(query, metrics, starts) {
      const some = viewsIn(query)
      const inBucket = (start: number, index: number) =>
        some.filter(({ at }) => at >= start && at < (starts[index + 1] ?? query.to))
      return {
        metricValues: metricValuesOf(some, metrics),
        visitors: visitorsOf(some),
        reachable: visitorsOf(some),
        buckets: starts.map((start, index) => metricValuesOf(inBucket(start, index), metrics)),
      }
    },
    async readBreakdown(query, dimension, metrics, _whole, { limit, offset }) {
      const rows = rowsOf(viewsIn(query), dimension as 'page', metrics)
      return { rows: rows.slice(offset, offset + limit), total_rows: rows.length }
    },
    async readMetricBreakdowns(query, dimensions, metrics, { limit, values }) {
      return new Map(
        dimensions.map((dimension) => [
          dimension,
          rowsOf(viewsIn(query), dimension as 'page', metrics)
            .filter(({ value }) => values?.get(dimension)?.includes(value) ?? true)
            .slice(0, limit),
        ]),
      )
    },
    async readBreakdowns(query, dimensions) {
      return () =>
        dimensions.map((dimension) => {
          const rows = rowsOf(viewsIn(query), dimension as 'page', []).map(({ metricValues: _, ...row }) => row)
          return { dimension, rows, total_rows: rows.length }
        })
    },
    readCurrentVisitors: async () => 0,
  }
}

const day = { range: 'custom', from: '2021-01-01', to: '2021-01-01' } as const
const onWire = (fields: object) =>
  Object.fromEntries(
    Object.entries({ site_id: '1', ...day, ...fields }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
const query = (fields: object, now = NOON + 24 * HOUR) =>
  readQuery(smallSource(), site, schemas.stats.query.input.parse(onWire(fields)), new Date(now))

test('another source answers what it has, in the same words', async () => {
  const answer = await query({ metrics: 'visitors,pageviews', dimension: 'page', compare: 'previous', interval: 'day' })
  expect(schemas.stats.query.output.parse(answer)).toMatchObject({
    source: { name: 'google_analytics' },
    totals: { visitors: 2, pageviews: 3 },
    comparison: { totals: { visitors: 0, pageviews: 0 }, change: { visitors: 100, pageviews: 100 } },
    series: [{ visitors: 2, pageviews: 3 }],
    rows: [
      { value: '/', visitors: 2, percentage: 100, count: 2 },
      { value: '/prices', visitors: 1, percentage: 50, count: 1 },
    ],
    total_rows: 2,
  })
  const filtered = await query({ filters: [['is', 'country', ['AT']]] })
  expect(filtered.totals).toEqual({ visitors: 1 })
})

test('the calls ask whatever source they are given', async () => {
  const openedFor: number[] = []
  const services = {
    now: () => new Date(NOON + 24 * HOUR),
    statsSources: {
      async openFor({ id }: { id: number }) {
        openedFor.push(id)
        return smallSource()
      },
      assertRoom() {},
      openForSite: async () => smallSource(),
      listNames: async () => [],
      openWithoutGoals: smallSource,
      readLastMonth: async () => new Map(),
      readEventDays: async () => [],
    },
    locations: {
      load: async () => {},
      of: () => ({ country: '', region: '', city: '' }),
      state: () => ({ hasCities: false, problem: null }),
    },
  } satisfies Partial<Services> as unknown as Services
  const context = { services, site: site as Site, principal: undefined, origin: originOf(new AbortController().signal) }
  const input = onWire({ metrics: 'pageviews', dimension: 'country', interval: 'day' })
  const answer = await stats.query({ ...context, input: schemas.stats.query.input.parse(input) })
  expect(answer).toMatchObject({
    source: { name: 'google_analytics' },
    totals: { pageviews: 3 },
    series: [{ pageviews: 3 }],
    rows: [
      { value: 'DE', pageviews: 2 },
      { value: 'AT', pageviews: 1 },
    ],
  })
  const dashboard = await stats.dashboard({ ...context, input: schemas.stats.dashboard.input.parse(onWire({})) })
  expect(dashboard).toMatchObject({ source: { name: 'google_analytics' }, totals: { visitors: 2, pageviews: 3 } })
  const current = await stats.current({ ...context, input: schemas.stats.current.input.parse({ site_id: '1' }) })
  expect(current).toEqual({ current_visitors: 0 })
  expect(openedFor).toEqual([1, 1])
})

const originOf = (signal: AbortSignal): Origin => ({
  identity: 'person 1',
  agent: null,
  country: null,
  network: '192.0.2.1',
  signal,
})

test.each([
  ['metrics', { metrics: 'visitors,revenue' }, 'revenue'],
  ['metrics', { dimension: 'page', sort: 'scroll_depth' }, 'scroll_depth'],
  ['dimension', { dimension: 'browser' }, 'browser'],
  ['dimension', { dimension: 'goal' }, 'goal'],
  ['dimension', { dimension: 'prop:plan' }, 'prop:plan'],
  ['filters', { filters: [['is', 'city', ['Graz']]] }, 'city'],
  ['filters', { filters: [['contains', 'page', ['/']]] }, 'contains'],
  ['interval', { interval: 'minute' }, 'minute'],
])('what it lacks is refused at %s, for %o', async (field, fields, what) => {
  await expect(query(fields)).rejects.toMatchObject({
    key: 'figure_unavailable',
    data: { fields: { [field]: 'figure_unavailable' }, reason: `${what}: google_analytics does not have it` },
  })
})

test('a dashboard says which of the wanted metrics it lacks, and answers the others', async () => {
  const input = schemas.stats.dashboard.input.parse(onWire({ metrics: 'revenue,events,revenue' }))
  const answer = await readDashboard(smallSource(), site, input, new Date(NOON + 24 * HOUR))
  expect(schemas.stats.dashboard.output.parse(answer)).toMatchObject({
    currency: 'EUR',
    lacking: ['revenue', 'events'],
    totals: { visitors: 2, visits: 2, pageviews: 3 },
  })
  expect(Object.keys(answer.totals)).toEqual(dashboardMetrics)
})

test('a dashboard says which breakdowns it lacks, and answers the others', async () => {
  const input = schemas.stats.dashboard.input.parse(onWire({ panels: ['country', 'browser', 'page', 'goal'] }))
  const answer = await readDashboard(smallSource(), site, input, new Date(NOON + 24 * HOUR))
  expect(schemas.stats.dashboard.output.parse(answer)).toMatchObject({
    totals: { visitors: 2, visits: 2, pageviews: 3 },
    breakdowns: [
      { dimension: 'country', total_rows: 2 },
      { dimension: 'browser', rows: [], total_rows: 0, is_lacking: true },
      { dimension: 'page', total_rows: 2 },
      { dimension: 'goal', rows: [], total_rows: 0, is_lacking: true },
    ],
  })
  const known = answer.breakdowns.filter(({ is_lacking }) => is_lacking === undefined)
  expect(known.map(({ dimension }) => dimension)).toEqual(['country', 'page'])
})

test('funnels and properties are refused where a source has neither', async () => {
  const now = new Date(NOON + 24 * HOUR)
  const input = schemas.stats.properties.input.parse(onWire({}))
  const apiError = (what: string) => ({ key: 'figure_unavailable', data: { reason: expect.stringContaining(what) } })
  await expect(readFunnel(smallSource(), site, [], input, now)).rejects.toMatchObject(apiError('funnels'))
  await expect(readPropertyNames(smallSource(), site, input, now)).rejects.toMatchObject(apiError('properties'))
})

test('an overview is requested site by site where a source does not answer for several', async () => {
  const sites = [site, { ...site, id: 2, time_zone: 'Asia/Kolkata' }]
  const overview = await readOverview(smallSource(), sites, '7d', NOON + 24 * HOUR)
  expect(schemas.stats.overview.output.parse({ range: '7d', sites: overview }).sites).toEqual([
    {
      site_id: '1',
      visitors: 2,
      previous_visitors: 0,
      current_visitors: 0,
      trend: [0, 0, 0, 0, 0, 0, 2],
      last_event_at: null,
    },
    expect.objectContaining({ site_id: '2', visitors: 2, last_event_at: null }),
  ])
})

test('a forecast goes on from the first day that a source does not hold yet', async () => {
  const input = (metric: string) => schemas.stats.forecast.input.parse({ site_id: '1', range: '7d', metric })
  // Up to the end of the third of January.
  const now = new Date(NOON + 84 * HOUR)
  const few = await readForecast(smallSource(), site, input('pageviews'), now)
  expect(few).toMatchObject({ history_days: 2, reason: 'too_short', missing: 26 })
  const many = { ...smallSource(), readTotals: async () => everyDay(50) }
  const { points } = await readForecast(many, site, input('pageviews'), now)
  expect(points[0]).toMatchObject({ day: '2021-01-04', value: 50 })
  const without = { ...smallSource(), capabilities: { ...smallSource().capabilities, metrics: new Set<Metric>() } }
  await expect(readForecast(without, site, input('visits'), now)).rejects.toMatchObject({ key: 'figure_unavailable' })
})

/** 400 days with the same number of views. */
const everyDay = (pageviews: number): Totals => ({
  metricValues: {},
  visitors: 0,
  reachable: 0,
  buckets: Array.from({ length: 400 }, () => ({ pageviews })),
})

test('statistics that come late mark the buckets that are not complete', async () => {
  // At 15:00 of the next day the source holds what happened up to 15:00.
  const { source, series = [] } = await query({ interval: 'hour' }, NOON + 27 * HOUR)
  expect(source.complete_until).toBe('2021-01-01T15:00:00.000Z')
  expect(series.map(({ partial }) => partial)).toEqual([
    ...Array.from({ length: 15 }, () => false),
    ...Array.from({ length: 9 }, () => true),
  ])
  const later = await query({ interval: 'hour' }, NOON + 72 * HOUR)
  expect(later.source.complete_until).toBe(later.range.to)
  expect(later.series?.some(({ partial }) => partial)).toBe(false)
})
