import { msg } from '@lingui/core/macro'
import { ChartLine, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/index.ts'
import type { BucketInterval } from '../../format/date.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../text/useText.ts'
import { Head, Legend, Period, Root } from './TrendChart.styles.ts'
import { Plot } from './Plot.tsx'
import type { TrendPoint, Unit } from './series.ts'
import { TrendTable } from './TrendTable.tsx'

export interface TrendChartProps {
  /** Name of the metric. */
  name: string
  /** The figure of the whole period, beside its dates in the legend. */
  total: string
  /** The dates of the period, as people read them. */
  period: string
  /** The buckets in order of time. */
  points: readonly TrendPoint[]
  /** Length of a bucket. */
  interval: BucketInterval
  /** Time zone of the site, in which buckets are named. */
  timeZone: string
  /**
   * What kind of figure it is.
   * @default 'count'
   */
  unit?: Unit
}

/** How one metric ran over a period. */
export function TrendChart({ name, total, period, points, interval, timeZone, unit = 'count' }: TrendChartProps) {
  const text = useText()
  const format = useFormat()
  const [isTable, setIsTable] = useState(false)
  const series = {
    name,
    points,
    unit,
    interval,
    label: (start: string) => format.bucket(start, interval, timeZone),
    title: (start: string) => format.bucketInFull(start, interval, timeZone),
    value: (value: number | null) =>
      ({ count: format.full, percent: format.percent, duration: format.duration })[unit](value),
    tick: (value: number) =>
      ({ count: format.axisCount, percent: format.percent, duration: format.duration })[unit](value),
  }
  return (
    <Root aria-label={name} data-part="trend-chart">
      <Head>
        <Legend>
          {name} <strong>{total}</strong>
          <Period>{period}</Period>
        </Legend>
        <Button
          size="sm"
          variant="ghost"
          flush="end"
          icon={isTable ? ChartLine : Table2}
          onPress={() => setIsTable(!isTable)}
        >
          {isTable ? text(msg`View as chart`) : text(msg`View as table`)}
        </Button>
      </Head>
      {isTable ? <TrendTable {...series} period={period} /> : <Plot {...series} period={period} />}
    </Root>
  )
}
