import type { FixedDimension } from '@sightline/api-client/contract'
import type { StatsQuery } from '../../stats/query/stats-query.ts'
import type { StatsSource, Totals } from '../../stats/source.ts'

/** How the visits of one value of a dimension changed; the values of a dimension add up to the change of all visits. */
export interface Contribution {
  dimension: SummaryDimension
  /** Empty where a visit has none. */
  value: string
  visits: number
  before: number
  /** `visits` less `before`. */
  difference: number
}

/** Each visit has one value of each. */
export const summaryDimensions = [
  'source',
  'entry_page',
  'utm_campaign',
  'country',
  'device',
  'browser',
  'os',
  'language',
] as const satisfies readonly FixedDimension[]
export type SummaryDimension = (typeof summaryDimensions)[number]

/** A range, and what it holds in all. */
export interface ReadRange {
  query: StatsQuery
  totals: Totals
}

/** Values of one dimension that are compared, with most visits in either range. */
const VALUES = 200
/** Of one dimension: the largest gains, and the largest losses. */
const KEPT = 3

/** What the values of a dimension gained and lost most. */
export async function readContributions(
  source: StatsSource,
  dimension: SummaryDimension,
  now: ReadRange,
  before: ReadRange,
): Promise<Contribution[]> {
  const [visits, earlier] = [await readVisits(source, dimension, now), await readVisits(source, dimension, before)]
  await readMissing(source, dimension, now, visits, earlier)
  await readMissing(source, dimension, before, earlier, visits)
  return largest(contributionsOf(dimension, visits, earlier))
}

export function contributionsOf(
  dimension: SummaryDimension,
  visits: ReadonlyMap<string, number>,
  earlier: ReadonlyMap<string, number>,
): Contribution[] {
  return [...new Set([...visits.keys(), ...earlier.keys()])].map((value) => {
    const [now, before] = [visits.get(value) ?? 0, earlier.get(value) ?? 0]
    return { dimension, value, visits: now, before, difference: now - before }
  })
}

function largest(contributions: readonly Contribution[]): Contribution[] {
  const sorted = contributions.toSorted(
    (one, other) => other.difference - one.difference || (one.value < other.value ? -1 : 1),
  )
  const gains = sorted.filter(({ difference }) => difference > 0).slice(0, KEPT)
  const losses = sorted.filter(({ difference }) => difference < 0).slice(-KEPT)
  return [...gains, ...losses.toReversed()]
}

async function readVisits(
  source: StatsSource,
  dimension: SummaryDimension,
  { query, totals }: ReadRange,
  values?: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await source.readBreakdown(query, dimension, ['visits'], totals, {
    sort: { by: 'visits', order: 'descend' },
    limit: values?.length ?? VALUES,
    offset: 0,
    ...(values !== undefined && { values, isMissingFound: true }),
  })
  return new Map(rows.map(({ value, metricValues }) => [value, metricValues.visits ?? 0]))
}

/** Reads those values, too, that are among the first of the other range only. */
async function readMissing(
  source: StatsSource,
  dimension: SummaryDimension,
  range: ReadRange,
  found: Map<string, number>,
  others: ReadonlyMap<string, number>,
): Promise<void> {
  const missing = [...others.keys()].filter((value) => !found.has(value))
  // All values were found: these have no visits.
  if (missing.length === 0 || found.size < VALUES) return
  for (const [value, visits] of await readVisits(source, dimension, range, missing)) found.set(value, visits)
}
