import type { Output, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { describeRange, describeSpan, resolveAsked, type StatsSite } from './asked.ts'
import type { NamedDeed } from './deeds.ts'
import { percentageOf } from './figures.ts'
import type { FigureSource } from './figure-source.ts'
import { lacking, refuseLacking } from './lacking.ts'
import type { Scope } from './scope.ts'

type FunnelCall = Schemas['stats']['funnel']
type AskedFunnel = Omit<z.output<FunnelCall['input']>, 'site_id' | 'funnel_id'>
type Answer = Pick<Output<FunnelCall>, 'range' | 'visitors' | 'conversion_rate' | 'comparison'> & {
  steps: Outcome['steps']
}
type Outcome = Omit<NonNullable<Output<FunnelCall>['comparison']>, 'range'>

/** What came of a funnel. @throws {Refusal} where the range is none, or the source has no funnels */
export async function readFunnelFigures(
  source: FigureSource,
  site: StatsSite,
  steps: readonly NamedDeed[],
  asked: AskedFunnel,
  now: Date,
): Promise<Answer> {
  refuseLacking(source, { filters: asked.filters })
  const { readFunnel } = source
  if (readFunnel === undefined) throw lacking('funnel_id', 'funnels', source)
  const { period, scope, compared } = resolveAsked(site, asked, now.getTime())
  const outcomeOf = async (where: Scope) => outcomeIn(await readFunnel(where, steps))
  const [outcome, before] = await Promise.all([
    outcomeOf(scope),
    compared === undefined ? undefined : outcomeOf(compared.scope),
  ])
  return {
    range: describeRange(period),
    ...outcome,
    ...(compared !== undefined &&
      before !== undefined && { comparison: { range: describeSpan(compared.span), ...before } }),
  }
}

/** @param levels How many got as far as each step and no further; first those who took none. */
function outcomeIn(levels: readonly number[]): Outcome {
  const atLeast = levels.map((_, level) => levels.slice(level).reduce((sum, visitors) => sum + visitors, 0))
  const [everybody = 0, first = 0] = atLeast
  return {
    visitors: everybody,
    conversion_rate: percentageOf(atLeast.at(-1) ?? 0, first),
    steps: atLeast.slice(1).map((visitors, index) => {
      const previous = atLeast[index] ?? 0
      return {
        visitors,
        of_previous: percentageOf(visitors, previous),
        of_first: percentageOf(visitors, first),
        of_all: percentageOf(visitors, everybody),
        dropped: previous - visitors,
      }
    }),
  }
}
