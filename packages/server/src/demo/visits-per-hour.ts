import { fromAbsolute, getDayOfWeek, toCalendarDate } from '@internationalized/date'
import { SITE } from './harbor-lane/site.ts'
import { isWithin, type History } from './history.ts'
import { seededRandom } from './random.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const VISITS_PER_HOUR = 12.5
const GROWTH = { atFirst: 0.72, afterAYear: 1.28 }
const DAY_NOISE = 0.09
/** The visits of the campaign, as a share of those that would have come without it. */
const CAMPAIGN_VISITS = 0.75

/** The visits by the hour of the site's clock, midnight first. */
const HOURS = normalize([9, 6, 4, 3, 3, 5, 10, 18, 26, 31, 33, 34, 36, 35, 33, 32, 32, 33, 37, 43, 48, 46, 34, 19])
/** The visits by weekday, Sunday first. */
const WEEKDAYS = normalize([118, 97, 95, 96, 102, 88, 104])
/**
 * The visits by month, January first. People think of a house by the sea before the holidays, and leave for the sea in
 * summer.
 */
const MONTHS = normalize([94, 92, 93, 95, 96, 90, 86, 90, 99, 106, 122, 137])

/** The average number of visits that begin in the hour after an instant. */
export function visitsPerHour(history: History, hourStart: number): { usual: number; campaign: number } {
  const local = fromAbsolute(hourStart, SITE.timeZone)
  const date = toCalendarDate(local)
  const dayNumber = Math.floor(date.toDate('UTC').getTime() / 86_400_000)
  const usual =
    VISITS_PER_HOUR *
    growthAt(partOfYear(history, hourStart)) *
    monthAt(local.month, local.day) *
    at(WEEKDAYS, getDayOfWeek(date, 'en-US')) *
    at(HOURS, local.hour) *
    seededRandom(dayNumber).logNormal(1, DAY_NOISE)
  return { usual, campaign: isWithin(history.campaign, hourStart) ? usual * CAMPAIGN_VISITS : 0 }
}

/** The elapsed part of the first year, from 0 to 1. */
export const partOfYear = (history: History, ts: number): number =>
  Math.min(Math.max((ts - history.from) / YEAR_MS, 0), 1)

const growthAt = (part: number): number => GROWTH.atFirst + (GROWTH.afterAYear - GROWTH.atFirst) * part

/** The factor of a day: the middle of each month has that month's value, the days between are interpolated. */
function monthAt(month: number, day: number): number {
  const position = month - 1 + (day - 15) / 30
  const before = Math.floor(position)
  const part = position - before
  return at(MONTHS, before) * (1 - part) + at(MONTHS, before + 1) * part
}

const at = (factors: readonly number[], index: number): number =>
  factors[(index + factors.length) % factors.length] ?? 1

/** Scales values to a mean of 1. */
function normalize(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value / mean)
}
