import type { Metric } from '@sightline/api-client/contract'
import { Refusal } from '../refusal.ts'
import type { Filter } from './filters.ts'
import { filterReason, kindOf, reasonOf, sources, type AnyDimension } from './sources.ts'

/** @throws {Refusal} where a metric does not exist for the dimension or with a filter; it says why */
export function refuseImpossible(
  metrics: readonly Metric[],
  dimension: AnyDimension | undefined,
  filters: readonly Filter[],
): void {
  const kind = dimension === undefined ? 'none' : kindOf(dimension)
  for (const metric of metrics) {
    const reason = reasonOf(sources[metric][kind])
    if (reason !== undefined) throw impossible('metrics', `${metric} by ${dimension ?? 'nothing'}: ${reason}`)
    for (const [, filtered] of filters) {
      const because = filterReason(metric, kindOf(filtered))
      if (because !== undefined) throw impossible('filters', `${metric} where ${filtered}: ${reasonOf(because)}`)
    }
  }
}

const impossible = (field: string, reason: string): Refusal =>
  new Refusal('figure_unavailable', { fields: { [field]: 'figure_unavailable' }, reason })
