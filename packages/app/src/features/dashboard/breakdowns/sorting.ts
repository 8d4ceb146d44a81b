import { isPropertyDimension, type Dimension } from '@sightline/api-client'
import type { BreakdownRow, BreakdownSort } from '@sightline/ui'

export const mostVisitorsFirst: BreakdownSort = { column: 'visitors', direction: 'descending' }

/** The `sort` parameter of a call for a breakdown, such as `visitors:descend`. */
export function sortFor(dimension: Dimension, { column, direction }: BreakdownSort): string {
  const way = direction === 'ascending' ? 'ascend' : 'descend'
  switch (column) {
    case 'name':
      return `value:${way}`
    case 'visitors':
      return `visitors:${way}`
    case 'count':
      // The column of counts has another name on the wire for events than for visits.
      return `${isOfEvents(dimension) ? 'events' : 'visits'}:${way}`
  }
}

const isOfEvents = (dimension: Dimension): boolean =>
  dimension === 'event' || dimension === 'goal' || isPropertyDimension(dimension)

/** Sorts rows by their displayed names, which the service does not know. */
export function inOrder(rows: readonly BreakdownRow[], { column, direction }: BreakdownSort, locale: string) {
  const sign = direction === 'ascending' ? 1 : -1
  const compare = (one: BreakdownRow, other: BreakdownRow): number => {
    if (column === 'name') return one.name.localeCompare(other.name, locale)
    return column === 'visitors' ? one.visitors - other.visitors : (one.count ?? 0) - (other.count ?? 0)
  }
  return rows.toSorted((one, other) => sign * compare(one, other))
}
