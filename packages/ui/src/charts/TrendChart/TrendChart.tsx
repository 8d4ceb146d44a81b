import { SeriesChart, type SeriesChartProps } from './plot/SeriesChart.tsx'
import type { TrendForecast, TrendLocked } from './TrendChart.types.ts'

export interface TrendChartProps extends SeriesChartProps {
  /** What is expected from today on; it hides the comparison. Buckets have to be days. */
  forecast?: TrendForecast | undefined
  /** Days to come that are not shown to whoever looks. */
  locked?: TrendLocked | undefined
  /** The day that runs, in the site’s time zone, ISO 8601; it is named Today where days to come follow. */
  today?: string | undefined
}

/** How one metric ran over a period, and how it is expected to go on. */
export function TrendChart(props: TrendChartProps) {
  return <SeriesChart {...props} shape="line" />
}
