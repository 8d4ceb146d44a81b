/** Colours and font as the theme has them now. */
export interface ChartStyle {
  series: string
  compare: string
  grid: string
  axis: string
  baseline: string
  annotation: string
  surface: string
  /** The colours of the parts of a whole, in order. */
  layers: readonly string[]
  fontFamily: string
}

/** The colours of parts that make up a whole; what is left of them has the colour of what is compared. */
export const layerColours = ['cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6'] as const

/** Reads the variables where the chart stands: a themed part may stand inside a page with another theme. */
export function chartStyleOf(element: Element): ChartStyle {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--sl-${name}`).trim()
  const fontFamily = read('font-sans')
  // The browser puts the person's colours in place of ours everywhere but on a canvas.
  if (matchMedia('(forced-colors: active)').matches) {
    const [ink, surface] = [style.color, style.backgroundColor]
    const grid = withAlpha(ink, 30)
    const layers = layerColours.map((_, index) => withAlpha(ink, 100 - 14 * index))
    return { series: ink, compare: ink, grid, axis: ink, baseline: ink, annotation: ink, surface, layers, fontFamily }
  }
  return {
    series: read('chart-1'),
    compare: read('chart-compare'),
    grid: read('chart-grid'),
    axis: read('chart-axis'),
    baseline: read('border-default'),
    annotation: read('chart-annotation'),
    surface: read('bg-surface'),
    layers: layerColours.map(read),
    fontFamily,
  }
}

/** The same with only what is pointed at in full colour. */
export function styleFor(style: ChartStyle, highlighted: string | undefined): ChartStyle {
  if (highlighted !== 'main' && highlighted !== 'compared') return style
  const other = highlighted === 'main' ? 'compare' : 'series'
  return { ...style, [other]: withAlpha(style[other], 25) }
}

/** A colour of which only some percent are left. */
export const withAlpha = (colour: string, percent: number): string =>
  `color-mix(in srgb, ${colour} ${percent}%, transparent)`
