import { analyticsLimits, type Output, type Schemas } from '@sightline/api-client/contract'
import { inBuckets, periodOf, type GivenPeriod } from './periods.ts'
import type { Database } from '../../store/relational/database.ts'
import {
  readReferrers,
  readRegistrationsByDay,
  readRegistrationSources,
  type RegistrationsOfDay,
} from '../../store/relational/membership/referral-metrics.ts'

type ShareAnalytics = Output<Schemas['appUser']['shareAnalytics']>

/**
 * The registrations by referral over time with those that pay by now, where they came from, and the people who referred
 * most. @throws {ApiError} span_invalid
 */
export async function readShareAnalytics(db: Database, given: GivenPeriod, now: Date): Promise<ShareAnalytics> {
  const period = periodOf(given, now)
  const { from, to } = period
  const days = await readRegistrationsByDay(db, from, to)
  return {
    series: inBuckets(period, days).map(({ start, rows }) => ({ start, ...sumsOf(rows) })),
    totals: sumsOf(days),
    sources: await readRegistrationSources(db, from, to, analyticsLimits.sources),
    referrers: await readReferrers(db, from, to, analyticsLimits.referrers),
  }
}

const sumsOf = (days: readonly RegistrationsOfDay[]) => ({
  registrations: sumOf(days, 'registrations'),
  referred: sumOf(days, 'referred'),
  invited: sumOf(days, 'invited'),
  paying: sumOf(days, 'paying'),
})

const sumOf = (days: readonly RegistrationsOfDay[], metric: Exclude<keyof RegistrationsOfDay, 'day'>): number =>
  days.reduce((sum, day) => sum + day[metric], 0)
