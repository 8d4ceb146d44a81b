import { useGoogleDashboard } from '../query/useGoogleDashboard.ts'
import { MetricChart, type MetricChartProps } from './MetricChart.tsx'

export type TrendProps = Omit<MetricChartProps, 'google'>

/** The chart of the selected metric, with the series that it is compared with. */
export function Trend(props: TrendProps) {
  const { siteId, state, statsQuery } = props
  return <MetricChart {...props} google={useGoogleDashboard(siteId, state, statsQuery).data} />
}
