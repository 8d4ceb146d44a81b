/** Colours of the map as the theme has them now. */
export interface MapStyle {
  /** One for each step, 0 to 5. */
  steps: readonly string[]
  border: string
  outline: string
}

/** Reads the variables where the map stands: a themed part may stand inside a page with another theme. */
export function mapStyleOf(element: Element): MapStyle {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--sl-${name}`).trim()
  return {
    steps: [0, 1, 2, 3, 4, 5].map((step) => read(`map-${step}`)),
    border: read('map-stroke'),
    outline: read('text-primary'),
  }
}
