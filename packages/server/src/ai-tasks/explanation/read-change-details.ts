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
import type { Filter, StatsQuery, StatsSite } from '../../stats/query/stats-query.ts'
import type { StatsSource, Totals } from '../../stats/source.ts'
import { wordedDimensions } from '../wording/texts/texts.ts'
import { contributionsOf, type WeightedPair } from './contributions.ts'
import { queriesOf, type ChangeQuestion } from './question.ts'

/** All that an explanation is about: nothing else may stand in it. */
export type ChangeDetails = NonNullable<Output<Schemas['aitask']['getExplanation']>['details']>

/** Values of one dimension that are compared, with most of the metric in either range. */
const VALUES = 200

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
  const read: ChangeDetails['dimensions'] = []
  for (const dimension of dimensionsFor(source, metric)) {
    const method = methodOf(metric, dimension, filters, whole)
    const pairs = await readPairs(
      source,
      dimension,
      metric,
      { query: queries.now, totals: now },
      {
        query: queries.before,
        totals: before,
      },
    )
    const contributions = contributionsOf(method, pairs, whole)
    if (contributions.rows.length > 0) read.push({ dimension, method, ...contributions })
  }
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

interface ReadRange {
  query: StatsQuery
  totals: Totals
}

type MetricOfValue = Record<'value' | 'visits', number | null>

/** The metric of the values of a dimension in both ranges. */
async function readPairs(
  source: StatsSource,
  dimension: FixedDimension,
  metric: DashboardMetric,
  now: ReadRange,
  before: ReadRange,
): Promise<Map<string, WeightedPair>> {
  const [values, earlier] = await Promise.all([
    readValues(source, dimension, metric, now),
    readValues(source, dimension, metric, before),
  ])
  await Promise.all([
    readMissing(source, dimension, metric, now, values, [...earlier.keys()]),
    readMissing(source, dimension, metric, before, earlier, [...values.keys()]),
  ])
  const { none } = metricFacts[metric]
  const nothing: MetricOfValue = { value: none, visits: 0 }
  return new Map(
    [...new Set([...values.keys(), ...earlier.keys()])].map((value) => {
      const [one, other] = [values.get(value) ?? nothing, earlier.get(value) ?? nothing]
      return [value, { now: one.value, before: other.value, visits: one.visits ?? 0, visitsBefore: other.visits ?? 0 }]
    }),
  )
}

async function readValues(
  source: StatsSource,
  dimension: FixedDimension,
  metric: DashboardMetric,
  { query, totals }: ReadRange,
  values?: readonly string[],
): Promise<Map<string, MetricOfValue>> {
  const isCount = metricFacts[metric].unit === 'count'
  const weight = isCount ? metric : 'visits'
  const { rows } = await source.readBreakdown(query, dimension, [...new Set([metric, weight])], totals, {
    sort: { by: weight, order: 'descend' },
    limit: values?.length ?? VALUES,
    offset: 0,
    ...(values !== undefined && { values, isMissingFound: true }),
  })
  return new Map(
    rows.map(({ value, metricValues }) => [
      value,
      { value: metricValues[metric] ?? null, visits: metricValues[weight] ?? null },
    ]),
  )
}

/** Reads those values, too, that are among the first of the other range only. */
async function readMissing(
  source: StatsSource,
  dimension: FixedDimension,
  metric: DashboardMetric,
  range: ReadRange,
  found: Map<string, MetricOfValue>,
  others: readonly string[],
): Promise<void> {
  const missing = others.filter((value) => !found.has(value))
  // All values were found: these have nothing of it.
  if (missing.length === 0 || found.size < VALUES) return
  for (const [value, metricOfValue] of await readValues(source, dimension, metric, range, missing))
    found.set(value, metricOfValue)
}
