import { dayAt, startOfDay } from '../../query/calendar.ts'
import { buildDays, type BuildParts } from './build-days.ts'
import { countRows, isNextTo, readBuilds, type DayBuild, type SummedSite } from './builds.ts'
import { isUnchangedSince, readDataState, type DataState } from './data-state.ts'
import { readDayStates, type DayState } from './row-state.ts'

/** The days that are looked back to: more than a range of sums may have. */
const KEPT_DAYS = 1100
/** The events of the days that are made at once, which bounds memory. */
const EVENTS_AT_ONCE = 200_000
const DAYS_AT_ONCE = 366
/** A day is over for so long before it is made: until then visits of its last minutes may go on. */
export const SETTLED_MS = 60 * 60 * 1000

/** What became of a site: all of its past days have sums, or its rows changed while they were made. */
export type Kept = 'whole' | 'changed'

interface KeepOptions {
  /** The instant of the site's first event, in milliseconds since 1970. */
  first: number
  /** The present, in the same. */
  now: number
  /** @default EVENTS_AT_ONCE */
  eventsAtOnce?: number
  /** The most values of a dimension that has sums. @default as `build-days.ts` says */
  mostValues?: number
}

/**
 * Makes the sums of all past days of a site that have none, or none of the present rows, from the first of them on: what
 * comes later depends on it. Those that are there stay, so that it goes on after a stop where it was.
 */
export async function keepSite(
  parts: BuildParts,
  site: SummedSite,
  { first, now, eventsAtOnce = EVENTS_AT_ONCE, mostValues }: KeepOptions,
): Promise<Kept> {
  const { ask, signal } = parts
  const borders = dayBorders(site.time_zone, first, now - SETTLED_MS)
  const to = borders.at(-1)
  const days = borders.slice(0, -1)
  if (to === undefined || days[0] === undefined) return 'whole'
  const [state, states, builds, counts] = await Promise.all([
    readDataState(ask),
    readDayStates(ask, { siteId: site.id, days, to }),
    readBuilds(ask, site, days[0], to),
    countRows(ask, site.id, days[0], to),
  ])
  const valid = validBuilds({ borders, states, state, siteId: site.id, counts }, builds)
  let before = valid.at(-1)?.build ?? 0n
  for (let index = valid.length; index < days.length;) {
    signal.throwIfAborted()
    const count = daysAtOnce(states.slice(index), eventsAtOnce)
    const made = await buildDays(parts, {
      site,
      days: days.slice(index, index + count),
      to: borders[index + count] ?? to,
      earlier: days.slice(0, index),
      before,
      mostValues,
    })
    if (made === undefined) return 'changed'
    before = made.at(-1)?.build ?? before
    index += count
  }
  return 'whole'
}

/** The starts of the local days from the first event on, the last of which is the end of the last day that is over. */
function dayBorders(timeZone: string, first: number, until: number): number[] {
  const last = dayAt(until, timeZone)
  const earliest = last.subtract({ days: KEPT_DAYS })
  const from = dayAt(first, timeZone)
  const borders = new Set<number>()
  for (let day = from.compare(earliest) < 0 ? earliest : from; day.compare(last) <= 0; day = day.add({ days: 1 }))
    // A date that a time zone skips begins and ends at the same instant.
    borders.add(startOfDay(day, timeZone))
  return [...borders]
}

interface PresentRows {
  borders: readonly number[]
  states: readonly DayState[]
  state: DataState
  siteId: number
  counts: ReadonlyMap<bigint, number>
}

/** The builds of the first days, up to the first one that is missing or not made from the present rows. */
function validBuilds({ borders, states, state, siteId, counts }: PresentRows, builds: readonly DayBuild[]): DayBuild[] {
  const buildOf = new Map(builds.map((build) => [build.day, build]))
  const valid: DayBuild[] = []
  for (const [index, present] of states.entries()) {
    const build = buildOf.get(borders[index] ?? 0)
    const before = valid.at(-1)
    const isValid =
      build !== undefined &&
      build.next === borders[index + 1] &&
      (before === undefined || isNextTo(build, before)) &&
      build.events === present.events &&
      build.started === present.started &&
      build.carried === present.carried &&
      (counts.get(build.build) ?? 0) === build.rows &&
      isUnchangedSince(state, siteId, build.changes)
    if (!isValid) break
    valid.push(build)
  }
  return valid
}

/** The number of days that are made together: one at least. */
function daysAtOnce(states: readonly DayState[], eventsAtOnce: number): number {
  let events = 0n
  const count = states.slice(0, DAYS_AT_ONCE).findIndex((state, index) => {
    events += state.events
    return index > 0 && events > eventsAtOnce
  })
  return count === -1 ? Math.min(states.length, DAYS_AT_ONCE) : count
}
