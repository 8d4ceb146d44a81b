import * as charts from '../../charts/index.ts'
import type { Examples } from './probe.ts'

const chart = {
  name: 'Visitors',
  total: '1',
  period: 'Today',
  points: [{ start: '2026-11-20T00:00:00Z', value: 1, isPartial: false }],
  interval: 'day' as const,
  timeZone: 'UTC',
}

const series = [{ id: 'one', name: 'One', values: [1] }]
const step = { id: 'one', name: 'One', visitors: 1, ofFirst: 100, ofPrevious: 100, dropped: 0 }

export const chartExamples: Examples = {
  BarChart: (probe) => <charts.BarChart {...probe} {...chart} />,
  ChartFrame: (probe) => (
    <charts.ChartFrame {...probe} aria-label="Chart" data={{ caption: 'Chart', columns: [], rows: [] }}>
      Drawing
    </charts.ChartFrame>
  ),
  CountryMap: (probe) => <charts.CountryMap {...probe} aria-label="Countries" items={[]} />,
  Funnel: (probe) => <charts.Funnel {...probe} name="Orders" period="Today" conversionRate={1} items={[step]} />,
  HeatMap: (probe) => (
    <charts.HeatMap
      {...probe}
      name="Visitors"
      period="Today"
      rowsLabel="Weekday"
      items={[{ id: 'monday', label: 'Monday', values: [1] }]}
      columns={['9']}
    />
  ),
  LineChart: (probe) => (
    <charts.LineChart
      {...probe}
      name="Visitors"
      period="Today"
      series={series}
      buckets={chart.points}
      interval="day"
      timeZone="UTC"
    />
  ),
  Sparkline: (probe) => <charts.Sparkline {...probe} values={[1, 2]} />,
  StackedChart: (probe) => (
    <charts.StackedChart
      {...probe}
      name="Visitors"
      period="Today"
      series={series}
      buckets={chart.points}
      interval="day"
      timeZone="UTC"
    />
  ),
  TrendChart: (probe) => <charts.TrendChart {...probe} {...chart} />,
  WaterfallChart: (probe) => (
    <charts.WaterfallChart
      {...probe}
      name="Visitors"
      period="Today"
      start={{ name: 'Here', value: 2 }}
      end={{ name: 'There', value: 1 }}
      items={[]}
    />
  ),
  TrendChartPlaceholder: (probe) => <charts.TrendChartPlaceholder {...probe} />,
}
