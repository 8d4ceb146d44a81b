import { isPropertyDimension, type Dimension } from '@sightline/api-client'
import type { BreakdownSort } from '@sightline/ui'

export const mostVisitorsFirst: BreakdownSort = { column: 'visitors', direction: 'descending' }

/** The `sort` parameter of a call for a breakdown, such as `visitors:descend`. */
export function sortFor(dimension: Dimension, { column, direction }: BreakdownSort): string {
  const way = direction === 'ascending' ? 'ascend' : 'descend'
  switch (column) {
    case 'name':
      return `value:${way}`
    case 'count':
      // The column of counts has another name on the wire for events than for visits.
      return `${isOfEvents(dimension) ? 'events' : 'visits'}:${way}`
    default:
      return `${column}:${way}`
  }
}

const isOfEvents = (dimension: Dimension): boolean =>
  dimension === 'event' || dimension === 'goal' || isPropertyDimension(dimension)
