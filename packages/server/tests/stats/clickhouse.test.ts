import {
  dimensions,
  furtherMetrics,
  metrics,
  rowMetrics,
  type Metric,
  type Dimension,
} from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ClickHouseUnavailableError, AbandonedError } from '../../src/errors.ts'
import type { NamedGoalCondition } from '../../src/stats/source.ts'
import { filterReason, unavailableReason } from '../../src/stats/query/availability.ts'
import { kindOf } from '../../src/stats/query/dimensions.ts'
import { askWith, selectRows } from '../../src/store/clickhouse/select.ts'
import { openStatsEngine, type StatsEngine, type TestEvent } from './stats-engine.ts'
import { eventually } from '../support/product.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const NOON = Date.UTC(2021, 0, 1, 12)
const MINUTE = 60_000
const day = { range: 'custom', from: '2021-01-01', to: '2021-01-01' } as const
const everyDimension: Dimension[] = [...dimensions, 'prop:plan']

const goals: NamedGoalCondition[] = [
  { name: 'Signed up', kind: 'event', pattern: 'Sign*', properties: [{ key: 'plan', value: 'pro' }] },
  { name: 'Prices', kind: 'page', pattern: '/prices', properties: [] },
]

/** Two visits: one of a page and a sign-up, the other of two pages. */
const twoVisits: TestEvent[] = [
  {
    visitor: 1,
    at: NOON,
    page: '/',
    title: 'Home',
    attributes: { hostname: 'a.example', source: 'Google', country: 'DE' },
  },
  { visitor: 1, at: NOON + MINUTE, name: 'engagement', page: '/', engagement_ms: 30_000, scroll_depth: 40 },
  {
    visitor: 1,
    at: NOON + 2 * MINUTE,
    name: 'Sign-up',
    page: '/',
    props: { plan: 'pro' },
    revenue: '12.345',
    currency: 'EUR',
    attributes: { hostname: 'a.example' },
  },
  { visitor: 2, at: NOON, page: '/', title: 'Home', attributes: { hostname: 'a.example', country: 'AT' } },
  { visitor: 2, at: NOON + 5 * MINUTE, page: '/prices', title: 'Prices', attributes: { hostname: 'b.example' } },
  { visitor: 2, at: NOON + 6 * MINUTE, name: 'engagement', page: '/prices', engagement_ms: 10_000, scroll_depth: 80 },
]

const everyFilter = [
  undefined,
  'page',
  'event',
  'goal',
  'prop:plan',
  'country',
  'entry_page',
  'hostname',
  'page_title',
] as const

/** Every dimension without a filter, and one of each kind with every kind of filter. */
const combinations = [
  ...[undefined, ...everyDimension].map((dimension) => ({ dimension, filtered: undefined })),
  ...[undefined, 'page', 'event', 'goal', 'country', 'entry_page', 'exit_page', 'prop:plan'].flatMap((dimension) =>
    everyFilter.map((filtered) => ({ dimension: dimension as Dimension | undefined, filtered })),
  ),
]

test('every metric with every dimension and every filter answers, or says why not', async () => {
  const site = engine.newSite({ goals })
  await engine.insert(site, twoVisits)
  for (const { dimension, filtered } of combinations) {
    const kind = dimension === undefined ? 'none' : kindOf(dimension)
    const filters = filtered === undefined ? [] : [['is_not', filtered, ['nothing']]]
    const isPossible = (metric: Metric) =>
      unavailableReason(metric, kind) === undefined &&
      (filtered === undefined || filterReason(metric, kindOf(filtered)) === undefined)
    const possible = metrics.filter(isPossible)
    const answer = await engine.query(site, { ...day, dimension, filters, metrics: possible.join(',') })
    for (const row of answer.rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(possible))
    for (const metric of metrics.filter((one) => !isPossible(one))) {
      await expect(engine.query(site, { ...day, dimension, filters, metrics: metric })).rejects.toMatchObject({
        key: 'figure_unavailable',
        data: { reason: expect.stringContaining(metric) },
      })
    }
  }
})

test('pages, events and properties have statistics of their own', async () => {
  const site = engine.newSite()
  await engine.insert(site, twoVisits)
  const rows = async (dimension: Dimension, wanted: readonly Metric[], fields: object = {}) =>
    (await engine.query(site, { ...day, dimension, metrics: wanted.join(','), ...fields })).rows
  expect(
    await rows('page', ['pageviews', 'bounce_rate', 'time_on_page', 'scroll_depth', 'exit_rate', 'revenue', 'events']),
  ).toMatchObject([
    {
      value: '/',
      visitors: 2,
      pageviews: 2,
      bounce_rate: 0,
      time_on_page: 15,
      scroll_depth: 40,
      exit_rate: 50,
      revenue: 1235,
      events: 1,
    },
    {
      value: '/prices',
      visitors: 1,
      pageviews: 1,
      bounce_rate: 0,
      time_on_page: 10,
      scroll_depth: 80,
      exit_rate: 100,
      revenue: 0,
      events: 0,
    },
  ])
  expect(await rows('event', ['events', 'conversion_rate', 'revenue'])).toMatchObject([
    { value: 'Sign-up', visitors: 1, events: 1, conversion_rate: 50, revenue: 1235, count: 1 },
  ])
  expect(await rows('prop:plan', ['conversion_rate'])).toMatchObject([{ value: 'pro', conversion_rate: 50 }])
  expect(await rows('hostname', ['visits'])).toMatchObject([
    { value: 'a.example', visitors: 2, visits: 2 },
    { value: 'b.example', visitors: 1, visits: 1 },
  ])
  const sorted = await rows('page', ['visitors'], { sort: 'value:descend' })
  expect(sorted.map(({ value }) => value)).toEqual(['/prices', '/'])
  expect(await rows('page', ['exit_rate'], { sort: 'exit_rate' })).toMatchObject([{ value: '/prices' }, { value: '/' }])
  const filtered = await engine.query(site, {
    ...day,
    metrics: 'visitors,conversion_rate',
    filters: [['is', 'event', ['Sign-up']]],
  })
  expect(filtered.totals).toEqual({ visitors: 1, conversion_rate: 50 })
})

/** The comparison of a row without other metrics: a dashboard compares the visitors of its rows. */
const ofVisitors = (comparison: Awaited<ReturnType<StatsEngine['query']>>['rows'][number]['comparison']) =>
  comparison && {
    figures: { visitors: comparison.figures.visitors },
    change: { visitors: comparison.change.visitors },
    points: {},
  }

test('the dashboard answers what single queries answer', async () => {
  const site = engine.newSite({ goals })
  await engine.insert(site, twoVisits)
  const ofPages = ['time_on_page', 'scroll_depth']
  for (const [filters, lacking] of [
    [[], undefined],
    [[['is', 'page', ['/prices']]], undefined],
    [[['is', 'country', ['AT']]], undefined],
    [[['is_not', 'event', ['x']]], ofPages],
    [[['is', 'goal', ['Prices']]], ofPages],
  ]) {
    const fields = { ...day, filters, compare: 'previous' }
    const dashboard = await engine.dashboard(site, {
      ...fields,
      panels: everyDimension,
      metrics: furtherMetrics.join(','),
    })
    expect(dashboard.lacking).toEqual(lacking)
    expect(dashboard.breakdowns.map(({ dimension }) => dimension)).toEqual(everyDimension)
    for (const { dimension, rows, total_rows } of dashboard.breakdowns) {
      const wanted = dimension === 'goal' ? 'visitors,conversion_rate' : 'visitors'
      const single = await engine.query(site, { ...fields, dimension, metrics: wanted })
      const singleRows = single.rows.map((row) => ({ ...row, comparison: ofVisitors(row.comparison) }))
      expect({ dimension, rows, total_rows }).toEqual({ dimension, rows: singleRows, total_rows: single.total_rows })
    }
    const names = Object.keys(dashboard.totals).join(',')
    const query = await engine.query(site, { ...fields, metrics: names, interval: 'hour' })
    expect(query.totals).toEqual(dashboard.totals)
    expect(query.series).toEqual(dashboard.series)
    const { series, data_since: _, ...comparison } = { ...dashboard.comparison }
    expect(query.comparison).toEqual(comparison)
    expect(series).toHaveLength(24)
  }
})

test('rows of a dashboard have the wanted columns that there are, and those of a query the same', async () => {
  const site = engine.newSite({ goals })
  await engine.insert(site, twoVisits)
  const wanted = rowMetrics
  for (const filters of [[], [['is', 'page', ['/prices']]], [['is_not', 'event', ['x']]]]) {
    const fields = { ...day, filters, compare: 'previous' }
    const columns = Object.fromEntries(everyDimension.map((dimension) => [dimension, wanted]))
    const dashboard = await engine.dashboard(site, { ...fields, panels: everyDimension, columns })
    for (const { dimension, rows } of dashboard.breakdowns) {
      const isKnown = (metric: Metric) =>
        unavailableReason(metric, kindOf(dimension)) === undefined &&
        filters.every(([, filtered]) => filterReason(metric, kindOf(filtered as Dimension)) === undefined)
      const query = await engine.query(site, { ...fields, dimension, columns: wanted.join(',') })
      const own = await engine.query(site, { ...fields, dimension, metrics: wanted.filter(isKnown).join(',') })
      const valuesOf = (row: (typeof rows)[number]) => Object.fromEntries(wanted.map((metric) => [metric, row[metric]]))
      const expected = own.rows.map(valuesOf)
      expect(rows.map(valuesOf)).toEqual(expected)
      expect(query.rows.map(valuesOf)).toEqual(expected)
    }
  }
})

test('a conversion among the columns is of everybody who could have, also where nothing else needs their number', async () => {
  const site = engine.newSite({ goals })
  await engine.insert(site, twoVisits)
  const columns = { country: ['conversion_rate'] }
  const { breakdowns } = await engine.dashboard(site, { ...day, panels: ['country'], columns })
  const single = await engine.query(site, { ...day, dimension: 'country', metrics: 'conversion_rate' })
  const query = await engine.query(site, { ...day, dimension: 'country', columns: 'conversion_rate' })
  const rates = (rows: typeof single.rows) => rows.map(({ value, conversion_rate }) => [value, conversion_rate])
  expect(rates(breakdowns[0]?.rows ?? [])).toEqual(rates(single.rows))
  expect(rates(query.rows)).toEqual(rates(single.rows))
  expect(Object.keys(query.totals)).toEqual(['visitors'])
})

test('a statement about a visit that was taken back counts nowhere, also before the tables are merged', async () => {
  const site = engine.newSite()
  const attributes = { source: 'Google' }
  await engine.insert(
    site,
    [
      { visitor: 2, at: NOON, page: '/a', attributes },
      { visitor: 1, at: NOON + 1, page: '/a', attributes },
      { visitor: 1, at: NOON + MINUTE, page: '/b' },
    ],
    1,
  )
  const rows = async (dimension: Dimension) =>
    (await engine.query(site, { ...day, dimension, sort: 'value' })).rows.map(({ value, visitors }) => [
      value,
      visitors,
    ])
  expect(await rows('exit_page')).toEqual([
    ['/a', 1],
    ['/b', 1],
  ])
  expect(await rows('source')).toEqual([['Google', 2]])
  await engine.client.command({
    query: `INSERT INTO sessions SELECT * REPLACE (-1 AS sign) FROM sessions FINAL
      WHERE site_id = {site_id: UInt32} AND visitor_id = 1`,
    query_params: { site_id: site.id },
  })
  expect(await rows('source')).toEqual([['Google', 1]])
  expect(await rows('exit_page')).toEqual([['/a', 1]])
  const filters = [['is', 'exit_page', ['/b']]]
  expect((await engine.query(site, { ...day, filters })).totals.visitors).toBe(0)
})

const running = async (): Promise<number> => {
  const [row] = await selectRows<{ count: string }>(
    engine.client,
    `SELECT count() AS count FROM system.processes WHERE query LIKE '%numbers_mt%' AND query NOT LIKE '%processes%'`,
    {},
  )
  return Number(row?.count)
}
const FOREVER = 'SELECT sum(cityHash64(number)) AS sum FROM numbers_mt(1000000000000)'

test('a query that needs more memory than there is is refused, and says what to do', async () => {
  const ask = askWith(engine.client, {})
  const hungry = ask('SELECT uniqExact(number) FROM numbers(10000000) SETTINGS max_memory_usage = 20000000', {})
  await expect(hungry).rejects.toMatchObject({ name: 'ApiError', key: 'figures_too_large', code: 400 })
})

test('a query that takes too long is stopped in the engine', async () => {
  const ask = askWith(engine.client, { timeout: 500 })
  await expect(ask(FOREVER, {})).rejects.toBeInstanceOf(ClickHouseUnavailableError)
  await eventually(async () => (await running()) === 0, 3000)
})

test('a query that nobody waits for is stopped in the engine', async () => {
  const abandoned = new AbortController()
  const answer = askWith(engine.client, { signal: abandoned.signal })(FOREVER, {})
  const ended = answer.catch((error: unknown) => error)
  await eventually(async () => (await running()) === 1)
  abandoned.abort()
  expect(await ended).toBeInstanceOf(AbandonedError)
  await eventually(async () => (await running()) === 0, 3000)
})
