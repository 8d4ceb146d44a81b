import { analyticsLimits, type Output, type Schemas } from '@sightline/api-client/contract'
import { inBuckets, periodOf, type GivenPeriod } from './periods.ts'
import type { Database } from '../../store/relational/database.ts'
import {
  readReferrers,
  readRegistrationsByDay,
  type RegistrationsOfDay,
} from '../../store/relational/membership/referral-metrics.ts'

type ShareAnalytics = Output<Schemas['appUser']['shareAnalytics']>

/** The registrations by referral over time, and the people who referred most. @throws {ApiError} span_invalid */
export async function readShareAnalytics(db: Database, given: GivenPeriod, now: Date): Promise<ShareAnalytics> {
  const period = periodOf(given, now)
  const days = await readRegistrationsByDay(db, period.from, period.to)
  return {
    series: inBuckets(period, days).map(({ start, rows }) => ({ start, ...sumsOf(rows) })),
    totals: sumsOf(days),
    referrers: await readReferrers(db, period.from, period.to, analyticsLimits.referrers),
  }
}

const sumsOf = (days: readonly RegistrationsOfDay[]) => ({
  registrations: days.reduce((sum, day) => sum + day.registrations, 0),
  referred: days.reduce((sum, day) => sum + day.referred, 0),
})
