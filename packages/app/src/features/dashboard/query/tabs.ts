import { dimensionsOfBreakdowns, type BreakdownDimension, type BreakdownId } from '@sightline/api-client'
import type { ShownParts } from '../shownParts.ts'

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

/** The tabs of a breakdown that a reader sees. */
export const shownTabs = (id: BreakdownId, isShown: ShownParts['isShown']): BreakdownDimension[] =>
  dimensionsOfBreakdowns[id].filter(isShown)

/** The open tab, or the first one where the reader does not see it; undefined where there is none. */
export function openTabOf(id: BreakdownId, openTabs: OpenTabs, isShown: ShownParts['isShown']) {
  const tabs = shownTabs(id, isShown)
  return tabs.find((tab) => tab === openTabs[id]) ?? tabs[0]
}
