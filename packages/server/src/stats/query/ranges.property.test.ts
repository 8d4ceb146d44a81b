import { fromAbsolute } from '@internationalized/date'
import { intervals, ranges, relativeUnits, weekStarts, type Range } from '@sightline/api-client/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketsOf, type Bucket } from './buckets.ts'
import { comparisonOf } from './comparison.ts'
import { resolveRange } from './ranges.ts'
import type { Period } from './period.ts'

/** Zones with half and quarter hours, clock changes at night, at midnight and by half an hour, and a skipped day. */
const zones = [
  'Etc/UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'America/Asuncion',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Africa/Cairo',
]

const instants = fc.oneof(
  fc.date({ min: new Date('2009-01-01'), max: new Date('2031-01-01'), noInvalidDate: true }),
  // Instants around the day that Samoa skipped, and some clock changes.
  fc.date({ min: new Date('2011-12-28'), max: new Date('2012-01-03'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-03-06'), max: new Date('2026-04-08'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-09-04'), max: new Date('2026-11-08'), noInvalidDate: true }),
)

const rangeCase = fc.record({
  now: instants.map((date) => date.getTime()),
  zone: fc.constantFrom(...zones),
  range: fc.oneof(
    fc.constantFrom(...ranges),
    fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...relativeUnits))
      .map(([count, unit]): Range => `${String(count)}${unit}`),
  ),
  interval: fc.option(fc.constantFrom(...intervals), { nil: undefined }),
  weekStart: fc.constantFrom(...weekStarts),
  ago: fc.nat(500),
  days: fc.integer({ min: 1, max: 400 }),
})

const DAY_MS = 24 * 60 * 60 * 1000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

type RangeCase = typeof rangeCase extends fc.Arbitrary<infer Value> ? Value : never

function periodOf({ now, zone, range, interval, weekStart, ago, days }: RangeCase): Period {
  const from = now - (ago + days) * DAY_MS
  return resolveRange(range, zone, now, {
    from: dayOf(from),
    to: dayOf(from + (days - 1) * DAY_MS),
    since: from,
    interval,
    weekStart,
  })
}

/** The buckets; undefined where there are too many. */
function bucketsIn(period: Period): Bucket[] | undefined {
  try {
    return bucketsOf(period)
  } catch {
    return undefined
  }
}

/** The faults of a period's buckets, in words. */
function* faultsOf(period: Period, buckets: readonly Bucket[], now: number): Generator<string> {
  if (buckets.length === 0 || buckets.length > 400) yield `${buckets.length} buckets`
  if (buckets[0]?.start !== period.from) yield 'the first does not begin with the range'
  if (buckets.length > 1 && (buckets.at(-1)?.start ?? 0) >= period.to) yield 'the last begins after the range'
  for (const [index, { start, partial }] of buckets.entries()) {
    const isInner = index > 0 && index < buckets.length - 1
    if (index > 0 && start <= (buckets[index - 1]?.start ?? 0)) yield `bucket ${index} is not after the one before`
    if (isInner && partial) yield `bucket ${index} is cut`
    if ((!partial || index > 0) && !isBorder(start, period)) yield `${new Date(start).toISOString()} is no border`
  }
  // A whole day never ends within a bucket of hours or days.
  const isWhole = period.to !== now && period.to > period.from && period.name !== 'realtime'
  const isShort = ['minute', 'hour', 'day'].includes(period.interval)
  if (isWhole && isShort && buckets.some(({ partial }) => partial)) yield 'a bucket of a whole range is cut'
}

/**
 * Whether a bucket begins where the local clock shows the beginning of its unit, or where a clock change skipped it.
 */
function isBorder(start: number, { timeZone, interval, weekStart }: Period): boolean {
  const local = fromAbsolute(start, timeZone)
  const isJump = fromAbsolute(start - 1, timeZone).offset !== local.offset
  const weekday = new Date(Date.UTC(local.year, local.month - 1, local.day)).getUTCDay()
  const isHour = local.second === 0 && (local.minute === 0 || isJump)
  const isDay = isHour && (local.hour === 0 || isJump)
  switch (interval) {
    case 'minute':
      return local.second === 0
    case 'hour':
      return isHour
    case 'day':
      return isDay
    case 'week':
      return isDay && weekday === { sunday: 0, monday: 1, saturday: 6 }[weekStart]
    case 'month':
      return isDay && local.day === 1
  }
}

test('buckets cover the range without gaps, each begins where its unit does, only the outer ones may be cut', () => {
  fc.assert(
    fc.property(rangeCase, (one) => {
      const period = periodOf(one)
      const buckets = bucketsIn(period)
      const faults = buckets === undefined ? [] : [...faultsOf(period, buckets, one.now)]
      // Only a chosen interval can make too many buckets.
      expect(buckets !== undefined || one.interval !== undefined).toBe(true)
      expect(faults).toEqual([])
    }),
    { numRuns: 1500 },
  )
})

test('the comparison is no longer than a range may be, and lies before the range', () => {
  fc.assert(
    fc.property(rangeCase, fc.constantFrom('previous' as const, 'year' as const), (one, compare) => {
      const period = periodOf(one)
      const other = comparisonOf(period, compare, {}, one.now)
      expect(other.from).toBeLessThanOrEqual(other.to)
      // A skipped day is empty.
      expect(other.from).toBeLessThanOrEqual(period.from)
      expect(compare === 'year' || other.to <= period.from).toBe(true)
      // Clock changes, a skipped day and 29 February move it by less than two days; months differ by up to three more.
      const isOfMonths = period.name === 'last_month' || period.name.endsWith('mo')
      const atMost = (isOfMonths ? 5 : 2) * DAY_MS
      expect(Math.abs(other.to - other.from - (period.to - period.from))).toBeLessThan(atMost)
    }),
    { numRuns: 1500 },
  )
})
