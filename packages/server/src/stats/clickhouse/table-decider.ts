import type { Metric } from '@sightline/api-client/contract'
import type { DimensionKind } from '../query/dimensions.ts'

/** The tables that a metric can be read from. */
export type Table = 'events' | 'visits' | 'both'

/**
 * The table that answers a metric for rows of a dimension, where there is such a metric (`query/availability.ts`);
 * `none` stands for totals and series. Printed in docs/metrics.md.
 */
export function decideTable(metric: Metric, kind: DimensionKind): Table {
  switch (metric) {
    case 'views_per_visit':
    case 'bounce_rate':
    case 'visit_duration':
      return 'visits'
    case 'exit_rate':
      return 'both'
    case 'visits':
      return kind === 'none' || isOfVisits(kind) ? 'visits' : 'events'
    case 'visitors':
    case 'percentage':
      return isOfVisits(kind) ? 'visits' : 'events'
    case 'pageviews':
    case 'time_on_page':
    case 'events':
    case 'conversion_rate':
    case 'revenue':
    case 'scroll_depth':
      return 'events'
  }
}

const isOfVisits = (kind: DimensionKind): boolean => ['visit', 'entry_page', 'exit_page'].includes(kind)
