import type { Interval } from '@sightline/api-client/contract'
import { describe, expect, test } from 'vitest'
import { bucketsOf } from './buckets.ts'
import { resolveRange } from './ranges.ts'

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
  expect(bucketsOf(period)).toHaveLength(24)
})

test.each([
  ['7d', 7],
  ['28d', 28],
  ['30d', 30],
  ['90d', 90],
] as const)('%s is whole days that end yesterday', (range, days) => {
  const period = resolveRange(range, 'America/New_York', NOON)
  const buckets = bucketsOf(period)
  expect(text(period.to)).toBe('2026-11-20T05:00:00.000Z')
  expect(buckets).toHaveLength(days)
  expect(buckets.some((bucket) => bucket.partial)).toBe(false)
})

test.each([
  ['45d', '2026-10-06', '2026-11-20'],
  ['2w', '2026-11-06', '2026-11-20'],
  ['12w', '2026-08-28', '2026-11-20'],
  ['1mo', '2026-10-01', '2026-11-01'],
  ['12mo', '2025-11-01', '2026-11-01'],
  ['18mo', '2025-05-01', '2026-11-01'],
  // The tables hold nothing before.
  ['999mo', '1970-01-01', '2026-11-01'],
] as const)('%s goes from %s to before %s', (range, from, to) => {
  const period = resolveRange(range, 'Etc/UTC', NOON)
  expect([text(period.from), text(period.to)].map((instant) => instant.slice(0, 10))).toEqual([from, to])
})

describe('all time', () => {
  const since = at('2026-10-31T23:30:00Z')

  test('runs from the day of the first event in the time zone until now', () => {
    const period = resolveRange('all', 'Europe/Berlin', NOON, { since })
    expect([text(period.from), text(period.to)]).toEqual(['2026-10-31T23:00:00.000Z', text(NOON)])
    expect(bucketsOf(period)).toHaveLength(20)
  })

  test('is today where there is no event, or its time is yet to come', () => {
    const today = resolveRange('today', 'Etc/UTC', NOON)
    for (const instant of [undefined, NOON + 3 * 86_400_000])
      expect(resolveRange('all', 'Etc/UTC', NOON, { since: instant })).toMatchObject({ from: today.from, to: today.to })
  })

  test('leaves out an interval that it has outgrown', () => {
    const intervalOf = (first: string, interval: Interval) =>
      resolveRange('all', 'Etc/UTC', NOON, { since: at(`${first}T12:00:00Z`), interval }).interval
    expect(intervalOf('2026-10-31', 'day')).toBe('day')
    expect(intervalOf('2025-10-31', 'day')).toBe('day')
    expect(intervalOf('2025-10-17', 'day')).toBe('day')
    expect(intervalOf('2025-10-16', 'day')).toBe('month')
    expect(intervalOf('2019-01-01', 'week')).toBe('month')
    expect(intervalOf('1995-01-01', 'month')).toBe('month')
  })
})

test('the running hour is partial, those before it are not', () => {
  const buckets = bucketsOf(resolveRange('today', 'Etc/UTC', NOON))
  expect(buckets).toHaveLength(13)
  expect(buckets.map((bucket) => bucket.partial)).toEqual([...Array.from({ length: 12 }, () => false), true])
})

test('a zone of three quarters of an hour has its hours where its clocks have them', () => {
  const buckets = bucketsOf(resolveRange('today', 'Asia/Kathmandu', NOON))
  expect(text(buckets[0]?.start ?? 0)).toBe('2026-11-19T18:15:00.000Z')
  expect(text(buckets[1]?.start ?? 0)).toBe('2026-11-19T19:15:00.000Z')
})

test('days of 23 and 25 hours have as many buckets', () => {
  const hours = (zone: string, day: string) => {
    const now = at(day)
    return bucketsOf(resolveRange('yesterday', zone, now)).length
  }
  expect(hours('Europe/Berlin', '2026-03-30T12:00:00Z')).toBe(23)
  expect(hours('Europe/Berlin', '2026-10-26T12:00:00Z')).toBe(25)
  expect(hours('America/Havana', '2026-11-02T12:00:00Z')).toBe(25)
})

test('a change by half an hour keeps every bucket in order and in the day', () => {
  const now = at('2026-04-06T12:00:00Z')
  const period = resolveRange('yesterday', 'Australia/Lord_Howe', now)
  const starts = bucketsOf(period).map((bucket) => bucket.start)
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
  const days = bucketsOf(resolveRange('7d', 'Pacific/Apia', now))
  expect(days).toHaveLength(6)
  expect(new Set(days.map((day) => day.start)).size).toBe(6)
})

test('the first instant of a day has one bucket', () => {
  const midnight = at('2026-11-20T00:00:00Z')
  expect(bucketsOf(resolveRange('today', 'Etc/UTC', midnight))).toEqual([{ start: midnight, partial: true }])
})

test('week, month and year begin at the site’s week start, on the 1st and on 1 January', () => {
  const from = (range: 'week' | 'month' | 'year', weekStart: 'monday' | 'saturday' | 'sunday' = 'monday') =>
    text(resolveRange(range, 'Europe/Berlin', NOON, { weekStart }).from)
  // 20 November 2026 is a Friday.
  expect(from('week')).toBe('2026-11-15T23:00:00.000Z')
  expect(from('week', 'saturday')).toBe('2026-11-13T23:00:00.000Z')
  expect(from('week', 'sunday')).toBe('2026-11-14T23:00:00.000Z')
  expect(from('month')).toBe('2026-10-31T23:00:00.000Z')
  expect(from('year')).toBe('2025-12-31T23:00:00.000Z')
})

test('last month and the last twelve months are whole months that are over', () => {
  const days = (range: 'last_month' | '12mo', now: string) => {
    const { first, last } = resolveRange(range, 'Europe/Berlin', at(now))
    return `${first.toString()} ${last.toString()}`
  }
  expect(days('last_month', '2026-11-20T12:20:00Z')).toBe('2026-10-01 2026-10-31')
  expect(days('12mo', '2026-11-20T12:20:00Z')).toBe('2025-11-01 2026-10-31')
  // It is March in Berlin already.
  expect(days('last_month', '2024-02-29T23:30:00Z')).toBe('2024-02-01 2024-02-29')
  expect(days('12mo', '2027-01-31T12:00:00Z')).toBe('2026-01-01 2026-12-31')
})

test('the last half hour by the minute: the first and the last bucket are cut', () => {
  const now = at('2026-11-20T12:20:30Z')
  const buckets = bucketsOf(resolveRange('realtime', 'Etc/UTC', now))
  expect(buckets).toHaveLength(31)
  expect(buckets.filter(({ partial }) => partial)).toHaveLength(2)
  expect(text(buckets[0]?.start ?? 0)).toBe('2026-11-20T11:50:30.000Z')
})

test('days of one’s own are whole, both included, and end at the present', () => {
  const custom = (from: string, to: string) => resolveRange('custom', 'Asia/Kolkata', NOON, { from, to })
  const past = custom('2026-01-30', '2026-02-02')
  expect([text(past.from), text(past.to)]).toEqual(['2026-01-29T18:30:00.000Z', '2026-02-02T18:30:00.000Z'])
  expect(bucketsOf(past)).toHaveLength(4)
  const running = custom('2026-11-19', '2026-11-30')
  expect(running.to).toBe(NOON)
  expect(bucketsOf(running).map(({ partial }) => partial)).toEqual([false, true])
  expect(bucketsOf(custom('2026-12-01', '2026-12-09'))).toMatchObject([{ partial: true }])
  const fields = (from?: string, to?: string) => {
    try {
      resolveRange('custom', 'Etc/UTC', NOON, { from, to })
    } catch (error) {
      return error
    }
  }
  expect(fields('2026-02-01', '2026-01-31')).toMatchObject({ data: { fields: { to: 'span_invalid' } } })
  expect(fields('2026-12-01', '2026-11-20')).toMatchObject({ data: { fields: { from: 'time_in_future' } } })
  expect(fields('2026-02-01')).toMatchObject({ data: { fields: { to: 'field_required' } } })
  expect(fields('0001-01-01', '2026-01-31')).toMatchObject({ data: { fields: { from: 'field_invalid' } } })
})

test.each([
  ['2026-11-18', '2026-11-19', 'hour'],
  ['2026-11-17', '2026-11-19', 'day'],
  ['2026-01-01', '2026-03-31', 'day'],
  ['2026-01-01', '2026-04-01', 'week'],
  ['2024-01-01', '2024-12-31', 'week'],
  ['2024-01-01', '2025-01-01', 'month'],
] as const)('from %s to %s goes by the %s', (from, to, interval) => {
  expect(resolveRange('custom', 'Etc/UTC', NOON, { from, to }).interval).toBe(interval)
})

test('a chosen interval makes at most 400 points', () => {
  const count = (range: '7d' | '28d' | '30d', interval: 'hour' | 'minute') =>
    bucketsOf(resolveRange(range, 'Etc/UTC', NOON, { interval })).length
  expect(count('7d', 'hour')).toBe(168)
  expect(() => count('28d', 'hour')).toThrow('invalid_input')
  expect(() => count('30d', 'minute')).toThrow('invalid_input')
})

test('weeks and months that the range cuts are partial', () => {
  const buckets = (interval: 'week' | 'month') =>
    bucketsOf(resolveRange('custom', 'Etc/UTC', NOON, { from: '2021-09-06', to: '2021-12-13', interval }))
  expect(buckets('month')).toEqual([
    { start: at('2021-09-06T00:00Z'), partial: true },
    { start: at('2021-10-01T00:00Z'), partial: false },
    { start: at('2021-11-01T00:00Z'), partial: false },
    { start: at('2021-12-01T00:00Z'), partial: true },
  ])
  expect(buckets('week').map(({ partial }) => partial)).toEqual([...Array.from({ length: 14 }, () => false), true])
})

test('an hour that a clock change lengthens by half is one bucket, and one that it shortens as well', () => {
  const lengths = (day: string) => {
    const period = resolveRange('custom', 'Australia/Lord_Howe', NOON, { from: day, to: day })
    const starts = [...bucketsOf(period).map(({ start }) => start), period.to]
    return starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / 60_000)
  }
  expect(lengths('2026-04-05').filter((minutes) => minutes !== 60)).toEqual([90])
  expect(lengths('2026-10-04').filter((minutes) => minutes !== 60)).toEqual([30])
})
