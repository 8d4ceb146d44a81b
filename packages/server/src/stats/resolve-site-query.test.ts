import { expect, test } from 'vitest'
import { resolveSiteQuery, sinceOf } from './resolve-site-query.ts'
import type { StatsSource } from './source.ts'

const site = { id: 7, time_zone: 'Europe/Berlin', week_start: 'monday' as const, currency_type: 'EUR' }
const now = new Date('2026-11-20T12:00:00Z')
const first = Date.parse('2026-03-04T12:00:00Z')

const lookedUp: number[] = []
const source = {
  readFirstEvent: async (siteId: number) => {
    lookedUp.push(siteId)
    return first
  },
} as unknown as StatsSource

test('all time begins with the day of the first event, and is compared with nothing before it', async () => {
  const { query, comparison } = await resolveSiteQuery(source, site, { range: 'all', compare: 'previous' }, now)
  expect(new Date(query.from).toISOString()).toBe('2026-03-03T23:00:00.000Z')
  expect(query.to).toBe(now.getTime())
  expect(comparison).toBeUndefined()
  const days = { compare: 'custom', compare_from: '2026-01-01', compare_to: '2026-01-31' } as const
  const chosen = await resolveSiteQuery(source, site, { range: 'all', ...days }, now)
  expect(chosen.comparison?.query.from).toBe(Date.parse('2025-12-31T23:00:00Z'))
})

test('what is known of a time before the first event is part of it', async () => {
  const earlier = first - 86_400_000
  expect(await sinceOf(source, site, { range: 'all', since: earlier })).toBe(earlier)
  expect(await sinceOf(source, site, { range: 'all', since: first + 1 })).toBe(first)
  expect(await sinceOf({} as StatsSource, site, { range: 'all' })).toBeUndefined()
})

test('no other range asks for the first event', async () => {
  lookedUp.length = 0
  await resolveSiteQuery(source, site, { range: '12mo' }, now)
  expect(lookedUp).toEqual([])
})
