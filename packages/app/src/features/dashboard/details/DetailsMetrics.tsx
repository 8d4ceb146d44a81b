import { useLingui } from '@lingui/react/macro'
import { usualCards, type Dashboard } from '@sightline/api-client'
import { MetricStrip } from '@sightline/ui'
import { useState } from 'react'
import type { StatsQuery } from '../api.ts'
import { useMetrics } from '../metrics/useMetrics.tsx'
import type { MetricId } from '../query/metrics.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import { MetricChart } from '../trend/MetricChart.tsx'

/** The metrics of every value, whatever is chosen for the whole. */
const ids = usualCards.filter((card) => card !== 'current')

interface DetailsMetricsProps {
  siteId: string
  state: ViewState
  period: Period | undefined
  /** The query of the page, with the filter by the value. */
  statsQuery: StatsQuery
  /** The metrics of the value; undefined while they load. */
  dashboard: Dashboard | undefined
}

/** The metrics of a value with their change, and the chart of one of them. */
export function DetailsMetrics(shown: DetailsMetricsProps) {
  const { state, statsQuery, dashboard } = shown
  const { t } = useLingui()
  const ofPage = state.view.metric
  const [metric, setMetric] = useState<MetricId>(ids.find((id) => id === ofPage) ?? 'visitors')
  const metrics = useMetrics(dashboard, statsQuery, { ids, isSelected: (id) => id === metric })
  return (
    <MetricStrip
      aria-label={t`Metrics`}
      items={metrics}
      selectedKey={metric}
      onSelectionChange={(id) => setMetric(id as MetricId)}
    >
      <MetricChart {...shown} metric={metric} isFixed />
    </MetricStrip>
  )
}
