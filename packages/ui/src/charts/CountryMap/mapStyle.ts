/** Colours of the map in the current theme. */
export interface MapStyle {
  /** The colours of the steps 0 to 5. */
  steps: readonly string[]
  border: string
  outline: string
}

/** Reads the CSS variables at the map's own element, since a part of the page can have a theme of its own. */
export function mapStyleOf(element: Element): MapStyle {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--sl-${name}`).trim()
  return {
    steps: [0, 1, 2, 3, 4, 5].map((step) => read(`map-${step}`)),
    border: read('map-stroke'),
    outline: read('text-primary'),
  }
}
