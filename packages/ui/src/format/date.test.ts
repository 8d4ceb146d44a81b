import { expect, test } from 'vitest'
import { formatBucket, formatBucketInFull, formatDays } from './date.ts'

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

test('Chinese dates, and Latin digits in Arabic', () => {
  const chinese = formatDays(
    '2026-10-21T22:00:00.000Z',
    '2026-11-20T23:00:00.000Z',
    { ...berlin, locale: 'zh-CN' },
    now,
  )
  expect(chinese).toMatch(/10月22日.*11月20日/)
  expect(formatBucket('2026-11-10T23:00:00.000Z', 'day', { ...berlin, locale: 'ar' })).toContain('11')
})
