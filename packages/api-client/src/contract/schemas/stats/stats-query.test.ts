import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dashboardMetrics,
  dimensions,
  filterLimits,
  filterOperators,
  formatFilters,
  metrics,
  parseFilters,
} from '../../vocabulary/index.ts'
import { metricValues, requestedMetricValues, statsQuery } from './stats-query.ts'
import { stats } from './stats.ts'

const text = fc.oneof(
  fc.constantFrom('DE', 'a'.repeat(filterLimits.valueLength), 'a'.repeat(filterLimits.valueLength + 1), '\0', '\uD800'),
  fc.string(),
)
const entry = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...filterOperators), fc.constantFrom('page', 'goal'), fc.array(text)),
  },
  fc.tuple(fc.string(), fc.constantFrom('page', 'prop:', 'prop:plan', 'none'), fc.array(fc.anything())),
  fc.anything(),
)

test('a call takes filters exactly where the address has nothing invalid in them, and reads the same ones', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: filterLimits.filters + 2 }), (entries) => {
      const written = JSON.stringify(entries)
      const { filters, invalid } = parseFilters(written)
      const call = statsQuery.filters.safeParse(written)
      expect(call.data).toEqual(invalid.length === 0 ? filters : undefined)
    }),
  )
})

test('filters that were read are written as they were', () => {
  const written = '[["is","country",["DE","AT"]],["matches","page",["/blog/*"]]]'
  expect(formatFilters(parseFilters(written))).toBe(written)
  expect(formatFilters({ filters: [], invalid: [] })).toBeNull()
})

test('a dashboard answers its metrics, all of them; a query those that were requested', () => {
  expect(Object.keys(metricValues.shape)).toEqual(dashboardMetrics)
  expect(Object.keys(requestedMetricValues.shape)).toEqual(metrics)
  expect(requestedMetricValues.parse({ scroll_depth: null, revenue: 250 })).toEqual({
    scroll_depth: null,
    revenue: 250,
  })
  expect(requestedMetricValues.safeParse({ events: null }).success).toBe(true)
  expect(requestedMetricValues.safeParse({ visitors: null }).success).toBe(false)
  expect(requestedMetricValues.safeParse({ revenue: 2.5 }).success).toBe(false)
})

const dashboardOf = (filters: number, values: number, panels: readonly string[]) =>
  stats.dashboard.input.safeParse({
    site_id: '1',
    filters: JSON.stringify(
      Array.from({ length: filters }, (_, filter) => [
        'is_not',
        'page',
        Array.from({ length: values }, (_value, index) => `/${filter}/${index}`),
      ]),
    ),
    panels: JSON.stringify(panels),
  })

test('a dashboard takes what people ask of it, and no more than its parts may be together', () => {
  const shown = ['page', 'source', 'country', 'browser', 'event']
  expect(dashboardOf(filterLimits.filters, 40, shown).success).toBe(true)
  expect(dashboardOf(8, filterLimits.values, shown).success).toBe(true)
  expect(dashboardOf(0, 0, dimensions).success).toBe(true)
  const tooLarge = dashboardOf(18, 30, dimensions.slice(0, 18))
  expect(tooLarge.error?.issues).toMatchObject([{ path: ['filters'], message: 'query_too_large' }])
  // The same breakdown twice counts as one.
  expect(
    dashboardOf(
      18,
      30,
      Array.from({ length: 18 }, () => 'page'),
    ).success,
  ).toBe(true)
})
