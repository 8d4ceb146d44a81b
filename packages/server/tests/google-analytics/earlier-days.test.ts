import type { DashboardMetric } from '@sightline/api-client/contract'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../src/errors.ts'
import type { Dashboard } from '../../src/stats/dashboard.ts'
import { readEarlierDays } from '../../src/stats/google-analytics/earlier-days.ts'
import type { StatsSource } from '../../src/stats/source.ts'
import type { DailyValue } from '../../src/store/relational/sites/google-daily-values.ts'

const site = { id: 1, time_zone: 'Etc/UTC', week_start: 'monday' as const, currency_type: 'EUR' }
const values: Partial<Record<DashboardMetric, number>> = {
  visitors: 8,
  visits: 10,
  pageviews: 30,
  views_per_visit: 3,
  bounce_rate: 40,
  visit_duration: 60,
}
const ofDay = (day: string, factor = 1): DailyValue[] =>
  Object.entries(values).map(([metric, value]) => ({
    day,
    metric: metric as DashboardMetric,
    value: metric === 'bounce_rate' ? value * factor : value * (metric === 'visits' ? factor : 1),
  }))
const kept = [...ofDay('2026-01-30'), ...ofDay('2026-01-31', 2), ...ofDay('2026-02-01')]

/** A series of ours that begins with so many empty buckets. */
function seriesOf(interval: 'day' | 'week' | 'month', starts: readonly string[], empty: number) {
  const range = {
    name: 'custom',
    from: `${starts[0] ?? ''}T00:00:00.000Z`,
    to: '2026-03-01T00:00:00.000Z',
    time_zone: 'Etc/UTC',
    interval,
  }
  const series = starts.map((day, index) => ({
    start: `${day}T00:00:00.000Z`,
    partial: false,
    visitors: index < empty ? 0 : 5,
    pageviews: index < empty ? 0 : 5,
  }))
  return { range, series } as unknown as Pick<Dashboard, 'range' | 'series'>
}

const queries: object[] = []
const source = {
  async readTotals(query: object, metrics: readonly string[], starts: readonly number[]) {
    queries.push({ ...query, metrics })
    return {
      metricValues: { visitors: 19 },
      visitors: 19,
      reachable: 19,
      buckets: starts.map(() => ({ visitors: 12 })),
    }
  },
} as unknown as StatsSource
const keptOfGoogle = {
  readValues: async ({ first, last }: { first: string; last: string }) =>
    kept.filter(({ day }) => day >= first && day <= last),
  openSource: async () => source,
}

const days = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02']

describe('the days before the first visit here', () => {
  test('are those that are kept of Google, as far as ours are empty', async () => {
    const earlier = await readEarlierDays(keptOfGoogle, site, seriesOf('day', days, 2))
    expect(earlier).toMatchObject({ first: '2026-01-30', last: '2026-01-31' })
    expect(earlier?.series.map(({ start, visitors, pageviews }) => [start.slice(0, 10), visitors, pageviews])).toEqual([
      ['2026-01-30', 8, 30],
      ['2026-01-31', 8, 30],
    ])
  })

  test('have the visitors of the range that Google was asked for, never a sum, and rates of their visits', async () => {
    queries.length = 0
    const earlier = await readEarlierDays(keptOfGoogle, site, seriesOf('day', days, 3))
    expect(earlier?.totals).toMatchObject({ visitors: 19, visits: 40, pageviews: 90 })
    // Ten visits of 40 %, twenty of 80 % and ten of 40 %.
    expect(earlier?.totals.bounce_rate).toBeCloseTo(60, 6)
    expect(queries).toEqual([
      expect.objectContaining({ from: Date.UTC(2026, 0, 30), to: Date.UTC(2026, 1, 2), metrics: ['visitors'] }),
    ])
  })

  test('are asked for visitors of each month', async () => {
    const months = seriesOf('month', ['2026-01-01', '2026-02-01'], 2)
    const earlier = await readEarlierDays(keptOfGoogle, site, months)
    expect(earlier?.series.map(({ visitors, pageviews }) => [visitors, pageviews])).toEqual([
      [12, 60],
      [12, 30],
    ])
  })

  test('stay without the connection, but for visitors of several days', async () => {
    const ways = [
      async () => undefined,
      async () => {
        throw new ApiError('property_missing')
      },
    ]
    for (const openSource of ways) {
      const kept0 = { ...keptOfGoogle, openSource }
      const byDay = await readEarlierDays(kept0, site, seriesOf('day', days, 2))
      expect(byDay?.series[0]).toMatchObject({ visitors: 8, visits: 10 })
      expect(byDay?.totals).toMatchObject({ visitors: null, pageviews: 60 })
      const byMonth = await readEarlierDays(kept0, site, seriesOf('month', ['2026-01-01', '2026-02-01'], 1))
      expect(byMonth?.series).toMatchObject([{ visitors: null, pageviews: 60 }])
    }
  })

  test('do not make our own figures wait for Google', async () => {
    vi.useFakeTimers()
    const slow = { ...source, readTotals: () => new Promise(() => {}) } as unknown as StatsSource
    const reading = readEarlierDays(
      { ...keptOfGoogle, openSource: async () => slow },
      site,
      seriesOf('month', ['2026-01-01', '2026-02-01'], 1),
    )
    await vi.advanceTimersByTimeAsync(2000)
    expect(await reading).toMatchObject({ series: [{ visitors: null, pageviews: 60 }] })
    vi.useRealTimers()
  })

  test('are none where ours begin at once, where nothing is kept, and by the hour', async () => {
    expect(await readEarlierDays(keptOfGoogle, site, seriesOf('day', days, 0))).toBeUndefined()
    const nothing = { ...keptOfGoogle, readValues: async () => [] }
    expect(await readEarlierDays(nothing, site, seriesOf('day', days, 3))).toBeUndefined()
    const { range, series } = seriesOf('day', days, 3)
    expect(await readEarlierDays(keptOfGoogle, site, { range: { ...range, interval: 'hour' }, series })).toBeUndefined()
  })
})
