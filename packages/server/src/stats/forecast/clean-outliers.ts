import { median } from './median.ts'

export interface CleanedHistory {
  /** The counts, with usual values in place of outages and spikes. */
  counts: number[]
  /** Whether a day was probably not measured. */
  isOutage: boolean[]
}

const WEEK = 7
/** The number of the same weekdays on each side that give the usual value of a day. */
const NEIGHBOURS = 3
/** The number of days with 0 that are an outage, whatever the weekdays are. */
const LONG_DAYS = 8
/** A day is an outage below this part of its usual value, if the usual value is at least `usual`. */
const OUTAGE = { part: 0.1, usual: 10 }
/** A day is a spike above this multiple of its usual value, if it also is this many deviations above it. */
const SPIKE = { times: 2.5, deviations: 5 }
/** The number of days after which a change that lasts until yesterday is the new level. */
const NEW_LEVEL_DAYS = { outage: 7, spike: 3 }

/** Repairs a history, so that neither an outage nor a campaign of a few days is taken for the rhythm of the site. */
export function cleanOutliers(history: readonly number[]): CleanedHistory {
  const logs = history.map((count) => Math.log1p(count))
  const isSilent = longSilences(history)
  const usual = history.map((_, day) => usualOn(day, logs, isSilent))
  const residuals = logs.map((log, day) => Math.abs(log - (usual[day] ?? log)))
  const deviation = 1.4826 * median(residuals.filter((_, day) => !isSilent[day]))
  const limit = Math.max(Math.log(SPIKE.times), SPIKE.deviations * deviation)

  const over = overSince(history)
  const isOutage = history.map((count, day) => {
    if (day >= over) return false
    const expected = Math.expm1(usual[day] ?? 0)
    return isSilent[day] === true || (expected >= OUTAGE.usual && count < OUTAGE.part * expected)
  })
  const isSpike = logs.map((log, day) => log - (usual[day] ?? log) > limit)
  acceptNewLevel(isOutage, NEW_LEVEL_DAYS.outage)
  acceptNewLevel(isSpike, NEW_LEVEL_DAYS.spike)
  const counts = history.map((count, day) => {
    const log = usual[day]
    return log !== undefined && (isOutage[day] === true || isSpike[day] === true) ? Math.expm1(log) : count
  })
  return { counts, isOutage }
}

/** The median of the same weekday around a day, as a logarithm; undefined where there are too few of them. */
function usualOn(day: number, logs: readonly number[], isSilent: readonly boolean[]): number | undefined {
  const towards = (step: number) => {
    const found: number[] = []
    for (let other = day + step; found.length < NEIGHBOURS; other += step) {
      const log = logs[other]
      if (log === undefined) break
      if (isSilent[other] !== true) found.push(log)
    }
    return found
  }
  const around = [...towards(-WEEK), ...towards(WEEK)]
  return around.length < 2 ? undefined : median(around)
}

/** Whether each day belongs to a long run of 0 that ends before the history does. */
function longSilences(history: readonly number[]): boolean[] {
  const isSilent = history.map(() => false)
  let start = 0
  history.forEach((count, day) => {
    if (count === 0) return
    if (day - start >= LONG_DAYS) isSilent.fill(true, start, day)
    start = day + 1
  })
  return isSilent
}

/**
 * The day since which there are no visits, for so long that none are expected; the end of the history where there are
 * some.
 */
function overSince(history: readonly number[]): number {
  const start = history.findLastIndex((count) => count > 0) + 1
  return history.length - start > NEW_LEVEL_DAYS.outage ? start : history.length
}

function acceptNewLevel(isOdd: boolean[], longest: number): void {
  const start = isOdd.lastIndexOf(false) + 1
  if (isOdd.length - start > longest) isOdd.fill(false, start)
}
