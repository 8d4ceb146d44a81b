import type { DifferenceCause } from '@sightline/api-client/contract'

/** One metric of one day from both sources. */
export interface DayPair {
  /** The date, as `2026-01-31`. */
  day: string
  /** Our value of the site's day. */
  ours: number
  /** Google's value of the property's day with the same date. */
  google: number
  /** Our value of the property's day. */
  inPropertyZone: number
  /** Our value of the property's day by Google's definition of a bounce; absent for other metrics. */
  byGoogleRule?: number
  /** Our number of visits, of which a rate is computed; absent for other metrics. */
  visits?: number
  /** The events that were dropped here as automated, in the property's day. */
  bots: number
}

export interface DifferenceInput {
  days: readonly DayPair[]
  /** The values of the whole range, in which visitors and visits of several days count once. */
  total: { ours: number; google: number }
  /**
   * Whether visitors (`returning`) or visits (`midnight`) can be in several days; undefined for metrics that cannot.
   */
  repeats: 'returning' | 'midnight' | undefined
  /** Whether days can be added up, which those of rates cannot. */
  isSum: boolean
  /** The percentage of visits that Google's metrics are computed from. */
  sampleShare: number
  /** Whether Google withholds rows. */
  isThresholded: boolean
}

export type Causes = Partial<Record<DifferenceCause, number>>

/** The difference of Google's value from ours, and its causes, which add up to it. */
export interface ExplainedDifference {
  ours: number
  google: number
  causes: Causes
}

export interface Differences {
  days: (ExplainedDifference & { day: string })[]
  total: ExplainedDifference
}

/** The number of standard deviations of a sample that are attributed to sampling. */
const SAMPLING_DEVIATIONS = 2

/**
 * Splits the difference between two ways of counting into measured causes. The rest is attributed to visitors that only
 * one source sees, by their share of the whole range; the part of a day beyond that is unexplained.
 */
export function explainDifferences(input: DifferenceInput): Differences {
  const measured = input.days.map((pair) => ({ pair, causes: measuredCauses(pair, input) }))
  const left = measured.map(({ pair, causes }) => pair.google - pair.ours - sumOf(causes))
  const base = input.days.map(({ inPropertyZone, byGoogleRule = inPropertyZone }) => byGoogleRule)
  const missing = -sum(left)
  // The share is limited: more than all visitors, or fewer than none, cannot be missing.
  const share = input.isSum && sum(base) > 0 ? Math.min(Math.max(missing / sum(base), 0), 1) : 0
  const days = measured.map(({ pair, causes }, index) => {
    const onlyHere = -share * (base[index] ?? 0)
    return {
      day: pair.day,
      ours: pair.ours,
      google: pair.google,
      causes: withoutZeros({ ...causes, only_here: onlyHere, unexplained: (left[index] ?? 0) - onlyHere }),
    }
  })
  return { days, total: explainTotal(input, days) }
}

function measuredCauses(pair: DayPair, { sampleShare, isThresholded, isSum }: DifferenceInput): Causes {
  const { ours, google, inPropertyZone, byGoogleRule = inPropertyZone, bots } = pair
  const causes: Causes = { time_zone: inPropertyZone - ours, bounce_rule: byGoogleRule - inPropertyZone }
  const gap = google - byGoogleRule
  if (isThresholded && google === 0) return { ...causes, thresholding: gap }
  const leftOut = (100 - sampleShare) / Math.max(sampleShare, 1)
  const variance = isSum ? byGoogleRule : (byGoogleRule * (100 - byGoogleRule)) / Math.max(pair.visits ?? 0, 1)
  const sampling = clamp(gap, SAMPLING_DEVIATIONS * Math.sqrt(variance * leftOut))
  return { ...causes, sampling, bots: Math.min(Math.max(gap - sampling, 0), bots) }
}

/** Explains the range: its days added up, less the visitors and visits that are in several of them. */
function explainTotal(
  { total, repeats, isSum, days: pairs }: DifferenceInput,
  days: Differences['days'],
): ExplainedDifference {
  if (!isSum) return meanOfDays(total, days)
  const causes: Causes = {}
  for (const day of days)
    for (const [cause, value] of Object.entries(day.causes) as [DifferenceCause, number][])
      causes[cause] = (causes[cause] ?? 0) + value
  const repeatedOurs = sum(pairs.map(({ ours }) => ours)) - total.ours
  const repeatedGoogle = sum(pairs.map(({ google }) => google)) - total.google
  const repeated = repeatedOurs - repeatedGoogle
  const cause = repeats ?? 'unexplained'
  causes[cause] = (causes[cause] ?? 0) + repeated
  return { ...total, causes: withoutZeros(causes) }
}

/** A rate of a range is about the mean of its days; the rest is unexplained. */
function meanOfDays(total: { ours: number; google: number }, days: Differences['days']): ExplainedDifference {
  const causes: Causes = {}
  for (const { causes: ofDay } of days)
    for (const [cause, value] of Object.entries(ofDay) as [DifferenceCause, number][])
      if (cause !== 'unexplained') causes[cause] = (causes[cause] ?? 0) + value / days.length
  return { ...total, causes: withoutZeros({ ...causes, unexplained: total.google - total.ours - sumOf(causes) }) }
}

const clamp = (value: number, limit: number): number => Math.min(Math.max(value, -limit), limit)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
const sumOf = (causes: Causes): number => sum(Object.values(causes))

const withoutZeros = (causes: Causes): Causes =>
  Object.fromEntries(Object.entries(causes).filter(([, value]) => Math.abs(value) > 1e-9))
