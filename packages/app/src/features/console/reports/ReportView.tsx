import { useLingui } from '@lingui/react/macro'
import { EmptyState, MetricStrip, StatsIcon } from '@sightline/ui'
import type { ReactNode } from 'react'
import { textParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import type { ReportMetric } from './metrics.ts'
import type { ComparedPeriod } from './period.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useMetricCards } from './useMetricCards.tsx'

interface ReportViewProps {
  /** The name of the report. */
  name: string
  /** The first part of the exported file’s name. */
  fileName: string
  period: ComparedPeriod
  /** The first instants of the buckets. */
  starts: readonly string[]
  /** The metrics with cards, of which one is open as a chart. */
  metrics: readonly ReportMetric[]
  /** Metrics that only the table has. @default none */
  tableMetrics?: readonly ReportMetric[] | undefined
  /** Whether the period before could not be loaded. */
  isUncompared: boolean
  /** The text where all metrics are 0. */
  empty: ReactNode
}

/** A report: its totals, one of which is open as a chart, and a table of all its values. */
export function ReportView({
  name,
  fileName,
  period,
  starts,
  metrics,
  tableMetrics = [],
  isUncompared,
  empty,
}: ReportViewProps) {
  const { t } = useLingui()
  const [wanted, open] = useSearchParam('metric', textParam)
  const cards = useMetricCards(metrics, period, isUncompared)
  const shown = metrics.find(({ id }) => id === wanted) ?? metrics[0]
  if (shown === undefined) return null
  const isEmpty = [...metrics, ...tableMetrics].every(({ total }) => total === 0 || total === null)
  return (
    <>
      <MetricStrip aria-label={t`Totals`} items={cards} selectedKey={shown.id} onSelectionChange={open}>
        {isEmpty ? (
          <EmptyState icon={StatsIcon} level={2} title={empty} />
        ) : (
          <ReportChart metric={shown} period={period} starts={starts} />
        )}
      </MetricStrip>
      {!isEmpty && <ReportTable {...{ name, fileName, period, starts }} metrics={[...metrics, ...tableMetrics]} />}
    </>
  )
}
