import { useLingui } from '@lingui/react/macro'
import { useFormat, type DataTableColumn } from '@sightline/ui'
import { majorUnits } from '../orders/amounts.ts'
import { isRate, type ReportMetric } from './metrics.ts'
import type { ReportInterval } from './period.ts'
import { useMetricTexts } from './useMetricTexts.ts'

/** One bucket of a report. */
export interface ReportRow {
  /** The first instant of the bucket. */
  start: string
  /** The index of its value among the values of each metric. */
  index: number
}

/**
 * The columns of a report’s table, on the page and in the exported file, where amounts are in whole units of their
 * currency.
 */
export function useTableColumns(metrics: readonly ReportMetric[], interval: ReportInterval) {
  const { t } = useLingui()
  const format = useFormat()
  const textsOf = useMetricTexts()
  const header = { day: t`Day`, week: t`Week from`, month: t`Month` }[interval]
  const valueIn = ({ values }: ReportMetric, { index }: ReportRow): number | null => values[index] ?? null
  const columns: readonly DataTableColumn<ReportRow & { id: string }>[] = [
    {
      id: 'start',
      header,
      value: ({ start }) => start,
      cell: ({ start }) => format.bucketInFull(start, interval, 'UTC'),
      isSortable: true,
      minWidth: 150,
    },
    ...metrics.map((metric, index) => ({
      id: metric.id,
      header: textsOf(metric).label,
      minWidth: widthOf(textsOf(metric).label),
      value: (row: ReportRow) => valueIn(metric, row),
      kind: kindOf(metric),
      description: textsOf(metric).definition,
      currency: metric.currency,
      total: metric.total,
      isSortable: true,
      // The first column stays on a phone too.
      ...(index > 0 && { priority: index }),
    })),
  ]
  const csvColumns = [
    { header, value: ({ start }: ReportRow) => start.slice(0, 10) },
    ...metrics.map((metric) => ({
      header: textsOf(metric).label,
      value: (row: ReportRow) => {
        const value = valueIn(metric, row)
        return value === null || metric.currency === undefined ? value : majorUnits(value, metric.currency)
      },
    })),
  ]
  return { columns, csvColumns }
}

const kindOf = (metric: ReportMetric) => {
  if (metric.currency !== undefined) return 'money' as const
  return isRate(metric) ? ('percent' as const) : ('number' as const)
}

/** Room for a whole heading with its mark, in pixels: headings that differ at their end are not to be cut there. */
const widthOf = (heading: string): number =>
  Math.max(
    112,
    [...heading].reduce((sum, sign) => sum + (sign >= '\u2e80' ? 13 : 7), 48),
  )
