import { filterOperators, metrics, type Metric } from '@sightline/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterReason, kindOf, reasonOf, sources, type AnyDimension } from '../src/stats/sources.ts'
import { openFiguresEngine, type FiguresEngine, type Happening } from './figures-engine.ts'
import { bucketOf, modelFigures, modelValues, type ModelFigures, type ModelQuery } from './figures-model.ts'

let engine: FiguresEngine
beforeAll(async () => {
  engine = await openFiguresEngine()
})
afterAll(() => engine.close())

const MINUTE = 60_000
/** What is found so far counts; the rest is left out. */
const LONGEST_MS = 25_000
/** The clocks change in Berlin at 01:00 UTC, in Havana at 05:00 UTC a week later. */
const SUNDAY = Date.UTC(2026, 9, 25)
const zones = ['Etc/UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/Havana', 'America/St_Johns', 'Pacific/Chatham']

/** Around midnight in one zone or the other, where days and clocks change. */
const evenings = [-16, -3, 3, 9, 21, 27].map((hours) => SUNDAY + hours * 60 * MINUTE)

const pages = ['/', '/a', '/A/b', '/blog/1']
const names = ['pageview', 'pageview', 'pageview', 'engagement', 'Buy', 'Scrolled']

const happening: fc.Arbitrary<Happening> = fc.record({
  visitor: fc.integer({ min: 1, max: 4 }),
  // Steps of five minutes make gaps of exactly half an hour, and events at the same time as a midnight.
  at: fc
    .tuple(fc.constantFrom(...evenings), fc.integer({ min: 0, max: 50 }))
    .map(([evening, steps]) => evening + steps * 5 * MINUTE),
  name: fc.constantFrom(...names),
  page: fc.constantFrom(...pages),
  title: fc.constantFrom('', 'Home', 'News'),
  interactive: fc.boolean(),
  props: fc.constantFrom<Record<string, string>>({}, {}, { plan: 'pro' }, { plan: 'free' }, { plan: '' }),
  engagement_ms: fc.constantFrom(0, 1000, 25_000),
  scroll_depth: fc.constantFrom(null, 10, 60, 100),
  revenue: fc.constantFrom(null, null, '5', '19.99'),
  currency: fc.constantFrom('', 'EUR', 'USD'),
  attributes: fc.record({
    hostname: fc.constantFrom('a.example', 'b.example'),
    source: fc.constantFrom('', 'Google', 'google.de'),
    country: fc.constantFrom('', 'DE', 'AT'),
  }),
})

/** At one instant one visitor does one thing: which of two comes first is not defined. */
const happenings = fc
  .uniqueArray(happening, {
    minLength: 0,
    maxLength: 60,
    size: 'max',
    selector: ({ visitor, at }) => `${visitor} ${at}`,
  })
  .map((some) =>
    some.map((one) =>
      one.name === 'engagement'
        ? { ...one, revenue: null, currency: '', title: '', props: {} }
        : { ...one, engagement_ms: 0, scroll_depth: null },
    ),
  )

const filtered = [
  'page',
  'page_title',
  'hostname',
  'event',
  'prop:plan',
  'source',
  'country',
  'entry_page',
  'exit_page',
]
const texts = ['/', '/a', '/A/*', '*o*', '', 'Home', 'Google', 'goo', 'DE', 'a.example', 'Buy', 'pageview', 'pro', '%']
const filter = fc.tuple(
  fc.constantFrom(...filterOperators),
  fc.constantFrom(...filtered),
  fc.uniqueArray(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }),
)

const asked = fc.record({
  events: happenings,
  timeZone: fc.constantFrom(...zones),
  filters: fc.array(filter, { maxLength: 2 }),
  first: fc.integer({ min: 0, max: 3 }),
  days: fc.integer({ min: 0, max: 2 }),
  interval: fc.constantFrom('hour' as const, 'day' as const),
  dimension: fc.constantFrom(...filtered),
})

const possible = (dimension: string | undefined, filters: ModelQuery['filters']): Metric[] =>
  metrics.filter(
    (metric) =>
      metric !== 'percentage' &&
      reasonOf(sources[metric][dimension === undefined ? 'none' : kindOf(dimension as AnyDimension)]) === undefined &&
      filters.every(([, name]) => filterReason(metric, kindOf(name as AnyDimension)) === undefined),
  )

function expectFigures(given: object, model: ModelFigures, wanted: readonly Metric[], where: string): void {
  for (const metric of wanted) {
    const [figure, own] = [(given as Record<string, number | null>)[metric] ?? null, model[metric] ?? null]
    const isEqual = figure === null || own === null ? figure === own : Math.abs(figure - own) < 1e-6
    if (!isEqual) throw new Error(`${where} ${metric}: ${figure} instead of ${own}`)
  }
}

test('every figure is the one of a slow second calculation', { timeout: 120_000 }, async () => {
  let figures = 0
  const deadline = performance.now() + LONGEST_MS
  await fc.assert(
    fc.asyncProperty(asked, async ({ events, timeZone, filters, first, days, interval, dimension }) => {
      if (performance.now() > deadline) return
      const dayAt = (day: number) => new Date(SUNDAY + (day - 1) * 24 * 60 * MINUTE).toISOString().slice(0, 10)
      const query: ModelQuery = { timeZone, from: dayAt(first), to: dayAt(first + days), filters, currency: 'EUR' }
      const site = engine.newSite({ time_zone: timeZone })
      await engine.insert(site, events, 3)
      const fields = { range: 'custom', from: query.from, to: query.to, filters }

      const ofAll = possible(undefined, filters)
      const whole = await engine.query(site, { ...fields, metrics: ofAll.join(','), interval })
      expectFigures(whole.totals, modelFigures(events, query), ofAll, 'totals')
      const buckets = new Set<string>()
      for (const one of whole.series ?? []) {
        const bucket = bucketOf(Date.parse(one.start), timeZone, interval)
        buckets.add(bucket)
        expectFigures(one, modelFigures(events, query, { bucket, interval }), ofAll, `bucket ${bucket}`)
      }
      expect(buckets.size).toBe(whole.series?.length)

      const ofRows = possible(dimension, filters)
      const { rows, total_rows } = await engine.query(site, { ...fields, metrics: ofRows.join(','), dimension })
      expect(rows.map(({ value }) => value).toSorted()).toEqual(modelValues(events, query, dimension).toSorted())
      expect(total_rows).toBe(rows.length)
      for (const row of rows) {
        const { value } = row
        expectFigures(row, modelFigures(events, query, { dimension, value }), ofRows, `${dimension} ${value}`)
      }
      figures += ofAll.length * (1 + buckets.size) + ofRows.length * rows.length
    }),
    { numRuns: 400 },
  )
  expect(figures).toBeGreaterThan(1000)
})
