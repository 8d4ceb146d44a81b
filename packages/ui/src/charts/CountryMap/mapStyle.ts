import type { ScaleColours } from './colourOf.ts'

/** Colours of the map in the current theme. */
export interface MapStyle {
  colours: ScaleColours
  border: string
  outline: string
}

/** Reads the CSS variables at the map's own element, since a part of the page can have a theme of its own. */
export function mapStyleOf(element: Element): MapStyle {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--sl-${name}`).trim()
  return {
    colours: [read('map-0'), ...[1, 2, 3, 4, 5].map((shade) => read(`map-${shade}`))],
    border: read('map-stroke'),
    outline: read('text-primary'),
  }
}
