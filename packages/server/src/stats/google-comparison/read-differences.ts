import type { DifferenceMetric, Output, Schemas } from '@sightline/api-client/contract'
import { metricFacts } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { dayAt } from '../query/calendar.ts'
import { describeRange, resolveStatsQuery, startsOf, type StatsSite } from '../query/stats-query.ts'
import { sinceOf } from '../resolve-site-query.ts'
import type { StatsSource, Totals } from '../source.ts'
import { explainDifferences } from './explain-differences.ts'

type DifferencesCall = Schemas['stats']['differences']
type Input = Omit<z.output<DifferencesCall['input']>, 'site_id'>

export interface ComparedSources {
  builtIn: StatsSource
  google: StatsSource
  /** The time zone of the property. */
  timeZone: string
  /** The number of events that were dropped as automated on a day in UTC, `2026-01-31`. */
  botsOf: (day: string) => number
}

/** The differences between Google's metrics of a range and ours, day by day, with their causes. @throws {ApiError} */
export async function readDifferences(
  { builtIn, google, timeZone, botsOf }: ComparedSources,
  site: StatsSite,
  input: Input,
  now: Date,
): Promise<Output<DifferencesCall>> {
  const { metric, ...days } = input
  const query = { ...days, interval: 'day' as const }
  const since = await sinceOf(builtIn, site, query)
  const own = resolveStatsQuery(site, { ...query, since }, now.getTime())
  const theirs = resolveStatsQuery({ ...site, time_zone: timeZone }, { ...query, since }, now.getTime())
  const isSameZone = timeZone === site.time_zone
  const isRate = metric === 'bounce_rate'
  const metrics = isRate ? [metric, 'visits' as const] : [metric]
  const [ours, inPropertyZone, ofGoogle, byGoogleRule] = await Promise.all([
    builtIn.readTotals(own.query, metrics, startsOf(own.period)),
    isSameZone ? undefined : builtIn.readTotals(theirs.query, metrics, startsOf(theirs.period)),
    google.readTotals(theirs.query, [metric], startsOf(theirs.period)),
    isRate ? builtIn.readUnengagedRates?.(theirs.query, startsOf(theirs.period)) : undefined,
  ])
  const valuesOf = ({ buckets }: Totals) => buckets.map((bucket) => bucket[metric] ?? 0)
  const [oursByDay, zoneByDay, googleByDay] = [ours, inPropertyZone ?? ours, ofGoogle].map(valuesOf)
  const notices = google.notices?.() ?? []
  const sampling = notices.find(({ kind }) => kind === 'sampling')
  const differences = explainDifferences({
    days: startsOf(own.period).map((start, index) => {
      const day = dayAt(start, site.time_zone).toString()
      return {
        day,
        ours: oursByDay?.[index] ?? 0,
        google: googleByDay?.[index] ?? 0,
        inPropertyZone: zoneByDay?.[index] ?? 0,
        ...(isRate && { visits: (inPropertyZone ?? ours).buckets[index]?.visits ?? 0 }),
        ...(byGoogleRule !== undefined && { byGoogleRule: byGoogleRule.buckets[index] ?? 0 }),
        bots: isRate ? 0 : botsOf(day),
      }
    }),
    total: { ours: ours.metricValues[metric] ?? 0, google: ofGoogle.metricValues[metric] ?? 0 },
    repeats: repeatsOf(metric),
    isSum: metricFacts[metric].unit === 'count',
    sampleShare: sampling?.share ?? 100,
    isThresholded: notices.some(({ kind }) => kind === 'thresholding'),
  })
  return {
    range: describeRange(own.period),
    metric,
    property_time_zone: timeZone,
    ...differences,
    ...(notices.length > 0 && { notices }),
  }
}

function repeatsOf(metric: DifferenceMetric): 'returning' | 'midnight' | undefined {
  if (metric === 'visitors') return 'returning'
  return metric === 'visits' ? 'midnight' : undefined
}
