import type { Metric } from '@sightline/api-client/contract'
import type { DimensionKind } from '../query/dimensions.ts'
import { formulas, type Table } from './sql/formulas.ts'

/**
 * The table that answers a metric for rows of a dimension, where there is such a metric (`query/availability.ts`);
 * `none` stands for totals and series. Printed in docs/metrics.md.
 */
export function decideTable(metric: Metric, kind: DimensionKind): Table {
  const { table } = formulas[metric]
  if (typeof table === 'string') return table
  if (kind === 'none') return table.totals
  return ['visit', 'entry_page', 'exit_page'].includes(kind) ? 'visits' : 'events'
}
