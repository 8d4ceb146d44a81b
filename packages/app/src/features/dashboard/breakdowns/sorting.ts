import { metrics, type Breakdown } from '@sightline/api-client'
import type { BreakdownRow, BreakdownSort } from '@sightline/ui'
import { idOfValue } from '../dimensions/dimensionValues.ts'

interface Known {
  locale: string
  /** The rows as they were answered, with their metrics. */
  answered: Breakdown['rows']
}

/** Sorts rows by their displayed names, which the service does not know. By their change it has sorted them. */
export function inOrder(
  rows: readonly BreakdownRow[],
  { column, direction }: BreakdownSort,
  { locale, answered }: Known,
) {
  if (column === 'change') return rows
  const sign = direction === 'ascending' ? 1 : -1
  const rowOf = new Map(answered.map((row) => [idOfValue(row.value), row]))
  const metric = metrics.find((one) => one === column)
  const valueOf = (row: BreakdownRow): number => {
    if (column === 'visitors' || metric === undefined) return column === 'count' ? (row.count ?? 0) : row.visitors
    return rowOf.get(row.id)?.[metric] ?? -1
  }
  const compare = (one: BreakdownRow, other: BreakdownRow): number =>
    column === 'name' ? one.name.localeCompare(other.name, locale) : valueOf(one) - valueOf(other)
  return rows.toSorted((one, other) => sign * compare(one, other))
}
