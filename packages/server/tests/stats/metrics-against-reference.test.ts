import { metrics, type Metric, type Dimension } from '@sightline/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterReason, unavailableReason } from '../../src/stats/query/availability.ts'
import { kindOf } from '../../src/stats/query/dimensions.ts'
import { testEngine } from '../support/test-engine.ts'
import { openStatsEngine, type StatsEngine } from './stats-engine.ts'
import { modelFunnel } from './model-funnel.ts'
import { bucketOf, type ModelQuery } from './model-visits.ts'
import { modelMetrics, modelValues, type ModelValues } from './model.ts'
import { statsQueries, DAY, SUNDAY } from './random-queries.ts'
import { sized } from '../support/test-size.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

/** What is found so far counts; the rest is left out. Beside the embedded engine the queries are the same ones. */
const LONGEST_MS = testEngine === 'own' ? sized(2500, 60_000) : 12_000
/** Statistics that are compared also where the machine is slow. */
const ENOUGH = 1000

const possible = (dimension: string | undefined, filters: ModelQuery['filters']): Metric[] =>
  metrics.filter(
    (metric) =>
      metric !== 'percentage' &&
      unavailableReason(metric, dimension === undefined ? 'none' : kindOf(dimension as Dimension)) === undefined &&
      filters.every(([, name]) => filterReason(metric, kindOf(name as Dimension)) === undefined),
  )

function expectMetrics(given: object, model: ModelValues, wanted: readonly Metric[], where: string): void {
  for (const metric of wanted) {
    const [metricValue, own] = [(given as Record<string, number | null>)[metric] ?? null, model[metric] ?? null]
    const isEqual = metricValue === null || own === null ? metricValue === own : Math.abs(metricValue - own) < 1e-6
    if (!isEqual) throw new Error(`${where} ${metric}: ${metricValue} instead of ${own}`)
  }
}

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
const dayAt = (day: number): string => dateOf(SUNDAY + (day - 1) * DAY)

/** The days that are compared with. */
function comparedDays(compare: 'previous' | 'year' | 'custom', { from, to }: ModelQuery, custom: object): object {
  if (compare === 'custom') return custom
  if (compare === 'year') return { from: from.replace('2026', '2025'), to: to.replace('2026', '2025') }
  const length = Date.parse(to) - Date.parse(from) + DAY
  return { from: dateOf(Date.parse(from) - length), to: dateOf(Date.parse(to) - length) }
}

const rateMetrics = new Set(['bounce_rate', 'conversion_rate', 'exit_rate', 'scroll_depth'])

/** What became of statistics, in percent and in points. */
function modelChange(now: ModelValues, before: ModelValues, wanted: readonly Metric[]) {
  const compare = (some: readonly Metric[], difference: (after: number, earlier: number) => number): ModelValues =>
    Object.fromEntries(
      some.map((metric) => {
        const [after, earlier] = [now[metric] ?? null, before[metric] ?? null]
        return [metric, after === null || earlier === null ? null : difference(after, earlier)]
      }),
    )
  const rates = wanted.filter((metric) => rateMetrics.has(metric))
  return {
    change: compare(wanted, (after, earlier) =>
      earlier === 0 ? Math.sign(after) * 100 : (100 * (after - earlier)) / Math.abs(earlier),
    ),
    points: compare(rates, (after, earlier) => after - earlier),
    rates,
  }
}

function expectComparison(
  given: { figures: object; change: object; points: object } | undefined,
  [now, before]: readonly [ModelValues, ModelValues],
  wanted: readonly Metric[],
  where: string,
): void {
  if (given === undefined) throw new Error(`${where}: no comparison`)
  const { change, points, rates } = modelChange(now, before, wanted)
  expectMetrics(given.figures, before, wanted, `${where} before`)
  expectMetrics(given.change, change, wanted, `${where} change`)
  expectMetrics(given.points, points, rates, `${where} points`)
}

test('every metric value is the one of a slow second calculation', { timeout: 120_000 }, async () => {
  let comparisonCount = 0
  const deadline = performance.now() + LONGEST_MS
  await fc.assert(
    fc.asyncProperty(statsQueries, async ({ events, dimension, ...statsQuery }) => {
      if (performance.now() > deadline && comparisonCount > ENOUGH) return
      const { timeZone, weekStart, filters, first, days, compare, compareFirst } = statsQuery
      const interval = days > 2 && statsQuery.interval === 'hour' ? 'day' : statsQuery.interval
      const query: ModelQuery = {
        timeZone,
        weekStart,
        from: dayAt(first),
        to: dayAt(first + days),
        filters,
        goals: statsQuery.goals,
        currency: 'EUR',
      }
      const custom = { from: dayAt(compareFirst), to: dayAt(compareFirst + 1) }
      const earlier = { ...query, ...comparedDays(compare, query, custom) }
      const site = engine.newSite({ time_zone: timeZone, week_start: weekStart, goals: statsQuery.goals })
      await engine.insert(site, events, 3)
      const range = { range: 'custom', from: query.from, to: query.to, filters }
      const fields = { ...range, compare, compare_from: custom.from, compare_to: custom.to }

      const ofAll = possible(undefined, filters)
      const whole = await engine.query(site, { ...fields, metrics: ofAll.join(','), interval })
      const totals = modelMetrics(events, query)
      expectMetrics(whole.totals, totals, ofAll, 'totals')
      const before = whole.comparison && { ...whole.comparison, figures: whole.comparison.totals }
      expectComparison(before, [totals, modelMetrics(events, earlier)], ofAll, `totals, ${compare}`)
      const buckets = new Set<string>()
      for (const one of whole.series ?? []) {
        const bucket = bucketOf(Date.parse(one.start), timeZone, interval, weekStart)
        buckets.add(bucket)
        expectMetrics(one, modelMetrics(events, query, { bucket, interval }), ofAll, `bucket ${bucket}`)
      }
      expect(buckets.size).toBe(whole.series?.length)

      const ofRows = possible(dimension, filters)
      const { rows, total_rows } = await engine.query(site, { ...fields, metrics: ofRows.join(','), dimension })
      expect(rows.map(({ value }) => value).toSorted()).toEqual(modelValues(events, query, dimension).toSorted())
      expect(total_rows).toBe(rows.length)
      for (const row of rows) {
        const where = { dimension, value: row.value }
        const own = modelMetrics(events, query, where)
        expectMetrics(row, own, ofRows, `${dimension} ${row.value}`)
        const hadRow = modelValues(events, earlier, dimension).includes(row.value)
        if (hadRow) {
          const pair = [own, modelMetrics(events, earlier, where)] as const
          expectComparison(row.comparison, pair, ofRows, `${dimension} ${row.value}, ${compare}`)
        }
      }

      const funnel = await engine.funnel(site, statsQuery.steps, fields)
      expect([funnel.visitors, ...funnel.steps.map(({ visitors }) => visitors)]).toEqual(
        modelFunnel(events, query, statsQuery.steps),
      )
      expect(
        funnel.comparison && [funnel.comparison.visitors, ...funnel.comparison.steps.map((one) => one.visitors)],
      ).toEqual(modelFunnel(events, earlier, statsQuery.steps))
      comparisonCount += ofAll.length * (2 + buckets.size) + ofRows.length * rows.length
    }),
    { numRuns: 400 },
  )
  expect(comparisonCount).toBeGreaterThan(ENOUGH)
})
