import { schemas } from '@sightline/api-client/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NamedGoalCondition } from '../../src/stats/source.ts'
import { resolveRange } from '../../src/stats/query/ranges.ts'
import { mapping, type Mapping } from './reference-cases/mapping.ts'
import { openStatsEngine, type StatsEngine, type TestEvent } from './stats-engine.ts'

/** A case of the same rules that another product's tests hold: events in, statistics out. */
interface Case {
  name: string
  time_zone: string
  now?: string
  events: ({ visitor: string; at: string; name?: string; page: string; props?: Record<string, string> } & Record<
    string,
    unknown
  >)[]
  query: {
    period?: string
    date?: string
    from?: string
    to?: string
    metric?: string
    metrics?: string[]
    dimension?: string
    interval?: string
    filters?: [string, string, string[]][]
    comparison?: object
  }
  expected: Expected
}

interface Expected {
  plot?: number[]
  bucket_count?: number
  at?: Record<string, number>
  labels?: string[]
  first_label?: string
  full_intervals?: Record<string, boolean>
  rows?: ({ name: string; comparison?: Record<string, number>; change?: number[] } & Record<string, unknown>)[]
  from?: string
  to?: string
  comparing_from?: string
  comparing_to?: string
  first_utc?: string
  last_utc?: string
  http_status?: number
  [metric: string]: unknown
}

const file = join(import.meta.dirname, 'reference-cases', 'statistics-cases.json')
const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[]

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

test('the mapping has every case, and at most five are not applicable', () => {
  expect(Object.keys(mapping).toSorted()).toEqual(cases.map(({ name }) => name).toSorted())
  expect(Object.values(mapping).filter(({ as }) => as === 'not applicable').length).toBeLessThanOrEqual(5)
})

const applicable = cases.filter(({ name }) => mapping[name]?.as !== 'not applicable')

test.each(applicable.map((one) => [one.name, one] as const))('%s', async (name, one) => {
  const how = mapping[name]
  const expected: Expected = how?.as === 'translated' ? { ...(how.expected ?? one.expected) } : one.expected
  expect(await answerOf(one, how, expected)).toEqual(expected)
})

/** What there is here in place of each expectation. */
async function answerOf(one: Case, how: Mapping | undefined, expected: Expected): Promise<Expected> {
  const fields = queryOf(one, how)
  if (expected.http_status !== undefined) {
    const parsed = schemas.stats.query.input.safeParse({ site_id: '1', ...fields })
    return { http_status: parsed.error?.issues.every(({ path }) => path[0] === 'interval') === true ? 400 : 200 }
  }
  if (expected.first_utc !== undefined) return instantsOf(one, fields)
  const site = engine.newSite({ time_zone: one.time_zone, goals: goalsOf(one) })
  await engine.insert(site, one.events.map(happeningOf))
  if (expected['current_visitors'] !== undefined) {
    return { current_visitors: await engine.current(site, one.now ?? '') }
  }
  const values = valuesOf(await engine.query(site, fields, one.now), expected, one)
  // The same from daily sums, where they answer it.
  await engine.keepSums(site, Math.max(...one.events.map(({ at }) => Date.parse(at))) + 3 * 24 * 3_600_000)
  expect(valuesOf(await engine.query(site, fields, one.now), expected, one)).toEqual(values)
  return values
}

/** The query in our words. */
function queryOf({ query }: Case, how: Mapping | undefined): Record<string, unknown> {
  const metrics = query.metrics ?? (query.metric === undefined ? ['visitors'] : [query.metric])
  const period = query.period === 'year' && query.date !== undefined ? { range: 'year' } : rangeOf(query)
  return {
    ...period,
    metrics: metrics.filter((metric) => metric !== 'current_visitors').join(',') || 'visitors',
    ...(query.interval === undefined ? {} : { interval: query.interval }),
    ...(query.dimension === undefined ? {} : { dimension: wordOf(query.dimension) }),
    ...(query.filters === undefined
      ? {}
      : { filters: query.filters.map(([operator, dimension, values]) => [operator, wordOf(dimension), values]) }),
    ...(query.comparison === undefined ? {} : { compare: 'previous' }),
    ...(how?.as === 'translated' ? how.query : {}),
  }
}

function rangeOf({ period, date, from = date, to = date }: Case['query']): object {
  return period === 'realtime' ? { range: 'realtime' } : { range: 'custom', from, to }
}

/** `visit:source` is `source`, `event:goal` is `goal`, `event:props:plan` is `prop:plan`. */
const wordOf = (dimension: string): string => dimension.replace('event:props:', 'prop:').replace(/^(event|visit):/, '')

/** Each goal that is requested is the event of its name. */
const goalsOf = ({ query: { filters = [] } }: Case): NamedGoalCondition[] =>
  filters
    .filter(([, dimension]) => dimension === 'event:goal')
    .flatMap(([, , names]) => names.map((name) => ({ name, kind: 'event', pattern: name, properties: [] })))

const visitors = new Map<string, number>()

function happeningOf({ visitor, at, name, page, props, ...attributes }: Case['events'][number]): TestEvent {
  if (!visitors.has(visitor)) visitors.set(visitor, visitors.size + 1)
  return {
    visitor: visitors.get(visitor) ?? 0,
    at: Date.parse(at),
    page,
    ...(name === undefined ? {} : { name }),
    ...(props === undefined ? {} : { props }),
    attributes,
  }
}

/** The last second of a span, as the cases tell it. */
function instantsOf({ time_zone, now = '2030-01-01T00:00:00Z' }: Case, fields: object): Expected {
  const { range, from, to } = fields as { range: 'custom'; from: string; to: string }
  const period = resolveRange(range, time_zone, Date.parse(now), { from, to })
  const text = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z')
  return { first_utc: text(period.from), last_utc: text(period.to - 1000) }
}

type Answer = Awaited<ReturnType<StatsEngine['query']>>

function valuesOf(answer: Answer, expected: Expected, { query, time_zone }: Case): Expected {
  const metric = (query.metric ?? 'visitors') as 'visitors'
  const dayOf = (instant: string) => new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(new Date(instant))
  const lastDayOf = (end: string) => dayOf(new Date(Date.parse(end) - 1).toISOString())
  const series = answer.series ?? []
  const values = series.map((bucket) => bucket[metric] ?? NaN)
  const labels = series.map(({ start }) => dayOf(start))
  const comparison = answer.comparison?.range ?? { from: '', to: '' }
  const known: Record<string, () => unknown> = {
    plot: () => values,
    bucket_count: () => values.length,
    at: () => Object.fromEntries(Object.keys(expected.at ?? {}).map((index) => [index, values[Number(index)]])),
    labels: () => labels,
    first_label: () => labels[0],
    full_intervals: () => Object.fromEntries(series.map(({ start, partial }) => [dayOf(start), !partial])),
    from: () => dayOf(answer.range.from),
    to: () => lastDayOf(answer.range.to),
    comparing_from: () => dayOf(comparison.from),
    comparing_to: () => lastDayOf(comparison.to),
    rows: () => rowsOf(answer, expected.rows ?? [], query.metrics ?? []),
  }
  return Object.fromEntries(
    Object.keys(expected).map((name) => [name, known[name]?.() ?? answer.totals[name as 'visitors']]),
  )
}

/** Our rows, in which a value that is the expected one but for rounding is that one. */
function rowsOf(answer: Answer, expected: NonNullable<Expected['rows']>, metrics: readonly string[]): unknown[] {
  const nearly = (value: number | null | undefined, said: unknown) =>
    Math.abs((value ?? NaN) - Number(said)) < 1 ? said : value
  return answer.rows.map((row, index) => {
    const { name: _, comparison, change, ...values } = expected[index] ?? { name: '' }
    const own = Object.entries(values).map(([name, said]) => [name, nearly(row[name as 'visitors'], said)])
    return {
      name: row.value,
      ...Object.fromEntries(own),
      ...(comparison !== undefined && {
        comparison: Object.fromEntries(
          Object.keys(comparison).map((name) => [name, row.comparison?.figures[name as 'visitors']]),
        ),
      }),
      ...(change !== undefined && {
        change: metrics.map((metric, place) => nearly(row.comparison?.change[metric as 'visitors'], change[place])),
      }),
    }
  })
}
