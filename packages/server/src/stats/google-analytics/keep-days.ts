import type { CalendarDate } from '@internationalized/date'
import { dashboardMetrics } from '@sightline/api-client/contract'
import { ApiError } from '../../errors.ts'
import type { Database } from '../../store/relational/database.ts'
import { keepDailyValues, readKeptDays, type DailyValue } from '../../store/relational/sites/google-daily-values.ts'
import { listConnectedProperties } from '../../store/relational/sites/google-properties.ts'
import { countDays, dayAt, startOfDay } from '../query/calendar.ts'
import type { StatsSource } from '../source.ts'
import type { OpenGoogleSource } from './google-analytics-sources.ts'

interface KeepDaysOptions {
  db: Database
  openGoogleSource: OpenGoogleSource
  log: { warn(message: string): void }
  now: () => Date
  /** How often it is looked whether a site has a property that was not read lately. @default 15 seconds */
  lookMs?: number
}

export interface DaysClock {
  /** Reads what is missing of every site now. */
  run(): Promise<void>
  stop(): Promise<void>
}

const LOOK_MS = 15_000
/** How long a property that was read is left alone. */
const EVERY_MS = 60 * 60 * 1000
/** Figures of the last days still change. */
const SETTLING_DAYS = 3
const DAYS_AT_ONCE = 365
/** Google Analytics 4 knows no year before. */
const FIRST_YEAR = 2015

/**
 * Keeps the values of each day of every property, hourly and soon after a site gets one: they stay when the connection ends.
 * The first time it goes back year by year, as far as there are any; later it reads the newest days.
 */
export function startKeepingDays(options: KeepDaysOptions): DaysClock {
  const { log, now, lookMs = LOOK_MS } = options
  const readAt = new Map<string, number>()
  let running: Promise<void> | undefined
  let isStopping = false

  async function read(isDue: (property: string) => boolean): Promise<void> {
    try {
      for (const site of await listConnectedProperties(options.db)) {
        if (isStopping) return
        const property = `${site.id} ${site.property_id}`
        if (!isDue(property)) continue
        readAt.set(property, now().getTime())
        await keepSite(options, site)
      }
    } catch (error) {
      log.warn(`Days of Google Analytics were not kept: ${(error as Error).message}`)
    }
  }
  async function run(isDue: (property: string) => boolean): Promise<void> {
    await running
    running = read(isDue)
    await running
    running = undefined
  }
  const isOld = (property: string) => now().getTime() - (readAt.get(property) ?? 0) >= EVERY_MS
  const timer = setInterval(() => {
    if (running === undefined) void run(isOld)
  }, lookMs)
  return {
    run: () => run(() => true),
    async stop() {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}

async function keepSite(options: KeepDaysOptions, site: KeptSite): Promise<void> {
  try {
    const source = await options.openGoogleSource(site)
    if (source !== undefined) await keepDaysOf(options, source, site)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    options.log.warn(`Days of site ${site.id} were not read from Google Analytics: ${error.key}`)
  }
}

interface KeptSite {
  id: number
  property_id: string
  domain: string
  time_zone: string
  currency_type: string
}

async function keepDaysOf({ db, now }: KeepDaysOptions, source: StatsSource, site: KeptSite): Promise<void> {
  const yesterday = dayAt(now().getTime(), site.time_zone).subtract({ days: 1 })
  const kept = await readKeptDays(db, site.id)
  const newest = kept === undefined ? undefined : dayOf(kept.last).subtract({ days: SETTLING_DAYS - 1 })
  for (let last = yesterday; last.year >= FIRST_YEAR; last = last.subtract({ days: DAYS_AT_ONCE })) {
    const whole = last.subtract({ days: DAYS_AT_ONCE - 1 })
    const first = newest !== undefined && newest.compare(whole) > 0 ? newest : whole
    if (first.compare(last) > 0) return
    const values = await readDays(source, site, first, last)
    if (values.length === 0) return
    await keepDailyValues(db, { siteId: site.id, propertyId: site.property_id }, values, now())
    if (newest !== undefined && first.compare(newest) <= 0) return
  }

  function dayOf(text: string): CalendarDate {
    return dayAt(Date.parse(`${text}T12:00Z`), 'Etc/UTC')
  }
}

/** The values of days, without those before the first visit. */
async function readDays(
  source: StatsSource,
  { id: siteId, time_zone: timeZone, currency_type: currency }: KeptSite,
  first: CalendarDate,
  last: CalendarDate,
): Promise<DailyValue[]> {
  const days = Array.from({ length: countDays(first, last) }, (_, index) => first.add({ days: index }))
  const starts = days.map((day) => startOfDay(day, timeZone))
  const to = startOfDay(last.add({ days: 1 }), timeZone)
  const query = { siteId, from: starts[0] ?? to, to, filters: [], currency, timeZone, interval: 'day' as const }
  const { buckets } = await source.readTotals(query, dashboardMetrics, starts)
  const begin = buckets.findIndex(({ visits }) => (visits ?? 0) > 0)
  if (begin === -1) return []
  return days.slice(begin).flatMap((day, index) =>
    dashboardMetrics.map((metric) => ({
      day: day.toString(),
      metric,
      value: buckets[begin + index]?.[metric] ?? null,
    })),
  )
}
