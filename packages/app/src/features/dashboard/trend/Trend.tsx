import { useComparedSeries } from '../api.ts'
import { daysBetween } from './chartDays.ts'
import { useSecondDashboard } from '../query/useSecondDashboard.ts'
import { MetricChart, type MetricChartProps } from './MetricChart.tsx'

export type TrendProps = Omit<MetricChartProps, 'comparedSeries' | 'google'>

/** The chart of the selected metric, with the series that it is compared with. */
export function Trend(props: TrendProps) {
  const { siteId, state, statsQuery, dashboard } = props
  const { range, comparison } = dashboard ?? {}
  const isDrawn = range !== undefined && range.name !== 'realtime'
  const days = isDrawn && comparison && daysBetween(comparison.range.from, comparison.range.to, range.time_zone)
  const { data } = useComparedSeries(siteId, statsQuery, days && { ...days, interval: range.interval })
  return (
    <MetricChart {...props} comparedSeries={data?.series} google={useSecondDashboard(siteId, state, statsQuery).data} />
  )
}
