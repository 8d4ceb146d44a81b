import { metrics, type Metric } from '@sightline/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterReason, kindOf, reasonOf, sources, type AnyDimension } from '../src/stats/sources.ts'
import { testEngine } from './engine.ts'
import { openFiguresEngine, type FiguresEngine } from './figures-engine.ts'
import { modelFunnel } from './figures-model-funnel.ts'
import { bucketOf, type ModelQuery } from './figures-model-visits.ts'
import { modelFigures, modelValues, type ModelFigures } from './figures-model.ts'
import { asked, DAY, SUNDAY } from './figures-questions.ts'
import { sized } from './size.ts'

let engine: FiguresEngine
beforeAll(async () => {
  engine = await openFiguresEngine()
})
afterAll(() => engine.close())

/** What is found so far counts; the rest is left out. Beside the embedded engine the questions are the same ones. */
const LONGEST_MS = testEngine === 'own' ? sized(12_000, 60_000) : 12_000
/** Figures that are compared also where the machine is slow. */
const ENOUGH = 1000

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

/** What became of figures, in percent and in points. */
function modelChange(now: ModelFigures, before: ModelFigures, wanted: readonly Metric[]) {
  const compare = (some: readonly Metric[], difference: (after: number, earlier: number) => number): ModelFigures =>
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
  [now, before]: readonly [ModelFigures, ModelFigures],
  wanted: readonly Metric[],
  where: string,
): void {
  if (given === undefined) throw new Error(`${where}: no comparison`)
  const { change, points, rates } = modelChange(now, before, wanted)
  expectFigures(given.figures, before, wanted, `${where} before`)
  expectFigures(given.change, change, wanted, `${where} change`)
  expectFigures(given.points, points, rates, `${where} points`)
}

test('every figure is the one of a slow second calculation', { timeout: 120_000 }, async () => {
  let figures = 0
  const deadline = performance.now() + LONGEST_MS
  await fc.assert(
    fc.asyncProperty(asked, async ({ events, dimension, ...question }) => {
      if (performance.now() > deadline && figures > ENOUGH) return
      const { timeZone, weekStart, filters, first, days, compare, compareFirst } = question
      const interval = days > 2 && question.interval === 'hour' ? 'day' : question.interval
      const query: ModelQuery = {
        timeZone,
        weekStart,
        from: dayAt(first),
        to: dayAt(first + days),
        filters,
        goals: question.goals,
        currency: 'EUR',
      }
      const custom = { from: dayAt(compareFirst), to: dayAt(compareFirst + 1) }
      const earlier = { ...query, ...comparedDays(compare, query, custom) }
      const site = engine.newSite({ time_zone: timeZone, week_start: weekStart, goals: question.goals })
      await engine.insert(site, events, 3)
      const range = { range: 'custom', from: query.from, to: query.to, filters }
      const fields = { ...range, compare, compare_from: custom.from, compare_to: custom.to }

      const ofAll = possible(undefined, filters)
      const whole = await engine.query(site, { ...fields, metrics: ofAll.join(','), interval })
      const totals = modelFigures(events, query)
      expectFigures(whole.totals, totals, ofAll, 'totals')
      const before = whole.comparison && { ...whole.comparison, figures: whole.comparison.totals }
      expectComparison(before, [totals, modelFigures(events, earlier)], ofAll, `totals, ${compare}`)
      const buckets = new Set<string>()
      for (const one of whole.series ?? []) {
        const bucket = bucketOf(Date.parse(one.start), timeZone, interval, weekStart)
        buckets.add(bucket)
        expectFigures(one, modelFigures(events, query, { bucket, interval }), ofAll, `bucket ${bucket}`)
      }
      expect(buckets.size).toBe(whole.series?.length)

      const ofRows = possible(dimension, filters)
      const { rows, total_rows } = await engine.query(site, { ...fields, metrics: ofRows.join(','), dimension })
      expect(rows.map(({ value }) => value).toSorted()).toEqual(modelValues(events, query, dimension).toSorted())
      expect(total_rows).toBe(rows.length)
      for (const row of rows) {
        const where = { dimension, value: row.value }
        const own = modelFigures(events, query, where)
        expectFigures(row, own, ofRows, `${dimension} ${row.value}`)
        const hadRow = modelValues(events, earlier, dimension).includes(row.value)
        if (hadRow) {
          const pair = [own, modelFigures(events, earlier, where)] as const
          expectComparison(row.comparison, pair, ofRows, `${dimension} ${row.value}, ${compare}`)
        }
      }

      const funnel = await engine.funnel(site, question.steps, fields)
      expect([funnel.visitors, ...funnel.steps.map(({ visitors }) => visitors)]).toEqual(
        modelFunnel(events, query, question.steps),
      )
      expect(
        funnel.comparison && [funnel.comparison.visitors, ...funnel.comparison.steps.map((one) => one.visitors)],
      ).toEqual(modelFunnel(events, earlier, question.steps))
      figures += ofAll.length * (2 + buckets.size) + ofRows.length * rows.length
    }),
    { numRuns: 400 },
  )
  expect(figures).toBeGreaterThan(ENOUGH)
})
