import { isPropertyDimension, type Dimension, type Filter, type FilterDimension } from '@sightline/api-client'
import type { BreakdownRow } from '@sightline/ui'

/** The dimensions whose filters choose events: under them, the answer does not hold the number of all visitors. */
const ofEvents: ReadonlySet<FilterDimension> = new Set(['page', 'page_title', 'hostname', 'event', 'goal'])

const choosesEvents = ([, dimension]: Filter): boolean => isPropertyDimension(dimension) || ofEvents.has(dimension)

/**
 * Adds to rows of events the share of all visitors who did them. Under filters of events only the service knows that
 * share. @param isShown Whether a conversion is wanted at all; without it, no row has one.
 */
export const withConversion = (
  dimension: Dimension,
  rows: readonly BreakdownRow[],
  filters: readonly Filter[],
  isShown = true,
): readonly BreakdownRow[] => {
  if (!isShown) return rows.map(({ conversionRate: _, ...row }) => row)
  return dimension !== 'event' || filters.some(choosesEvents)
    ? rows
    : rows.map((row) => ({ ...row, conversionRate: row.percentage }))
}
