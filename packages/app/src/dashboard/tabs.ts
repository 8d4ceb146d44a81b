import type { Dimension as AnyDimension } from '@sightline/api-client'

/** The panels below the chart, with the dimensions that each has tabs for; the first is open at first. */
export const panels = {
  content: ['page', 'page_title', 'entry_page', 'exit_page'],
  sources: ['source', 'channel', 'utm_campaign', 'utm_source', 'utm_medium'],
  places: ['country', 'region', 'city', 'language'],
  technology: ['browser', 'os', 'device', 'screen'],
  events: ['event', 'goal'],
} as const satisfies Record<string, readonly [AnyDimension, ...AnyDimension[]]>

export type PanelId = keyof typeof panels

/** The dimensions that the dashboard shows. */
export type Dimension = (typeof panels)[PanelId][number]

export const panelIds = Object.keys(panels) as PanelId[]

/** Which dimension each panel shows. */
export type OpenTabs = Record<PanelId, Dimension>

export const firstTabs: OpenTabs = {
  content: panels.content[0],
  sources: panels.sources[0],
  places: panels.places[0],
  technology: panels.technology[0],
  events: panels.events[0],
}
