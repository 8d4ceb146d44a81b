import { expect, test } from 'vitest'
import { ApiError } from '../../src/errors.ts'
import { withGoogleOverviews } from '../../src/stats/google-analytics/google-overviews.ts'
import type { StatsSource } from '../../src/stats/source.ts'

const NOON = Date.UTC(2026, 2, 10, 12)
const siteOf = (id: number, source: 'built_in' | 'google_analytics') => ({
  id,
  source,
  time_zone: 'Etc/UTC',
  week_start: 'monday' as const,
  currency_type: 'EUR',
})
const overviewOf = (id: number, last_event_at: string | null) => ({
  site_id: String(id),
  visitors: 0,
  previous_visitors: 0,
  current_visitors: 0,
  trend: [0, 0, 0, 0, 0, 0, 0],
  last_event_at,
})

/** Counts how many are asked at the same time. */
function googleOf(visitors: number) {
  const running = { now: 0, most: 0, sites: [] as number[] }
  const source = (siteId: number): StatsSource =>
    ({
      name: 'google_analytics',
      async readTotals(_query: object, _metrics: object, starts: readonly number[]) {
        running.now += 1
        running.most = Math.max(running.most, running.now)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running.now -= 1
        running.sites.push(siteId)
        const buckets = starts.map(() => ({ visitors: 1 }))
        return { metricValues: { visitors }, visitors, reachable: visitors, buckets }
      },
      readCurrentVisitors: async () => 3,
    }) as unknown as StatsSource
  return { running, open: async ({ id }: { id: number }) => source(id) }
}

const call = { range: '7d' as const, now: NOON }

test('a site with Google alone has its figures in the overview, and every other its own', async () => {
  const { running, open } = googleOf(70)
  const sites = [siteOf(1, 'google_analytics'), siteOf(2, 'google_analytics'), siteOf(3, 'built_in')]
  const own = [overviewOf(1, null), overviewOf(2, '2026-03-10T11:00:00.000Z'), overviewOf(3, null)]
  const [first, ...others] = await withGoogleOverviews(own, sites, { ...call, open })
  expect(first).toMatchObject({ visitors: 70, current_visitors: 3, source: 'google_analytics', last_event_at: null })
  expect(first?.trend).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(others).toEqual(own.slice(1))
  expect(new Set(running.sites)).toEqual(new Set([1]))
})

test('a few properties are asked at a time', async () => {
  const { running, open } = googleOf(70)
  const sites = Array.from({ length: 30 }, (_, index) => siteOf(index + 1, 'google_analytics'))
  const own = sites.map(({ id }) => overviewOf(id, null))
  const overviews = await withGoogleOverviews(own, sites, { ...call, open })
  expect(overviews.every(({ visitors }) => visitors === 70)).toBe(true)
  // Three questions of each of four.
  expect(running.most).toBeLessThanOrEqual(12)
})

test('figures that were kept of an account that has ended are not shown as those of now', async () => {
  const { open } = googleOf(70)
  const sites = [siteOf(1, 'google_analytics')]
  const own = sites.map(({ id }) => overviewOf(id, null))
  const ended = async (site: { id: number }) => ({
    ...(await open(site)),
    notices: () => [{ kind: 'stale' as const, read_at: '2026-03-10T11:59:00.000Z', reason: 'reconnect' as const }],
  })
  const overviews = await withGoogleOverviews(own, sites, { ...call, open: ended })
  expect(overviews).toEqual([{ ...own[0], source: 'google_analytics', is_unknown: true }])
})

test('where Google does not answer a site says that its figures are not known, and the others come', async () => {
  const { open } = googleOf(70)
  const sites = [siteOf(1, 'google_analytics'), siteOf(2, 'google_analytics')]
  const own = sites.map(({ id }) => overviewOf(id, null))
  const failing = async (site: { id: number }) => {
    if (site.id === 1) throw new ApiError('property_missing')
    return open(site)
  }
  const [first, second] = await withGoogleOverviews(own, sites, { ...call, open: failing })
  expect(first).toEqual({ ...own[0], source: 'google_analytics', is_unknown: true })
  expect(second).toMatchObject({ visitors: 70 })
})
