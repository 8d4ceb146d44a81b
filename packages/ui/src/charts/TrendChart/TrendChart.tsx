import { SeriesChart, type SeriesChartProps } from './plot/SeriesChart.tsx'
import type { TrendForecast, TrendLocked } from './TrendChart.types.ts'

export interface TrendChartProps extends SeriesChartProps {
  /** The forecast from today on, which hides the comparison. Buckets must be days. */
  forecast?: TrendForecast | undefined
  /** Days to come that are not shown to whoever looks. */
  locked?: TrendLocked | undefined
  /** The day that runs, in the site’s time zone, ISO 8601; it is named Today where days to come follow. */
  today?: string | undefined
}

/** A metric over a period, with its forecast. */
export function TrendChart(props: TrendChartProps) {
  return <SeriesChart {...props} shape="line" />
}
