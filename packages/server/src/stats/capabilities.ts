import {
  isPropertyDimension,
  type Interval,
  type Metric,
  type Dimension,
  type FilterDimension,
  type Range,
} from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { Filter, ResolvedStatsQuery } from './query/stats-query.ts'
import type { StatsSource } from './source.ts'

interface Requirements {
  metrics?: readonly Metric[]
  dimension?: Dimension | undefined
  filters?: readonly Filter[] | undefined
  interval?: Interval | undefined
  range?: Range | undefined
}

/** @throws {ApiError} where a site's source lacks something that is required; it says what */
export function assertSupported(
  source: StatsSource,
  { metrics = [], dimension, filters = [], interval, range }: Requirements,
): void {
  const { capabilities } = source
  for (const metric of metrics) if (!capabilities.metrics.has(metric)) throw unsupportedError('metrics', metric, source)
  if (dimension !== undefined && !hasDimension(source, dimension))
    throw unsupportedError('dimension', dimension, source)
  for (const [operator, filtered] of filters) {
    if (!hasDimension(source, filtered)) throw unsupportedError('filters', filtered, source)
    if (!capabilities.operators.has(operator)) throw unsupportedError('filters', operator, source)
  }
  // A source may know the last half hour by minutes, and nothing else.
  const isByMinutes = range === 'realtime' && interval === 'minute' && source.readLastMinutes !== undefined
  if (interval !== undefined && !isByMinutes && !capabilities.intervals.has(interval))
    throw unsupportedError('interval', interval, source)
}

/** A query without the comparison with a range that its source knows nothing about. */
export const knownParts = (source: StatsSource, resolved: ResolvedStatsQuery): ResolvedStatsQuery =>
  resolved.comparison === undefined || (source.knowsRange?.(resolved.comparison.query) ?? true)
    ? resolved
    : { ...resolved, comparison: undefined }

export const hasDimension = ({ capabilities }: StatsSource, dimension: FilterDimension): boolean =>
  capabilities.dimensions.has(isPropertyDimension(dimension) ? 'prop' : dimension)

export const unsupportedError = (field: string, what: string, { name }: Pick<StatsSource, 'name'>): ApiError =>
  new ApiError('figure_unavailable', {
    fields: { [field]: 'figure_unavailable' },
    reason: `${what}: ${name} does not have it`,
  })
