import type { Metric } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { Filter } from './query/stats-query.ts'
import { filterReason, kindOf, unavailableReason, decideTable, type AnyDimension } from './table-decider.ts'

/** @throws {ApiError} where a metric does not exist for the dimension or with a filter; it says why */
export function assertAvailable(
  metrics: readonly Metric[],
  dimension: AnyDimension | undefined,
  filters: readonly Filter[],
): void {
  const kind = dimension === undefined ? 'none' : kindOf(dimension)
  for (const metric of metrics) {
    const reason = unavailableReason(decideTable(metric, kind))
    if (reason !== undefined) throw unavailableError('metrics', `${metric} by ${dimension ?? 'nothing'}: ${reason}`)
    for (const [, filtered] of filters) {
      const because = filterReason(metric, kindOf(filtered))
      if (because !== undefined)
        throw unavailableError('filters', `${metric} where ${filtered}: ${unavailableReason(because)}`)
    }
  }
}

const unavailableError = (field: string, reason: string): ApiError =>
  new ApiError('figure_unavailable', { fields: { [field]: 'figure_unavailable' }, reason })
