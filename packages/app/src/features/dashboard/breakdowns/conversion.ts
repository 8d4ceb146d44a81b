import { isPropertyDimension, type Dimension, type Filter } from '@sightline/api-client'
import type { BreakdownRow } from '@sightline/ui'

/** Filters of these choose events, so that not all visitors are left to compare with. */
const ofEvents: ReadonlySet<Dimension> = new Set(['page', 'page_title', 'hostname', 'event', 'goal'])

const choosesEvents = ([, dimension]: Filter): boolean => isPropertyDimension(dimension) || ofEvents.has(dimension)

/** Rows of events with the share of all visitors who did them. Only the service knows it under filters of events. */
export const withConversion = (
  dimension: Dimension,
  rows: readonly BreakdownRow[],
  filters: readonly Filter[],
): readonly BreakdownRow[] =>
  dimension !== 'event' || filters.some(choosesEvents)
    ? rows
    : rows.map((row) => ({ ...row, conversionRate: row.percentage }))
