import type { Dimension } from '@sightline/api-client'

/** The panels below the chart, with the dimensions that each has tabs for; the first is open at first. */
export const panels = {
  content: ['page', 'page_title'],
  sources: ['source'],
  places: ['country'],
  technology: ['browser', 'os', 'device'],
  events: ['event'],
} as const satisfies Record<string, readonly [Dimension, ...Dimension[]]>

export type PanelId = keyof typeof panels

/** Which dimension each panel shows. */
export type OpenTabs = Record<PanelId, Dimension>

export const firstTabs: OpenTabs = {
  content: panels.content[0],
  sources: panels.sources[0],
  places: panels.places[0],
  technology: panels.technology[0],
  events: panels.events[0],
}
