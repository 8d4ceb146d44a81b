import { Head, Plot, Root } from './TrendChart.styles.ts'

/** Holds the place of a TrendChart while its data or its code are on their way. */
export function TrendChartPlaceholder() {
  return (
    <Root aria-hidden="true">
      <Head />
      <Plot />
    </Root>
  )
}
