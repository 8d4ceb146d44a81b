import { useState } from 'react'
import { Sparkline, TrendChart } from '../../charts/index.ts'
import { BreakdownPanel, MetricStrip, type BreakdownRow, type Metric } from '../../components/data/index.ts'
import { DateRangePicker, type DateRange } from '../../components/dates/index.ts'
import { Columns, PageHeader, Stack } from '../../components/layout/index.ts'

const timeZone = 'Europe/Berlin'

/** The answer of a service: visitors of each day, by metric. */
const series: Record<string, readonly number[]> = {
  visitors: [2950, 3120, 3305, 2760, 2410, 3488, 3602],
  views: [8120, 8604, 9011, 7350, 6402, 9480, 9712],
}

const metrics: readonly Metric[] = [
  {
    id: 'visitors',
    label: 'Visitors',
    value: '21.6k',
    fullValue: '21,635',
    delta: { percent: 12.6 },
    note: 'vs 19.2k',
    sparkline: <Sparkline values={series['visitors'] ?? []} />,
  },
  {
    id: 'views',
    label: 'Views',
    value: '58.7k',
    fullValue: '58,679',
    delta: { percent: -3.1 },
    note: 'vs 60.6k',
    sparkline: <Sparkline values={series['views'] ?? []} />,
  },
]

const pointsOf = (metric: string) =>
  (series[metric] ?? []).map((value, day) => ({ start: `2026-11-${13 + day}T00:00:00.000Z`, value, isPartial: false }))

const row = (name: string, visitors: number, kind: BreakdownRow['kind']): BreakdownRow => ({
  id: name,
  name,
  visitors,
  percentage: visitors / 216.35,
  kind,
})

const pages = [row('/journal', 12_036, 'path'), row('/shop', 6155, 'path'), row('/about', 2410, 'path')]
const countries = [row('Germany', 9880, 'word'), row('France', 4900, 'word'), row('Japan', 2120, 'word')]

/** Metrics that open into their chart, and what they are made of. */
export function ExampleDashboard() {
  const [range, setRange] = useState<DateRange>({ range: '7d' })
  const [metric, setMetric] = useState('visitors')
  const open = metrics.find(({ id }) => id === metric)
  return (
    <Stack>
      <PageHeader
        title="harborlane.com"
        actions={<DateRangePicker value={range} onChange={setRange} timeZone={timeZone} />}
      />
      <MetricStrip aria-label="Metrics" items={metrics} selectedKey={metric} onSelectionChange={setMetric}>
        <TrendChart
          name={open?.label ?? ''}
          total={open?.value ?? ''}
          period="Nov 13 – Nov 19"
          points={pointsOf(metric)}
          interval="day"
          timeZone={timeZone}
        />
      </MetricStrip>
      <Columns ratio="1:1">
        <Breakdown label="Pages" rows={pages} />
        <Breakdown label="Countries" rows={countries} />
      </Columns>
    </Stack>
  )
}

function Breakdown({ label, rows }: { label: string; rows: readonly BreakdownRow[] }) {
  return (
    <BreakdownPanel
      aria-label={label}
      items={[{ id: 'all', label }]}
      selectedKey="all"
      onSelectionChange={() => {}}
      rows={rows}
    />
  )
}
