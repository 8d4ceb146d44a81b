import {
  dashboardMetrics,
  dimensions,
  metricFacts,
  type DashboardMetric,
  type FixedDimension,
} from '@sightline/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterReason, unavailableReason } from '../../src/stats/query/availability.ts'
import { kindOf } from '../../src/stats/query/dimensions.ts'
import { resolveStatsQuery, type Filter } from '../../src/stats/query/stats-query.ts'
import type { Selection, ValueMetrics } from '../../src/stats/source.ts'
import { createClickHouseSource } from '../../src/stats/clickhouse/clickhouse-source.ts'
import { askWith, type RunQuery } from '../../src/store/clickhouse/select.ts'
import { openStatsEngine, type StatsEngine } from './stats-engine.ts'
import { DAY, statsQueries, SUNDAY } from './random-queries.ts'
import { sized } from '../support/test-size.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** Dimensions whose values have a metric, whatever else is asked with it. */
const dimensionsWith = (metric: DashboardMetric) =>
  dimensions.filter(
    (dimension) =>
      dimension !== 'goal' && dimension !== 'event' && unavailableReason(metric, kindOf(dimension)) === undefined,
  )

const hasMetric = (metric: DashboardMetric, filters: readonly Filter[]): boolean =>
  filters.every(([, name]) => filterReason(metric, kindOf(name)) === undefined)

test('several dimensions at once have the figures that each has by itself', { timeout: 180_000 }, async () => {
  let comparisons = 0
  await fc.assert(
    fc.asyncProperty(
      statsQueries,
      fc.constantFrom(...dashboardMetrics),
      fc.constantFrom(2, 200),
      async (given, metric, limit) => {
        const { events, goals, timeZone, first, days } = given
        const filters = given.filters as unknown as Filter[]
        fc.pre(hasMetric(metric, filters) && hasMetric('visits', filters))
        const site = engine.newSite({ goals, time_zone: timeZone })
        await engine.insert(site, events)
        const source = engine.source(site)
        const range = {
          range: 'custom',
          from: dateOf(SUNDAY + (first - 1) * DAY),
          to: dateOf(SUNDAY + (first - 1 + days) * DAY),
        } as const
        const { query } = resolveStatsQuery(site, { ...range, filters }, Date.UTC(2030, 0))
        const totals = await source.readTotals(query, [metric], [])
        const weight = metricFacts[metric].unit === 'count' ? metric : 'visits'
        const metrics: [DashboardMetric, ...DashboardMetric[]] = [weight, ...(metric === weight ? [] : [metric])]
        const wanted = dimensionsWith(metric)
        const found = await source.readMetricBreakdowns(query, wanted, metrics, { limit })
        const named = new Map(
          wanted.flatMap((dimension) => [[dimension, ['', 'Google', '/a', 'DE', 'nothing']] as const]),
        )
        const ofNamed = await source.readMetricBreakdowns(query, wanted, metrics, { limit: 200, values: named })
        const sort = { by: weight, order: 'descend' } as const
        const plain = (rows: readonly ValueMetrics[]) =>
          rows.map(({ value, metricValues }) => ({ value, metricValues }))
        const alone = (dimension: FixedDimension, more: Partial<Selection>) =>
          source.readBreakdown(query, dimension, metrics, totals, { sort, limit, offset: 0, ...more })
        let rowsOfCase = 0
        await Promise.all(
          wanted.map(async (dimension) => {
            const { rows } = await alone(dimension, {})
            expect([dimension, found.get(dimension)]).toEqual([dimension, plain(rows)])
            const values = named.get(dimension)
            const ofValues = await alone(dimension, { limit: 200, values, isMissingFound: true })
            expect([dimension, ofNamed.get(dimension)]).toEqual([dimension, plain(ofValues.rows)])
            rowsOfCase += rows.length
          }),
        )
        // Empty on both sides is right, but is no case that counts.
        fc.pre(rowsOfCase > 0)
        comparisons += rowsOfCase
      },
    ),
    { numRuns: sized(4, 60) },
  )
  expect(comparisons).toBeGreaterThan(20)
})

test('they take one query for visits and one for each way to count events', async () => {
  const site = engine.newSite()
  let queries = 0
  const ask = askWith(engine.client, {})
  const counting: RunQuery = (...parameters) => {
    queries += 1
    return ask(...parameters)
  }
  const source = createClickHouseSource(counting, [])
  const { query } = resolveStatsQuery(
    site,
    { range: 'custom', from: '2026-10-01', to: '2026-10-02' },
    Date.UTC(2030, 0),
  )
  const queriesFor = async (metric: DashboardMetric) => {
    queries = 0
    const wanted = dimensionsWith(metric)
    await source.readMetricBreakdowns(query, wanted, [metric], { limit: 200 })
    return { dimensions: wanted.length, queries }
  }
  expect(await queriesFor('visits')).toEqual({ dimensions: 23, queries: 3 })
  expect((await queriesFor('bounce_rate')).queries).toBeLessThan(4)
})
