import { SeriesChart, type SeriesChartProps } from '../TrendChart/plot/SeriesChart.tsx'

export type BarChartProps = SeriesChartProps

/** Shows one metric over time as bars, one per bucket. The last bucket, which is not over yet, is highlighted. */
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} shape="bars" />
}
