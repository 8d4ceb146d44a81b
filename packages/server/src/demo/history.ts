import { fromAbsolute, toCalendarDate, toZoned, type CalendarDate } from '@internationalized/date'
import type { TimeRange } from '../stats/query/comparison.ts'
import { SITE } from './harbor-lane/site.ts'

/** The beginning of the demo's year, and the events in it. */
export interface History extends TimeRange {
  campaign: TimeRange
  outage: TimeRange
}

const CAMPAIGN = { beganDaysAgo: 76, days: 14 }
const OUTAGE = { daysAgo: 12, fromMinute: 13 * 60 + 20, toMinute: 18 * 60 + 45 }
const MINUTE_MS = 60_000

/** @param days The number of whole days before the present one. */
export function historyUntil(now: number, days: number): History {
  const today = toCalendarDate(fromAbsolute(now, SITE.timeZone))
  const midnight = (daysAgo: number) => startOf(today.subtract({ days: daysAgo }))
  const dayOfOutage = midnight(OUTAGE.daysAgo)
  return {
    from: midnight(days),
    to: now,
    campaign: { from: midnight(CAMPAIGN.beganDaysAgo), to: midnight(CAMPAIGN.beganDaysAgo - CAMPAIGN.days) },
    outage: { from: dayOfOutage + OUTAGE.fromMinute * MINUTE_MS, to: dayOfOutage + OUTAGE.toMinute * MINUTE_MS },
  }
}

const startOf = (date: CalendarDate): number => toZoned(date, SITE.timeZone).toDate().getTime()

export const isWithin = ({ from, to }: TimeRange, ts: number): boolean => ts >= from && ts < to
