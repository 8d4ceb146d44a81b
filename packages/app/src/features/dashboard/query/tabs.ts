import type { FixedDimension } from '@sightline/api-client'

/** The breakdowns below the chart, each with the dimensions of its tabs; the first tab is open at first. */
export const dimensionsOfBreakdowns = {
  content: ['page', 'page_title', 'entry_page', 'exit_page'],
  sources: ['source', 'channel', 'utm_campaign', 'utm_source', 'utm_medium', 'referrer'],
  places: ['country', 'region', 'city', 'language'],
  technology: ['browser', 'os', 'device', 'screen'],
  events: ['event', 'goal'],
} as const satisfies Record<string, readonly [FixedDimension, ...FixedDimension[]]>

export type BreakdownId = keyof typeof dimensionsOfBreakdowns

/** The dimensions that the dashboard shows. */
export type BreakdownDimension = (typeof dimensionsOfBreakdowns)[BreakdownId][number]

export const breakdownIds = Object.keys(dimensionsOfBreakdowns) as BreakdownId[]

/** The dimension that each breakdown shows. */
export type OpenTabs = Record<BreakdownId, BreakdownDimension>

export const firstTabs: OpenTabs = {
  content: dimensionsOfBreakdowns.content[0],
  sources: dimensionsOfBreakdowns.sources[0],
  places: dimensionsOfBreakdowns.places[0],
  technology: dimensionsOfBreakdowns.technology[0],
  events: dimensionsOfBreakdowns.events[0],
}
