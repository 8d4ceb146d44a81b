import type { ContributionMethod } from '@sightline/api-client/contract'

/** A metric of one value of a dimension, or of all, in two ranges. */
export interface ValuePair {
  now: number | null
  before: number | null
}

/** A pair of a rate or a mean, with the visits that it is taken over. */
export interface WeightedPair extends ValuePair {
  visits: number
  visitsBefore: number
}

export interface Contribution extends ValuePair {
  value: string
  /** Its part of the difference in total; null where it is only ranked. */
  contribution: number | null
  rate_effect?: number | undefined
  mix_effect?: number | undefined
}

export interface DimensionContributions {
  rows: Contribution[]
  /** What all values without a row contribute; null where contributions do not add up. */
  rest: number | null
}

/** The number of the largest gains of a dimension, and that of its largest losses. */
const TOP_PER_DIRECTION = 5

/** The largest contributions of the values of a dimension, and what all others contribute. */
export function contributionsOf(
  method: ContributionMethod,
  pairs: ReadonlyMap<string, WeightedPair>,
  total: WeightedPair,
): DimensionContributions {
  const rows = [...pairs].map(([value, pair]) => {
    const row = contributionOf(method, value, pair, total)
    // A rate of few visits swings far.
    return { row, weight: row.contribution ?? differenceOf(pair) * (pair.visits + pair.visitsBefore) }
  })
  const kept = largest(rows)
  const isAdditive = (method === 'sum' || method === 'mix') && total.now !== null && total.before !== null
  return {
    rows: kept,
    rest: isAdditive ? restOf(differenceOf(total), kept) : null,
  }
}

function contributionOf(
  method: ContributionMethod,
  value: string,
  pair: WeightedPair,
  total: WeightedPair,
): Contribution {
  const { now, before } = pair
  switch (method) {
    case 'sum':
    case 'overlap':
      return { value, now, before, contribution: differenceOf(pair) }
    case 'mix':
      return { value, now, before, ...mixContributionOf(pair, total) }
    case 'ranked':
      return { value, now, before, contribution: null }
  }
}

/**
 * Splits the change of a rate or a mean into its rate effect and its mix effect for one value: its own change at its mean share of the visits, and the change of its
 * share at its mean distance from the total. Over all values both parts add up to the change of the total, exactly: those of
 * the shares add up to nothing, and so the distance may be taken from any constant. A value without visits in one range has the rate
 * of the other, so that all of its part comes from its share.
 */
function mixContributionOf(
  pair: WeightedPair,
  total: WeightedPair,
): Required<Pick<Contribution, 'contribution' | 'rate_effect' | 'mix_effect'>> {
  const [share, shareBefore] = [pair.visits / total.visits, pair.visitsBefore / total.visitsBefore]
  const rate = (pair.visits > 0 ? pair.now : pair.before) ?? 0
  const rateBefore = (pair.visitsBefore > 0 ? pair.before : pair.now) ?? 0
  const baseline = ((total.now ?? 0) + (total.before ?? 0)) / 2
  const rate_effect = ((share + shareBefore) / 2) * (rate - rateBefore)
  const mix_effect = (share - shareBefore) * ((rate + rateBefore) / 2 - baseline)
  return { contribution: rate_effect + mix_effect, rate_effect, mix_effect }
}

export const differenceOf = ({ now, before }: ValuePair): number => (now ?? 0) - (before ?? 0)

/** Floating point leaves such differences where there is none. */
const NOTHING = 1e-9

function restOf(difference: number, rows: readonly Contribution[]): number {
  const rest = rows.reduce((left, { contribution }) => left - (contribution ?? 0), difference)
  return Math.abs(rest) < NOTHING ? 0 : rest
}

function largest(rows: readonly { row: Contribution; weight: number }[]): Contribution[] {
  const sorted = rows.toSorted((one, other) => other.weight - one.weight || (one.row.value < other.row.value ? -1 : 1))
  const gains = sorted.filter(({ weight }) => weight > 0).slice(0, TOP_PER_DIRECTION)
  const losses = sorted.filter(({ weight }) => weight < 0).slice(-TOP_PER_DIRECTION)
  return [...gains, ...losses.toReversed()].map(({ row }) => row)
}
