import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { nextReportAt, reportDays, reportEnd } from './schedule.ts'

const berlin = { time_zone: 'Europe/Berlin', week_start: 'monday' } as const

test.each([
  // The day is a Wednesday; the clocks change on Sunday the 25th.
  ['weekly', '2026-10-21T12:00:00Z', '2026-10-26T06:00:00Z'],
  ['weekly', '2026-10-12T04:59:59Z', '2026-10-12T05:00:00Z'],
  ['weekly', '2026-10-12T05:00:00Z', '2026-10-19T05:00:00Z'],
  ['monthly', '2026-10-21T12:00:00Z', '2026-11-01T06:00:00Z'],
  ['monthly', '2026-12-31T23:30:00Z', '2027-01-01T06:00:00Z'],
] as const)('a %s report after %s is due at %s', (rhythm, now, due) => {
  expect(nextReportAt(rhythm, berlin, new Date(now)).getTime()).toBe(Date.parse(due))
})

test('weeks begin on the day that the site says, by its own clock', () => {
  const auckland = { time_zone: 'Pacific/Auckland', week_start: 'sunday' } as const
  const now = new Date('2026-11-20T00:00:00Z')
  expect(nextReportAt('weekly', auckland, now).toISOString()).toBe('2026-11-21T18:00:00.000Z')
  expect(reportEnd('weekly', auckland, new Date('2026-11-21T18:00:00Z')).toString()).toBe('2026-11-22')
})

test('a report is about the week or month before the day on which it ends', () => {
  const say = (rhythm: 'weekly' | 'monthly', end: string) => {
    const { first, last } = reportDays(rhythm, parseDate(end))
    return `${first.toString()} ${last.toString()}`
  }
  expect(say('weekly', '2026-11-23')).toBe('2026-11-16 2026-11-22')
  expect(say('monthly', '2026-03-01')).toBe('2026-02-01 2026-02-28')
})
