/** Colours and font as the theme has them now. */
export interface ChartStyle {
  series: string
  compare: string
  grid: string
  axis: string
  baseline: string
  annotation: string
  surface: string
  fontFamily: string
}

/** Reads the variables where the chart stands: a themed part may stand inside a page with another theme. */
export function chartStyleOf(element: Element): ChartStyle {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--sl-${name}`).trim()
  const fontFamily = read('font-sans')
  // The browser puts the person's colours in place of ours everywhere but on a canvas.
  if (matchMedia('(forced-colors: active)').matches) {
    const [ink, surface] = [style.color, style.backgroundColor]
    const grid = withAlpha(ink, 30)
    return { series: ink, compare: ink, grid, axis: ink, baseline: ink, annotation: ink, surface, fontFamily }
  }
  return {
    series: read('chart-1'),
    compare: read('chart-compare'),
    grid: read('chart-grid'),
    axis: read('chart-axis'),
    baseline: read('border-default'),
    annotation: read('chart-annotation'),
    surface: read('bg-surface'),
    fontFamily,
  }
}

/** A colour of which only some percent are left. */
export const withAlpha = (colour: string, percent: number): string =>
  `color-mix(in srgb, ${colour} ${percent}%, transparent)`
