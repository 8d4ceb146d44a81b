import { dashboardMetrics, dimensions, type Dimension } from '@sightline/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, statsQueries, SUNDAY } from './random-queries.ts'
import { openStatsEngine, type StatsEngine, type TestEvent } from './stats-engine.ts'
import { sized } from '../support/test-size.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
const some = fc.shuffledSubarray<Dimension>([...dimensions, 'prop:plan'], { minLength: 6, maxLength: 8 })

test('the rows of a dashboard have the change that a query of each dimension has', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(statsQueries, some, async ({ events, goals, timeZone, first, days, filters }, panels) => {
      const site = engine.newSite({ goals, time_zone: timeZone })
      await engine.insert(site, events)
      const query = {
        range: 'custom',
        from: dateOf(SUNDAY + (first - 1) * DAY),
        to: dateOf(SUNDAY + (first - 1 + days) * DAY),
        compare: 'previous',
        filters,
      }
      const { breakdowns } = await engine.dashboard(site, { ...query, panels })
      expect(breakdowns.map(({ dimension }) => dimension)).toEqual(panels)
      for (const { dimension, rows } of breakdowns) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as one engine answers them
        const alone = await engine.query(site, { ...query, dimension, metrics: ['visitors'], limit: 200 })
        const comparisonOf = new Map(alone.rows.map(({ value, comparison }) => [value, comparison]))
        expect([dimension, rows.map(({ value, comparison }) => [value, comparison])]).toEqual([
          dimension,
          rows.map(({ value }) => [value, comparisonOf.get(value)]),
        ])
      }
    }),
    { numRuns: sized(5, 60) },
  )
})

/** Something of one of sixty people in each hour of six days, the middle of which is Sunday. */
const hourly: TestEvent[] = Array.from({ length: 150 }, (_, index) => ({
  visitor: 10 + ((index * 7) % 60),
  at: SUNDAY - 2 * DAY + index * 58 * 60_000,
  name: index % 5 === 0 ? 'Buy' : 'pageview',
  page: index % 3 === 0 ? '/' : '/a',
}))

test('a comparison says what its range says by itself', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      statsQueries,
      some,
      fc.constantFrom('today', 'yesterday', '7d', 'week'),
      fc.integer({ min: 0, max: 4 * DAY }),
      async ({ events, goals, timeZone }, panels, range, later) => {
        const site = engine.newSite({ goals, time_zone: timeZone })
        await engine.insert(site, [...events, ...hourly])
        const fields = { range, compare: 'previous', panels }
        const answer = await engine.dashboard(site, fields, SUNDAY + later)
        const { comparison, breakdowns } = answer
        if (comparison === undefined) throw new Error('A comparison was asked for')
        const source = engine.source(site)
        const queryOf = ({ from, to }: { from: string; to: string }) => ({
          siteId: site.id,
          from: Date.parse(from),
          to: Date.parse(to),
          filters: [],
          currency: site.currency_type,
          timeZone,
          interval: 'day' as const,
        })
        const [now, before] = [queryOf(answer.range), queryOf(comparison.range)]
        const starts = (comparison.series ?? []).map(({ start }) => Date.parse(start))
        const totals = await source.readTotals(
          before,
          dashboardMetrics,
          starts.filter((start) => start < before.to),
        )
        expect(comparison.totals).toEqual(totals.metricValues)
        // The last bucket may go on after the range.
        const whole = totals.buckets.slice(0, -1)
        expect(
          (comparison.series ?? []).slice(0, whole.length).map(({ start: _, partial: __, ...values }) => values),
        ).toEqual(whole)
        for (const { dimension, rows } of breakdowns) {
          const values = rows.map(({ value }) => value)
          const visitorsOf = async (query: typeof now) => {
            const selection = { values, isMissingFound: true, limit: values.length + 1, offset: 0 }
            const alone = await source.readBreakdown(query, dimension, ['visitors'], totals, selection)
            return values.map((value) => alone.rows.find((row) => row.value === value)?.visitors ?? 0)
          }
          // oxlint-disable-next-line no-await-in-loop -- one after the other, as one engine answers them
          const alone = [dimension, await visitorsOf(now), await visitorsOf(before)]
          expect([
            dimension,
            rows.map(({ visitors }) => visitors),
            rows.map(({ comparison: earlier }) => earlier?.figures.visitors),
          ]).toEqual(alone)
        }
      },
    ),
    { numRuns: sized(8, 60) },
  )
})

test('rows are sorted by their difference, those that have gone included', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      statsQueries,
      fc.constantFrom<Dimension>(...dimensions, 'prop:plan'),
      fc.constantFrom('ascend', 'descend'),
      async ({ events, goals, timeZone, first, days, filters }, dimension, order) => {
        const site = engine.newSite({ goals, time_zone: timeZone })
        await engine.insert(site, events)
        const [from, length] = [SUNDAY + (first - 1) * DAY, days + 1]
        const period = (start: number) => ({
          range: 'custom',
          dimension,
          filters,
          metrics: ['visitors'],
          limit: 200,
          from: dateOf(start),
          to: dateOf(start + days * DAY),
        })
        const input = { ...period(from), compare: 'previous' }
        const now = await engine.query(site, period(from))
        const before = await engine.query(site, period(from - length * DAY))
        const sorted = await engine.query(site, { ...input, sort: `change:${order}` })
        const visitorsIn = ({ rows }: typeof now, of: string) => rows.find(({ value }) => value === of)?.visitors ?? 0
        const values = [...new Set([...now.rows, ...before.rows].map(({ value }) => value))]
        expect(sorted.total_rows).toBe(values.length)
        expect(sorted.rows.map(({ value }) => value).toSorted()).toEqual(values.toSorted())
        expect(sorted.rows.map(({ value, visitors }) => [visitors, visitorsIn(now, value)])).toEqual(
          sorted.rows.map(({ visitors }) => [visitors, visitors]),
        )
        const differences = sorted.rows.map(({ value }) => visitorsIn(now, value) - visitorsIn(before, value))
        const sign = order === 'ascend' ? 1 : -1
        expect(differences).toEqual(differences.toSorted((one, other) => sign * (one - other)))
        expect(sorted.rows.map(({ comparison }) => comparison?.figures.visitors)).toEqual(
          sorted.rows.map(({ value }) => visitorsIn(before, value)),
        )
        const second = await engine.query(site, { ...input, sort: `change:${order}`, offset: 1, limit: 2 })
        expect(second.rows).toEqual(sorted.rows.slice(1, 3))
      },
    ),
    { numRuns: sized(5, 60) },
  )
})

test('an order by change needs something to compare with', async () => {
  const day = { range: 'custom', from: '2026-10-25', to: '2026-10-25', dimension: 'page', sort: 'change' }
  await expect(engine.query(engine.newSite(), day)).rejects.toMatchObject({ key: 'invalid_input' })
})

test('a row that had visitors before has the change since', async () => {
  const site = engine.newSite()
  const at = (day: number) => Date.UTC(2026, 9, day, 12)
  await engine.insert(site, [
    { visitor: 1, at: at(24) },
    { visitor: 2, at: at(24) },
    { visitor: 3, at: at(25) },
    { visitor: 4, at: at(25) },
    { visitor: 5, at: at(25) },
  ])
  const day = { range: 'custom', from: '2026-10-25', to: '2026-10-25', compare: 'previous' }
  const { breakdowns } = await engine.dashboard(site, { ...day, panels: ['page'] })
  expect(breakdowns[0]?.rows).toMatchObject([
    { value: '/', visitors: 3, comparison: { figures: { visitors: 2 }, change: { visitors: 50 } } },
  ])
})

test('the series of a comparison is that of its days, whole ones', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      statsQueries,
      fc.constantFrom('hour', 'day', 'week'),
      async ({ events, goals, timeZone, first, days, filters }, interval) => {
        const site = engine.newSite({ goals, time_zone: timeZone })
        await engine.insert(site, events)
        const [from, length] = [SUNDAY + (first - 1) * DAY, days + 1]
        const query = { range: 'custom', interval, filters }
        const { comparison } = await engine.dashboard(site, {
          ...query,
          from: dateOf(from),
          to: dateOf(from + days * DAY),
          compare: 'previous',
        })
        const before = await engine.dashboard(site, {
          ...query,
          from: dateOf(from - length * DAY),
          to: dateOf(from - DAY),
        })
        expect(comparison?.series).toEqual(before.series)
        expect(comparison?.totals).toEqual(before.totals)
      },
    ),
    { numRuns: sized(5, 60) },
  )
})

test('without a comparison no row has a change', async () => {
  const site = engine.newSite()
  await engine.insert(site, [{ visitor: 1, at: Date.UTC(2026, 9, 25) }])
  const { breakdowns } = await engine.dashboard(site, {
    range: 'custom',
    from: '2026-10-25',
    to: '2026-10-25',
    panels: ['page'],
  })
  expect(breakdowns[0]?.rows).toMatchObject([{ value: '/', visitors: 1 }])
  expect(breakdowns[0]?.rows[0]).not.toHaveProperty('comparison')
})

test('days from before the first event are said to be such', async () => {
  const site = engine.newSite({ time_zone: 'Europe/Berlin' })
  const at = (day: number, hour = 12) => Date.UTC(2026, 9, day, hour)
  await engine.insert(site, [
    { visitor: 2, at: at(21, 14) },
    { visitor: 1, at: at(21, 12) },
    { visitor: 3, at: at(24) },
  ])
  const week = { range: 'custom', from: '2026-10-23', to: '2026-10-25', compare: 'previous' }
  const { comparison } = await engine.dashboard(site, { ...week, panels: [] })
  expect(comparison).toMatchObject({ totals: { visitors: 2 }, data_since: new Date(at(21)).toISOString() })
  // From the day of the first event on, whatever the filters find.
  const filters = [['is', 'page', ['/nothing']]]
  const days = { range: 'custom', from: '2026-10-22', to: '2026-10-22', compare: 'previous', filters }
  expect((await engine.dashboard(site, { ...days, panels: [] })).comparison).not.toHaveProperty('data_since')
  expect((await engine.dashboard(engine.newSite(), { ...week, panels: [] })).comparison).not.toHaveProperty(
    'data_since',
  )
})
