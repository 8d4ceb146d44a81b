import { dimensions, type Dimension } from '@sightline/api-client/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, statsQueries, SUNDAY } from './random-queries.ts'
import { openStatsEngine, type StatsEngine } from './stats-engine.ts'
import { sized } from '../support/test-size.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
const some = fc.shuffledSubarray<Dimension>([...dimensions, 'prop:plan'], { minLength: 4, maxLength: 6 })
/** Rows of these count views, and a filter by one of their values takes custom events as well. */
const ofViews: ReadonlySet<Dimension> = new Set(['page', 'page_title'])

/** One view, which every range of these days has; some random queries find nothing. */
const oneView = {
  events: [
    { visitor: 1, at: SUNDAY, name: 'pageview', page: '/a', props: { plan: '' }, engagement_ms: 0, scroll_depth: null },
  ],
  timeZone: 'Etc/UTC',
  weekStart: 'monday' as const,
  goals: [],
  steps: [],
  filters: [],
  first: 0,
  days: 2 as const,
  interval: 'day' as const,
  dimension: 'page',
  compare: 'previous' as const,
  compareFirst: 0,
}

test('the totals under a filter by a row are the numbers of the row', { timeout: 180_000 }, async () => {
  let checked = 0
  await fc.assert(
    fc.asyncProperty(statsQueries, some, async ({ events, goals, timeZone, first, days, filters }, panels) => {
      const site = engine.newSite({ goals, time_zone: timeZone })
      await engine.insert(site, events)
      const range = {
        range: 'custom',
        from: dateOf(SUNDAY + (first - 1) * DAY),
        to: dateOf(SUNDAY + (first - 1 + days) * DAY),
      }
      const { breakdowns } = await engine.dashboard(site, { ...range, filters, panels })
      for (const { dimension, rows } of breakdowns) {
        for (const { value, visitors, count } of rows.slice(0, 2)) {
          const details = [...(filters ?? []), ['is', dimension, [value]]]
          // oxlint-disable-next-line no-await-in-loop -- one after the other, as one engine answers them
          const { totals } = await engine.dashboard(site, { ...range, filters: details, panels: [] })
          const same = ofViews.has(dimension) ? Math.min(totals.visitors, visitors) : totals.visitors
          expect([dimension, value, same]).toEqual([dimension, value, visitors])
          checked += count
        }
      }
    }),
    { numRuns: sized(5, 60), examples: [[oneView, ['page', 'page_title', 'country', 'prop:plan']]] },
  )
  expect(checked).toBeGreaterThan(0)
})
