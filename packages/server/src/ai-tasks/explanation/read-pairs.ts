import { metricFacts, type DashboardMetric, type FixedDimension } from '@sightline/api-client/contract'
import type { StatsQuery } from '../../stats/query/stats-query.ts'
import type { StatsSource } from '../../stats/source.ts'
import type { WeightedPair } from './contributions.ts'

/** Values of one dimension that are compared, with most of the metric in either range. */
const VALUES = 200

type MetricOfValue = Record<'value' | 'visits', number | null>
type ValuesOf = ReadonlyMap<FixedDimension, Map<string, MetricOfValue>>

/** The metric of the values of each dimension in both ranges. */
export async function readPairs(
  source: StatsSource,
  dimensions: readonly FixedDimension[],
  metric: DashboardMetric,
  queries: Record<'now' | 'before', StatsQuery>,
): Promise<Map<FixedDimension, Map<string, WeightedPair>>> {
  const [now, before] = await Promise.all([
    readValues(source, queries.now, dimensions, metric),
    readValues(source, queries.before, dimensions, metric),
  ])
  const [others, earlier] = [missingIn(now, before), missingIn(before, now)]
  const [found, foundBefore] = await Promise.all([
    readValues(source, queries.now, [...others.keys()], metric, others),
    readValues(source, queries.before, [...earlier.keys()], metric, earlier),
  ])
  const { none } = metricFacts[metric]
  const nothing: MetricOfValue = { value: none, visits: 0 }
  return new Map(
    dimensions.map((dimension) => {
      const ofNow = new Map([...(now.get(dimension) ?? []), ...(found.get(dimension) ?? [])])
      const ofBefore = new Map([...(before.get(dimension) ?? []), ...(foundBefore.get(dimension) ?? [])])
      return [
        dimension,
        new Map(
          [...new Set([...ofNow.keys(), ...ofBefore.keys()])].map((value) => {
            const [one, other] = [ofNow.get(value) ?? nothing, ofBefore.get(value) ?? nothing]
            const visits = { visits: one.visits ?? 0, visitsBefore: other.visits ?? 0 }
            return [value, { now: one.value, before: other.value, ...visits }]
          }),
        ),
      ]
    }),
  )
}

/** @param values Only these of each dimension; otherwise those with most of the metric */
async function readValues(
  source: StatsSource,
  query: StatsQuery,
  dimensions: readonly FixedDimension[],
  metric: DashboardMetric,
  values?: ReadonlyMap<FixedDimension, readonly string[]>,
): Promise<ValuesOf> {
  if (dimensions.length === 0) return new Map()
  const weight = metricFacts[metric].unit === 'count' ? metric : 'visits'
  const others = metric === weight ? [] : [metric]
  const found = await source.readMetricBreakdowns(query, dimensions, [weight, ...others], { limit: VALUES, values })
  return new Map(
    [...found].map(([dimension, rows]) => [
      dimension,
      new Map(
        rows.map(({ value, metricValues }) => [
          value,
          { value: metricValues[metric] ?? null, visits: metricValues[weight] ?? null },
        ]),
      ),
    ]),
  )
}

/** The values of each dimension that one range has among its first, and the other one may have further down. */
function missingIn(found: ValuesOf, others: ValuesOf): Map<FixedDimension, string[]> {
  return new Map(
    [...others].flatMap(([dimension, ofOthers]) => {
      const own = found.get(dimension) ?? new Map<string, MetricOfValue>()
      // All values were found: the others have nothing of it.
      if (own.size < VALUES) return []
      const missing = [...ofOthers.keys()].filter((value) => !own.has(value))
      return missing.length === 0 ? [] : [[dimension, missing] as const]
    }),
  )
}
