import { useComparedSeries, useDashboard, type StatsQuery } from '../api.ts'
import { daysBetween } from './chartDays.ts'
import { MetricChart, type MetricChartProps } from './MetricChart.tsx'

export type TrendProps = Omit<MetricChartProps, 'comparedSeries' | 'google'>

/** The chart of the selected metric, with the series that it is compared with. */
export function Trend(props: TrendProps) {
  const { siteId, state, statsQuery, dashboard } = props
  const { range, comparison } = dashboard ?? {}
  const isDrawn = range !== undefined && range.name !== 'realtime'
  const days = isDrawn && comparison && daysBetween(comparison.range.from, comparison.range.to, range.time_zone)
  const { data } = useComparedSeries(siteId, statsQuery, days && { ...days, interval: range.interval })
  const isBoth = state.view.source === 'both'
  const google = useDashboard(siteId, isBoth ? googleQueryOf(statsQuery) : undefined, NO_BREAKDOWNS)
  return <MetricChart {...props} comparedSeries={data?.series} google={isBoth ? google.data : undefined} />
}

const NO_BREAKDOWNS: readonly [] = []

/** The query for Google’s metrics of the same days, without a comparison. */
function googleQueryOf(statsQuery: StatsQuery | undefined): StatsQuery | undefined {
  if (statsQuery === undefined) return undefined
  const { compare: _, compare_from: __, compare_to: ___, ...same } = statsQuery
  return { ...same, source: 'google_analytics' }
}
