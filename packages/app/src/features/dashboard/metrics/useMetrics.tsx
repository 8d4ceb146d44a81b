import { useLingui } from '@lingui/react/macro'
import { furtherMetrics, isDashboardMetric, metricFacts, type Dashboard } from '@sightline/api-client'
import { useFormat, type Metric } from '@sightline/ui'
import { Sparkline } from '@sightline/ui/charts'
import type { StatsQuery } from '../api.ts'
import { metricChangeOf, type MetricChange } from './metricChange.ts'
import { metricValueOf, hasEventsWithoutViews, type MetricId } from '../query/metrics.ts'
import { useMetricTexts } from '../query/useMetricTexts.ts'

interface MetricsOptions {
  /** The metrics that are shown, in their order. */
  ids: readonly MetricId[]
  isSelected: (id: MetricId) => boolean
  /** Whether the metrics still belong to the previous query. @default false */
  isStale?: boolean | undefined
  onExplain?: ((id: MetricId) => void) | undefined
}

/** The cards of metrics with a series. */
export function useMetrics(
  dashboard: Dashboard | undefined,
  statsQuery: StatsQuery | undefined,
  { ids, isSelected, isStale = false, onExplain }: MetricsOptions,
): Metric[] {
  const { t } = useLingui()
  const format = useFormat()
  const { labels, shorten, spell } = useMetricTexts(dashboard?.currency)

  const missingNote = ({ totals, source }: Dashboard, isLacking: boolean) => {
    if (isLacking) return source.name === 'built_in' ? t`Not available with these filters` : t`Not in this source`
    return totals.visits === null ? t`Not available for the last 30 minutes` : t`No visits in this range`
  }

  const change = (shown: Dashboard, id: MetricId): Pick<Metric, 'delta' | 'deltaAction' | 'note' | 'fullNote'> => {
    const metricChange = metricChangeOf(shown, id)
    if (metricChange === undefined)
      return metricValueOf(shown.totals, id) === null ? { note: missingNote(shown, false) } : {}
    if (metricChange.kind === 'none') {
      const { since } = metricChange
      const day = format.days(since, new Date(Date.parse(since) + 1).toISOString(), shown.range.time_zone)
      return { note: t`No earlier data`, fullNote: t`No data before ${day}` }
    }
    const previous = shorten(id, metricChange.previous)
    const exact = spell(id, metricChange.previous)
    const { comparison, range } = shown
    const days =
      comparison === undefined ? '' : format.days(comparison.range.from, comparison.range.to, range.time_zone)
    const { goodWhen } = metricFacts[id]
    const label = labels[id]
    return {
      delta: { ...amountOf(metricChange), goodWhen },
      ...(onExplain !== undefined &&
        isDashboardMetric(id) && {
          deltaAction: { label: t`Explain the change of ${label}`, onPress: () => onExplain(id) },
        }),
      note: t`vs ${previous}`,
      fullNote: t`vs ${days}: ${exact}`,
    }
  }

  return ids.map((id) => {
    const label = labels[id]
    const isLacking = dashboard?.lacking?.some((one) => one === id) === true
    if (isLacking) return { id, label, value: format.full(null), note: missingNote(dashboard, isLacking) }
    // A metric that was chosen a moment ago is on its way.
    if (dashboard === undefined || (isFurther(id) && dashboard.totals[id] === undefined))
      return { id, label, value: '', loadingState: 'loading' }
    if (id === 'pageviews' && hasEventsWithoutViews(dashboard, statsQuery?.filters)) {
      const fullNote = t`Only custom events match these filters, and they are not views.`
      return { id, label, value: format.compact(null), note: t`Filtered by events`, fullNote }
    }
    const metricValue = metricValueOf(dashboard.totals, id)
    return {
      id,
      label,
      value: shorten(id, metricValue),
      fullValue: spell(id, metricValue),
      ...(isStale && { loadingState: 'filtering' as const }),
      ...(metricValue !== null && { amount: metricValue }),
      ...change(dashboard, id),
      sparkline: (
        <Sparkline values={dashboard.series.map((bucket) => metricValueOf(bucket, id))} isSelected={isSelected(id)} />
      ),
    }
  })
}

const isFurther = (id: MetricId) => furtherMetrics.some((one) => one === id)

/** The amount of a change in the unit that it is read in. */
function amountOf(change: Exclude<MetricChange, { kind: 'none' }>) {
  switch (change.kind) {
    case 'percent':
      return { percent: change.percent }
    case 'points':
      return { points: change.points }
    case 'count':
      return { difference: change.difference }
  }
}
