import { SeriesChart, type SeriesChartProps } from './plot/SeriesChart.tsx'
import type { TrendForecast, TrendLocked, TrendSecondMetric } from './TrendChart.types.ts'

export interface TrendChartProps extends SeriesChartProps {
  /** Another metric of the same buckets. */
  second?: TrendSecondMetric | undefined
  /** The forecast from today on, which hides the comparison. Buckets must be days. */
  forecast?: TrendForecast | undefined
  /** Future days that the viewer may not see. */
  locked?: TrendLocked | undefined
  /** The current day in the site's time zone, ISO 8601; it is labelled Today when future days follow. */
  today?: string | undefined
}

/** A metric over a period, with its forecast and, where one is given, a second metric. */
export function TrendChart(props: TrendChartProps) {
  return <SeriesChart {...props} shape="line" />
}
