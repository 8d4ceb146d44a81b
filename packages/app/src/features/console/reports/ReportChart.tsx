import { useFormat } from '@sightline/ui'
import { TrendChartPlaceholder } from '@sightline/ui/charts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { isRate, type ReportMetric } from './metrics.ts'
import { endOfDay, isRunning, type ComparedPeriod, type ReportPeriod } from './period.ts'
import { useMetricTexts } from './useMetricTexts.ts'
import { useMetricValue } from './useMetricValue.ts'

const TrendChart = lazyInPlace(() => import('./TrendChart.ts'), TrendChartPlaceholder)

interface ReportChartProps {
  metric: ReportMetric
  period: ComparedPeriod
  /** The first instants of the buckets. */
  starts: readonly string[]
}

/** The chart of one metric of a report over time. */
export function ReportChart({ metric, period, starts }: ReportChartProps) {
  const format = useFormat()
  const textsOf = useMetricTexts()
  const write = useMetricValue()
  const daysOf = ({ from, to }: Pick<ReportPeriod, 'from' | 'to'>) => format.days(from, endOfDay(to), 'UTC')
  const isLastRunning = isRunning(period)
  const points = starts.map((start, index) => ({
    start,
    value: metric.values[index] ?? null,
    isPartial: isLastRunning && index === starts.length - 1,
  }))
  // Weeks and months of the two periods begin on different days, so only daily buckets can be drawn over one another.
  const before = period.interval === 'day' && metric.previous !== undefined ? period.before : null
  return (
    <TrendChart
      name={textsOf(metric).label}
      total={write(metric, metric.total)}
      period={daysOf(period)}
      unit={metric.currency !== undefined ? 'money' : isRate(metric) ? 'percent' : 'count'}
      currency={metric.currency}
      interval={period.interval}
      timeZone="UTC"
      points={points}
      comparison={
        before === null
          ? undefined
          : {
              period: daysOf(before),
              total: write(metric, metric.previous ?? null),
              points: points.map((_, index) => ({
                start: dayAfter(before.from, index),
                value: metric.previousValues?.[index] ?? null,
                isPartial: false,
              })),
            }
      }
    />
  )
}

const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString()
