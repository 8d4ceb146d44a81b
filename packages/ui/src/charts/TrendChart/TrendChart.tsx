import { SeriesChart, type SeriesChartProps } from './SeriesChart.tsx'
import type { TrendForecast } from './TrendChart.types.ts'

export interface TrendChartProps extends SeriesChartProps {
  /** What is expected from today on; it hides the comparison. Buckets have to be days. */
  forecast?: TrendForecast | undefined
}

/** How one metric ran over a period, and how it is expected to go on. */
export function TrendChart(props: TrendChartProps) {
  return <SeriesChart {...props} shape="line" />
}
