import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRealtime } from '../../src/stats/realtime.ts'
import { CURRENT_MS } from '../../src/stats/clickhouse/realtime.ts'
import type { NamedGoalCondition } from '../../src/stats/source.ts'
import { createClickHouseSource } from '../../src/stats/clickhouse/clickhouse-source.ts'
import { askWith } from '../../src/store/clickhouse/select.ts'
import { openStatsEngine, type StatsEngine, type TestEvent } from './stats-engine.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const HOUR = 60 * 60_000
const at = (hour: number, minute = 0): number => Date.UTC(2021, 0, 1, hour, minute)
const day = { range: 'custom', from: '2021-01-01', to: '2021-01-01' } as const
const goals: NamedGoalCondition[] = [{ name: 'Prices', kind: 'page', pattern: '/prices', properties: [] }]

const happenings: TestEvent[] = [
  { visitor: 1, at: at(9), page: '/prices' },
  { visitor: 1, at: at(9, 5), name: 'Buy', props: { plan: 'pro' } },
  { visitor: 1, at: at(9, 6), name: 'Buy', props: { plan: 'pro' } },
  { visitor: 2, at: at(9, 10), name: 'Buy', props: { plan: 'free' } },
  { visitor: 1, at: at(11), name: 'Buy', props: { plan: 'pro' } },
  { visitor: 3, at: at(11, 30), name: 'Call' },
  { visitor: 3, at: at(12), page: '/prices' },
]

const hours = (visitors: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 24 }, (_, hour) => visitors[hour] ?? 0)

test('rows tell their visitors bucket by bucket, where it is requested', async () => {
  const site = engine.newSite({ goals })
  await engine.insert(site, happenings)
  const trends = async (fields: object) =>
    (await engine.query(site, { ...day, trend: true, limit: 8, ...fields })).rows.map(({ value, trend }) => [
      value,
      trend,
    ])
  expect(await trends({ dimension: 'event' })).toEqual([
    ['Buy', hours({ 9: 2, 11: 1 })],
    ['Call', hours({ 11: 1 })],
  ])
  expect(await trends({ dimension: 'prop:plan' })).toEqual([
    ['pro', hours({ 9: 1, 11: 1 })],
    ['free', hours({ 9: 1 })],
  ])
  expect(await trends({ dimension: 'goal' })).toEqual([['Prices', hours({ 9: 1, 12: 1 })]])
  expect(await trends({ dimension: 'page' })).toEqual([['/prices', hours({ 9: 1, 12: 1 })]])
  expect(await trends({ dimension: 'event', filters: [['is', 'prop:plan', ['free']]] })).toEqual([
    ['Buy', hours({ 9: 1 })],
  ])
  const [row] = (await engine.query(site, { ...day, dimension: 'event' })).rows
  expect(row).not.toHaveProperty('trend')
})

test('a trend is the series of its value alone, in the same buckets', async () => {
  const site = engine.newSite({ goals, time_zone: 'Asia/Kathmandu' })
  await engine.insert(site, happenings)
  for (const [dimension, interval] of [
    ['event', 'hour'],
    ['prop:plan', 'minute'],
    ['goal', 'hour'],
  ] as const) {
    const range = interval === 'minute' ? { range: 'realtime' } : day
    const fields = { ...range, interval, metrics: 'visitors' }
    const now = at(9, 20)
    const { rows } = await engine.query(site, { ...fields, dimension, trend: true, limit: 8 }, now)
    expect(rows.length).toBeGreaterThan(0)
    for (const { value, trend } of rows) {
      const alone = await engine.query(site, { ...fields, filters: [['is', dimension, [value]]] }, now)
      expect(trend).toEqual(alone.series?.map(({ visitors }) => visitors))
    }
  }
})

test('a trend beside a comparison is of the range itself', async () => {
  const site = engine.newSite()
  await engine.insert(site, happenings)
  await engine.insert(site, [{ visitor: 9, at: at(9) - 24 * HOUR, name: 'Buy' }])
  const { rows } = await engine.query(site, { ...day, dimension: 'event', trend: true, limit: 8, compare: 'previous' })
  expect(rows[0]).toMatchObject({
    value: 'Buy',
    trend: hours({ 9: 2, 11: 1 }),
    comparison: { figures: { visitors: 1 }, change: { visitors: 100 } },
  })
})

test('values of a trend are values, never a part of the query', async () => {
  const site = engine.newSite()
  const names = ["') OR 1 = 1 --", '{values: Array(String)}', '\\', "o'neill", '%']
  await engine.insert(
    site,
    names.map((name, index) => ({ visitor: index + 1, at: at(index), name })),
  )
  const { rows } = await engine.query(site, { ...day, dimension: 'event', trend: true, limit: 8 })
  expect(Object.fromEntries(rows.map(({ value, trend }) => [value, trend]))).toEqual(
    Object.fromEntries(names.map((name, index) => [name, hours({ [index]: 1 })])),
  )
})

test('a trend is refused where rows are of visits, where there are none, and of more than 100 rows', async () => {
  const site = engine.newSite()
  for (const dimension of ['country', 'entry_page', undefined]) {
    await expect(engine.query(site, { ...day, dimension, trend: true })).rejects.toMatchObject({
      key: 'figure_unavailable',
      data: { fields: { trend: 'figure_unavailable' } },
    })
  }
  await expect(engine.query(site, { ...day, dimension: 'event', trend: true, limit: 101 })).rejects.toMatchObject({
    data: { fields: { limit: 'field_invalid' } },
  })
})

test('the last 30 minutes are those of the clock, pings left out', async () => {
  const site = engine.newSite()
  await engine.insert(site, [
    { visitor: 1, at: at(9, 0) - 1 },
    { visitor: 2, at: at(9, 0) },
    { visitor: 2, at: at(9, 28) },
    { visitor: 3, at: at(9, 28) + 30_000, name: 'Buy' },
    { visitor: 3, at: at(9, 29), name: 'engagement' },
    { visitor: 3, at: at(9, 29) + 1000 },
  ])
  const source = createClickHouseSource(askWith(engine.client, {}), [])
  const now = at(9, 29) + 20_000
  const minutes = await source.readLastMinutes?.(site.id, now)
  expect(minutes).toEqual([1, ...Array.from({ length: 27 }, () => 0), 2, 1])
  expect(await source.readCurrentVisitors(site.id, now)).toBe(2)
  expect(await source.readLastMinutes?.(site.id, now + 30 * 60_000 + CURRENT_MS)).toEqual(
    Array.from({ length: 30 }, () => 0),
  )
})

test('what happens now: visitors by country, and the newest views and events without a person', async () => {
  const site = engine.newSite()
  await engine.insert(site, [
    { visitor: 9, at: at(9, 0) - 1, attributes: { country: 'FR' } },
    ...Array.from({ length: 60 }, (_, second) => ({
      visitor: 1,
      at: at(9, 10) + second * 1000,
      attributes: { country: 'DE' },
    })),
    {
      visitor: 2,
      at: at(9, 20),
      name: 'Buy',
      page: '/cart',
      attributes: { country: 'DE', source: 'Google', device: 'mobile' },
    },
    { visitor: 3, at: at(9, 21), attributes: { country: 'US' } },
    { visitor: 4, at: at(9, 22) },
    { visitor: 4, at: at(9, 23), name: 'engagement' },
  ])
  const source = createClickHouseSource(askWith(engine.client, {}), [])
  const now = at(9, 29) + 20_000
  const { events = [], visitors, countries } = await readRealtime(source, site.id, now)
  expect({ visitors, countries }).toEqual({
    visitors: 4,
    countries: [
      { value: 'DE', visitors: 2 },
      { value: 'US', visitors: 1 },
    ],
  })
  expect(events.map(({ at: time }) => time).slice(0, 4)).toEqual(
    [at(9, 22), at(9, 21), at(9, 20), at(9, 10) + 59_000].map((time) => new Date(time).toISOString()),
  )
  expect(events).toHaveLength(50)
  expect(new Set(events.map(({ id }) => id)).size).toBe(50)
  expect(events[2]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    at: new Date(at(9, 20)).toISOString(),
    name: 'Buy',
    page: '/cart',
    source: 'Google',
    country: 'DE',
    device: 'mobile',
  })
})
