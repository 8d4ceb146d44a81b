import { dimensionsOfBreakdowns, type BreakdownDimension, type BreakdownId } from '@sightline/api-client'

export { dimensionsOfBreakdowns, type BreakdownDimension, type BreakdownId }

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
