import {
  dimensions,
  metricFacts,
  type ContributionMethod,
  type DashboardMetric,
  type FixedDimension,
  type Output,
  type Schemas,
} from '@sightline/api-client/contract'
import { ApiError } from '../../errors.ts'
import { assertSupported, hasDimension } from '../../stats/capabilities.ts'
import { unavailableReason } from '../../stats/query/availability.ts'
import { changeOf } from '../../stats/query/change.ts'
import { isEventKind, kindOf } from '../../stats/query/dimensions.ts'
import type { Filter, StatsSite } from '../../stats/query/stats-query.ts'
import type { StatsSource, Totals } from '../../stats/source.ts'
import { wordedDimensions } from '../wording/texts/types.ts'
import { contributionsOf, type WeightedPair } from './contributions.ts'
import { queriesOf, type ChangeQuestion } from './change-question.ts'
import { readPairs } from './read-pairs.ts'

/** All that an explanation is about: nothing else may stand in it. */
export type ChangeDetails = NonNullable<Output<Schemas['aitask']['getExplanation']>['details']>

/** What was done, of whichever value, is no part of a change but another metric. */
const explainedDimensions = dimensions.filter((dimension) => dimension !== 'event' && dimension !== 'goal')

/**
 * Reads how a metric changed, and what each value of each dimension has to do with it.
 * @throws {ApiError} where the source does not have what is asked for
 */
export async function readChangeDetails(
  source: StatsSource,
  site: StatsSite,
  question: ChangeQuestion,
): Promise<ChangeDetails> {
  const { metric, filters } = question
  assertSupported(source, { metrics: [metric], filters })
  const queries = queriesOf(question, site)
  if (source.knowsRange?.(queries.before) === false)
    throw new ApiError('figure_unavailable', { fields: { compare: 'figure_unavailable' } })
  const metrics = [...new Set([metric, 'visits' as const])]
  const [now, before] = await Promise.all([
    source.readTotals(queries.now, metrics, []),
    source.readTotals(queries.before, metrics, []),
  ])
  const whole = wholeOf(metric, now, before)
  const wanted = dimensionsFor(source, metric)
  const pairs = await readPairs(source, wanted, metric, queries)
  const read = wanted.flatMap((dimension) => {
    const method = methodOf(metric, dimension, filters, whole)
    const contributions = contributionsOf(method, pairs.get(dimension) ?? new Map(), whole)
    return contributions.rows.length > 0 ? [{ dimension, method, ...contributions }] : []
  })
  const { change } = changeOf(now.metricValues, before.metricValues)
  return {
    metric,
    value: whole.now,
    before: whole.before,
    difference: whole.now === null || whole.before === null ? null : whole.now - whole.before,
    change: change[metric] ?? null,
    dimensions: read,
  }
}

const wholeOf = (metric: DashboardMetric, now: Totals, before: Totals): WeightedPair => ({
  now: now.metricValues[metric] ?? null,
  before: before.metricValues[metric] ?? null,
  visits: now.metricValues.visits ?? 0,
  visitsBefore: before.metricValues.visits ?? 0,
})

/** Each dimension costs Google two reports of the property's quota, so only those are read there that a text may name. */
function dimensionsFor(source: StatsSource, metric: DashboardMetric): FixedDimension[] {
  const possible: readonly FixedDimension[] =
    source.name === 'google_analytics' ? wordedDimensions : explainedDimensions
  const isCount = metricFacts[metric].unit === 'count'
  return possible.filter((dimension) => {
    const kind = kindOf(dimension)
    // The rate of a page is that of visits that entered on it, which is another dimension.
    const isOfMetric = unavailableReason(metric, kind) === undefined && (isCount || !isEventKind(kind))
    return isOfMetric && hasDimension(source, dimension)
  })
}

/**
 * How the contributions of a dimension are to be read. A visit has one source, one entry page, one country; a view one page as
 * well. A visitor may have several of each, and a visit several pages. Rates are means over visits, unless a filter chooses
 * single events: then they are of other visits than those that are counted.
 */
function methodOf(
  metric: DashboardMetric,
  dimension: FixedDimension,
  filters: readonly Filter[],
  whole: WeightedPair,
): ContributionMethod {
  switch (metricFacts[metric].unit) {
    case 'count':
      if (metric === 'visitors') return 'overlap'
      return isEventKind(kindOf(dimension)) && metric !== 'pageviews' ? 'overlap' : 'sum'
    case 'mean':
    case 'percent':
    case 'duration': {
      const isSplit = filters.every(([, filtered]) => !isEventKind(kindOf(filtered)))
      return isSplit && whole.visits > 0 && whole.visitsBefore > 0 ? 'mix' : 'ranked'
    }
  }
}
