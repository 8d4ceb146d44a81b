import { SeriesChart, type SeriesChartProps } from '../TrendChart/plot/SeriesChart.tsx'

export type BarChartProps = SeriesChartProps

/** One metric over the parts of a day, each for itself; the last one, which runs, stands out. */
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} shape="bars" />
}
