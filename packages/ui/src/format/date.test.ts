import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatBucket,
  formatBucketInFull,
  formatWeekday,
  formatDays,
  formatInstant,
  formatIsoDay,
  formatIsoMinute,
  formatMinutes,
  withTimeFormat,
} from './date.ts'
import { missing } from './number.ts'

const berlin = { locale: 'en-US', timeZone: 'Europe/Berlin' }
const now = new Date('2026-11-20T12:00:00.000Z')

test('a bucket is named in the time zone of the site', () => {
  expect(formatBucket('2026-11-10T23:00:00.000Z', 'day', berlin)).toBe('Nov 11')
  expect(formatBucketInFull('2026-11-10T23:00:00.000Z', 'day', berlin)).toBe('Wednesday, Nov 11')
  expect(formatBucket('2026-11-11T13:00:00.000Z', 'hour', berlin)).toMatch(/^2:00\sPM$/)
})

test('a range ends with its last whole day', () => {
  const days = formatDays('2026-10-21T22:00:00.000Z', '2026-11-20T23:00:00.000Z', berlin, now)
  expect(days.replaceAll(/\s/g, ' ')).toBe('Oct 22 – Nov 20')
})

test('one day stands alone', () => {
  expect(formatDays('2026-11-19T23:00:00.000Z', '2026-11-20T09:00:00.000Z', berlin, now)).toBe('Nov 20')
})

test('another year is named', () => {
  expect(formatDays('2025-12-30T23:00:00.000Z', '2026-01-03T23:00:00.000Z', berlin, now)).toMatch(/2025.*2026/)
})

test('Chinese ranges keep the signs of month and day, and Arabic dates have Latin digits', () => {
  const chinese = formatDays(
    '2026-10-21T22:00:00.000Z',
    '2026-11-20T23:00:00.000Z',
    { ...berlin, locale: 'zh-CN' },
    now,
  )
  expect(chinese).toMatch(/10月22日.*11月20日/)
  expect(formatBucket('2026-11-10T23:00:00.000Z', 'day', { ...berlin, locale: 'ar' })).toContain('11')
})

test('a day in a table is the day in the zone, the same in every language', () => {
  expect(formatIsoDay('2026-11-18T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-11-19')
  expect(formatIsoDay('2026-11-18T23:30:00.000Z', 'UTC')).toBe('2026-11-18')
  for (const instant of [null, undefined, '', 'never']) expect(formatIsoDay(instant, 'UTC')).toBe(missing)
})

test('every day of UTC is written as ISO 8601 has it', () => {
  const instants = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (instant) => {
      // The calendar of Intl goes over to the Julian one before 1582.
      fc.pre(instant.getUTCFullYear() > 1600)
      expect(formatIsoDay(instant, 'UTC')).toBe(instant.toISOString().slice(0, 10))
    }),
  )
})

test('an instant is told with its zone', () => {
  const text = formatInstant('2026-11-19T09:24:00.000Z', berlin).replaceAll(/\s/g, ' ')
  expect(text).toBe('Nov 19, 2026, 10:24 AM GMT+1')
  expect(formatInstant(null, berlin)).toBe(missing)
})

test('a range names its first and its last day, whichever they are', () => {
  const starts = fc.date({ min: new Date('2026-01-02'), max: new Date('2026-11-01'), noInvalidDate: true })
  fc.assert(
    fc.property(starts, fc.integer({ min: 1, max: 50 }), (start, days) => {
      const last = new Date(start.getTime() + (days - 1) * 86_400_000)
      const first = new Date(start.toISOString().slice(0, 10))
      const end = new Date(first.getTime() + days * 86_400_000)
      const text = formatDays(first.toISOString(), end.toISOString(), { locale: 'en-US', timeZone: 'UTC' }, now)
      expect(text).toContain(String(first.getUTCDate()))
      expect(text).toContain(String(last.getUTCDate()))
      expect(text.includes('–')).toBe(days > 1)
    }),
  )
})

test('a range of days has the same spaces on a server as in a browser', () => {
  const days = formatDays('2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z', berlin, now)
  expect(days).toBe('Nov 16 – 22')
})

test('an instant in a table is written to the minute, in its time zone', () => {
  expect(formatIsoMinute('2026-11-19T23:30:00Z', 'Europe/Berlin')).toBe('2026-11-20 00:30')
  expect(formatIsoMinute(null, 'UTC')).toBe('–')
})

test('minutes of one day have it once, those of several days each have theirs, and another year is named', () => {
  const minutes = (from: string, to: string, locale = 'en-US') =>
    formatMinutes(`${from}Z`, `${to}Z`, { locale, timeZone: 'UTC' }, now)
  expect(minutes('2026-11-18T08:00', '2026-11-18T17:30')).toBe('Nov 18, 8:00 AM – 5:30 PM')
  expect(minutes('2026-11-18T22:00', '2026-11-19T06:00')).toBe('Nov 18, 10:00 PM – Nov 19, 6:00 AM')
  expect(minutes('2025-12-31T22:00', '2026-01-01T06:00')).toMatch(/2025.*2026/)
  expect(minutes('2026-11-18T22:00', '2026-11-19T06:00', 'zh-CN')).toBe('11月18日 22:00 – 11月19日 6:00')
})

test('a weekday is that of the time zone', () => {
  expect(formatWeekday('2026-11-10T23:00:00.000Z', { locale: 'en-US', timeZone: 'Europe/Berlin' })).toBe('Wednesday')
  expect(formatWeekday('2026-11-10T23:00:00.000Z', { locale: 'zh-CN', timeZone: 'UTC' })).toBe('星期二')
})

test('hours are those of the language, or those that somebody has chosen', () => {
  const at = '2026-11-19T13:05:00.000Z'
  const timesIn = (locale: string) =>
    ([undefined, '12', '24'] as const).map((timeFormat) =>
      formatBucket(at, 'hour', { locale: withTimeFormat(locale, timeFormat), timeZone: 'UTC' }).replaceAll(
        '\u202F',
        ' ',
      ),
    )
  expect(timesIn('en-US')).toEqual(['1:05 PM', '1:05 PM', '13:05'])
  expect(timesIn('de')).toEqual(['13:05', '1:05 PM', '13:05'])
  expect(timesIn('zh-CN')).toEqual(['13:05', '下午1:05', '13:05'])
  const midnight = formatBucket('2026-11-19T00:05:00.000Z', 'hour', {
    locale: withTimeFormat('en-US', '24'),
    timeZone: 'UTC',
  })
  expect(midnight).toBe('00:05')
})
