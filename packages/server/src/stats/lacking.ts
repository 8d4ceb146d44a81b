import type { Interval, Metric } from '@sightline/api-client/contract'
import { Refusal } from '../refusal.ts'
import type { Filter } from './filters.ts'
import type { FigureSource } from './figure-source.ts'
import { isProperty, type AnyDimension } from './sources.ts'

interface Asked {
  metrics?: readonly Metric[]
  dimension?: AnyDimension | undefined
  filters?: readonly Filter[] | undefined
  interval?: Interval | undefined
}

/** @throws {Refusal} where the source of a site's figures lacks something of what is asked; it says what */
export function refuseLacking(source: FigureSource, { metrics = [], dimension, filters = [], interval }: Asked): void {
  const { capabilities } = source
  for (const metric of metrics) if (!capabilities.metrics.has(metric)) throw lacking('metrics', metric, source)
  if (dimension !== undefined && !hasDimension(source, dimension)) throw lacking('dimension', dimension, source)
  for (const [operator, filtered] of filters) {
    if (!hasDimension(source, filtered)) throw lacking('filters', filtered, source)
    if (!capabilities.operators.has(operator)) throw lacking('filters', operator, source)
  }
  if (interval !== undefined && !capabilities.intervals.has(interval)) throw lacking('interval', interval, source)
}

export const hasDimension = ({ capabilities }: FigureSource, dimension: AnyDimension): boolean =>
  capabilities.dimensions.has(isProperty(dimension) ? 'prop' : dimension)

export const lacking = (field: string, what: string, { name }: FigureSource): Refusal =>
  new Refusal('figure_unavailable', {
    fields: { [field]: 'figure_unavailable' },
    reason: `${what}: ${name} does not have it`,
  })
