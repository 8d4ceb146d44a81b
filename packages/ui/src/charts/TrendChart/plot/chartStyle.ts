/** Colours and font of the chart in the current theme. */
export interface ChartStyle {
  series: string
  compare: string
  second: string
  grid: string
  axis: string
  baseline: string
  annotation: string
  surface: string
  /** The colours of the parts of a whole, in order. */
  layers: readonly string[]
  fontFamily: string
}

/** The colours of the layers; further layers have the colour of the comparison. */
export const layerColours = ['cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6'] as const

/** The colour of a second metric. */
export const secondColour = 'cat-2'

/** Reads the CSS variables at the chart's own element, since a part of the page can have a theme of its own. */
export function chartStyleOf(element: Element): ChartStyle {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--sl-${name}`).trim()
  const fontFamily = read('font-sans')
  // Forced colours do not apply to a canvas, so the system colours are set here.
  if (matchMedia('(forced-colors: active)').matches) {
    const [ink, surface] = [style.color, style.backgroundColor]
    const grid = withAlpha(ink, 30)
    const layers = layerColours.map((_, index) => withAlpha(ink, 100 - 14 * index))
    return {
      series: ink,
      compare: ink,
      second: ink,
      grid,
      axis: ink,
      baseline: ink,
      annotation: ink,
      surface,
      layers,
      fontFamily,
    }
  }
  return {
    series: read('chart-1'),
    compare: read('chart-compare'),
    second: read(secondColour),
    grid: read('chart-grid'),
    axis: read('chart-axis'),
    baseline: read('border-default'),
    annotation: read('chart-annotation'),
    surface: read('bg-surface'),
    layers: layerColours.map(read),
    fontFamily,
  }
}

/** The lines that can be highlighted, with their colours. */
const lineColours = [
  ['main', 'series'],
  ['compared', 'compare'],
  ['second', 'second'],
] as const

/** The style with only the highlighted series in full colour. */
export function styleFor(style: ChartStyle, highlighted: string | undefined): ChartStyle {
  const kept = lineColours.find(([line]) => line === highlighted)
  if (kept === undefined) return style
  const dimmed = lineColours.filter((one) => one !== kept).map(([, colour]) => [colour, withAlpha(style[colour], 25)])
  return { ...style, ...Object.fromEntries(dimmed) }
}

/** The colour with an opacity in percent. */
export const withAlpha = (colour: string, percent: number): string =>
  `color-mix(in srgb, ${colour} ${percent}%, transparent)`
