import { expect, test } from 'vitest'
import { bucketsOf, resolveRange } from './ranges.ts'

const at = (text: string): number => new Date(text).getTime()
const text = (ms: number): string => new Date(ms).toISOString()
const NOON = at('2026-11-20T12:20:00Z')

test('today runs from local midnight to now', () => {
  const period = resolveRange('today', 'Europe/Berlin', NOON)
  expect([text(period.from), text(period.to), period.interval]).toEqual([
    '2026-11-19T23:00:00.000Z',
    '2026-11-20T12:20:00.000Z',
    'hour',
  ])
})

test('yesterday is the whole local day', () => {
  const period = resolveRange('yesterday', 'Asia/Kolkata', NOON)
  expect([text(period.from), text(period.to)]).toEqual(['2026-11-18T18:30:00.000Z', '2026-11-19T18:30:00.000Z'])
  expect(bucketsOf(period, NOON)).toHaveLength(24)
})

test.each([
  ['7d', 7],
  ['28d', 28],
  ['30d', 30],
  ['90d', 90],
] as const)('%s is whole days that end yesterday', (range, days) => {
  const period = resolveRange(range, 'America/New_York', NOON)
  const buckets = bucketsOf(period, NOON)
  expect(text(period.to)).toBe('2026-11-20T05:00:00.000Z')
  expect(buckets).toHaveLength(days)
  expect(buckets.some((bucket) => bucket.partial)).toBe(false)
})

test('the running hour is partial, those before it are not', () => {
  const buckets = bucketsOf(resolveRange('today', 'Etc/UTC', NOON), NOON)
  expect(buckets).toHaveLength(13)
  expect(buckets.map((bucket) => bucket.partial)).toEqual([...Array.from({ length: 12 }, () => false), true])
})

test('a zone of three quarters of an hour has its hours where its clocks have them', () => {
  const buckets = bucketsOf(resolveRange('today', 'Asia/Kathmandu', NOON), NOON)
  expect(text(buckets[0]?.start ?? 0)).toBe('2026-11-19T18:15:00.000Z')
  expect(text(buckets[1]?.start ?? 0)).toBe('2026-11-19T19:15:00.000Z')
})

test('days of 23 and 25 hours have as many buckets', () => {
  const hours = (zone: string, day: string) => {
    const now = at(day)
    return bucketsOf(resolveRange('yesterday', zone, now), now).length
  }
  expect(hours('Europe/Berlin', '2026-03-30T12:00:00Z')).toBe(23)
  expect(hours('Europe/Berlin', '2026-10-26T12:00:00Z')).toBe(25)
  expect(hours('America/Havana', '2026-11-02T12:00:00Z')).toBe(25)
})

test('a change by half an hour keeps every bucket in order and in the day', () => {
  const now = at('2026-04-06T12:00:00Z')
  const period = resolveRange('yesterday', 'Australia/Lord_Howe', now)
  const starts = bucketsOf(period, now).map((bucket) => bucket.start)
  expect(period.to - period.from).toBe(24.5 * 3_600_000)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(new Set(starts).size).toBe(starts.length)
  expect(starts[0]).toBe(period.from)
})

test('a day that begins at one o’clock, because its midnight does not exist', () => {
  const period = resolveRange('yesterday', 'America/Asuncion', at('2024-10-07T12:00:00Z'))
  expect(text(period.from)).toBe('2024-10-06T04:00:00.000Z')
})

test('a zone that skipped a whole day has no bucket for it', () => {
  const now = at('2012-01-02T12:00:00Z')
  const days = bucketsOf(resolveRange('7d', 'Pacific/Apia', now), now)
  expect(days).toHaveLength(6)
  expect(new Set(days.map((day) => day.start)).size).toBe(6)
})

test('the first instant of a day has one bucket', () => {
  const midnight = at('2026-11-20T00:00:00Z')
  expect(bucketsOf(resolveRange('today', 'Etc/UTC', midnight), midnight)).toEqual([{ start: midnight, partial: true }])
})
