import type { Output, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { describeRange, describeTimeRange, type StatsSite, type StatsQuery } from './query/stats-query.ts'
import { shareInPercent } from './query/share-in-percent.ts'
import { resolveSiteQuery } from './resolve-site-query.ts'
import type { NamedGoalCondition, StatsSource } from './source.ts'
import { unsupportedError, assertSupported } from './capabilities.ts'

type FunnelCall = Schemas['stats']['funnel']
type FunnelInput = Omit<z.output<FunnelCall['input']>, 'site_id' | 'funnel_id'>
type Answer = Pick<Output<FunnelCall>, 'range' | 'visitors' | 'conversion_rate' | 'comparison'> & {
  steps: Outcome['steps']
}
type Outcome = Omit<NonNullable<Output<FunnelCall>['comparison']>, 'range'>

/** Reads the steps of a funnel. @throws {ApiError} where the range is none, or the source has no funnels */
export async function readFunnel(
  source: StatsSource,
  site: StatsSite,
  steps: readonly NamedGoalCondition[],
  input: FunnelInput,
  now: Date,
): Promise<Answer> {
  assertSupported(source, { filters: input.filters })
  const { readFunnelLevels } = source
  if (readFunnelLevels === undefined) throw unsupportedError('funnel_id', 'funnels', source)
  const { period, query, comparison } = await resolveSiteQuery(source, site, input, now)
  const outcomeOf = async (one: StatsQuery) => outcomeIn(await readFunnelLevels(one, steps))
  const [outcome, before] = await Promise.all([
    outcomeOf(query),
    comparison === undefined ? undefined : outcomeOf(comparison.query),
  ])
  return {
    range: describeRange(period),
    ...outcome,
    ...(comparison !== undefined &&
      before !== undefined && { comparison: { range: describeTimeRange(comparison.range), ...before } }),
  }
}

/** @param levels How many got as far as each step and no further; first those who took none. */
function outcomeIn(levels: readonly number[]): Outcome {
  const atLeast = levels.map((_, level) => levels.slice(level).reduce((sum, visitors) => sum + visitors, 0))
  const [everybody = 0, first = 0] = atLeast
  return {
    visitors: everybody,
    conversion_rate: shareInPercent(atLeast.at(-1) ?? 0, first),
    steps: atLeast.slice(1).map((visitors, index) => {
      const previous = atLeast[index] ?? 0
      return {
        visitors,
        of_previous: shareInPercent(visitors, previous),
        of_first: shareInPercent(visitors, first),
        of_all: shareInPercent(visitors, everybody),
        dropped: previous - visitors,
      }
    }),
  }
}
