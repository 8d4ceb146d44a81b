import { Trans, useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { MetricStrip, tabular, token, type, useFormat, type Metric } from '@sightline/ui'
import { Sparkline, TrendChartPlaceholder } from '@sightline/ui/charts'
import { Suspense } from 'react'
import styled from 'styled-components'
import { useCurrentVisitors } from '../../session/queries.ts'
import { lazyCode } from '../../layout/lazyCode.tsx'
import { figureOf, metricIds, units, type MetricId } from './metrics.ts'
import type { OpenMetric } from './view.ts'

const TrendChart = lazyCode(() => import('./LazyTrendChart.ts'))

interface FiguresProps {
  siteId: string
  /** Undefined while the first figures load. */
  dashboard: Dashboard | undefined
  /** The metric whose chart is open. */
  selected: OpenMetric
  onSelect: (metric: OpenMetric) => void
}

/** The strip of metrics, opened into the chart of the selected one. */
export function Figures({ siteId, dashboard, selected, onSelect }: FiguresProps) {
  const { t } = useLingui()
  const format = useFormat()
  const current = useCurrentVisitors(siteId)
  const labels: Record<MetricId, string> = {
    pageviews: t`Views`,
    visitors: t`Visitors`,
    bounce_rate: t`Bounce rate`,
    visit_duration: t`Visit duration`,
  }
  const shorten = { count: format.compact, percent: format.percent, duration: format.duration }
  const spell = { count: format.full, percent: format.percent, duration: format.duration }

  const metrics: Metric[] = metricIds.map((id) => {
    const label = labels[id]
    if (dashboard === undefined) return { id, label, value: '', status: 'loading' }
    const figure = figureOf(dashboard.totals, id)
    return {
      id,
      label,
      value: shorten[units[id]](figure),
      fullValue: spell[units[id]](figure),
      ...(figure === null ? { note: t`No visits in this range` } : {}),
      sparkline: (
        <Sparkline values={dashboard.series.map((bucket) => figureOf(bucket, id))} isSelected={selected === id} />
      ),
    }
  })
  metrics.push({
    id: 'current',
    label: t`Current visitors`,
    isLive: true,
    value: format.full(current.data?.current_visitors),
    note: t`last 5 minutes`,
    status: current.isPending ? 'loading' : current.isError ? 'error' : 'ready',
  })
  return (
    <MetricStrip
      aria-label={t`Metrics`}
      metrics={metrics}
      selected={selected}
      onSelect={(id) => onSelect(id as OpenMetric)}
    >
      {selected === 'current' ? (
        <Now>
          <strong>{format.full(current.data?.current_visitors)}</strong>
          <Trans>People with any event in the last 5 minutes. The figure renews itself every 10 seconds.</Trans>
        </Now>
      ) : (
        <Suspense fallback={<TrendChartPlaceholder />}>
          {dashboard === undefined ? (
            <TrendChartPlaceholder />
          ) : (
            <TrendChart
              name={labels[selected]}
              total={shorten[units[selected]](figureOf(dashboard.totals, selected))}
              period={format.days(dashboard.range.from, dashboard.range.to, dashboard.range.time_zone)}
              unit={units[selected]}
              interval={dashboard.range.interval}
              timeZone={dashboard.range.time_zone}
              points={dashboard.series.map((bucket) => ({
                start: bucket.start,
                value: figureOf(bucket, selected),
                isPartial: bucket.partial,
              }))}
            />
          )}
        </Suspense>
      )}
    </MetricStrip>
  )
}

const Now = styled.p`
  ${type.body}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token['space-2']};
  min-block-size: 20.75rem;
  margin: 0;
  text-align: center;
  color: ${token['text-secondary']};
  strong {
    ${type.display}
    ${tabular}
    color: ${token['text-primary']};
  }
`
