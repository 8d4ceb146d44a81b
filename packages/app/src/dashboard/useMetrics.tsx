import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { useFormat, type Metric } from '@sightline/ui'
import { Sparkline } from '@sightline/ui/charts'
import { comparedOf } from './compared.ts'
import { figureOf, metricIds, units, welcome, type MetricId } from './metrics.ts'
import { useMetricTexts } from './useMetricTexts.ts'

type Figure = number | null

/** The cards of the metrics with a series. */
export function useMetrics(dashboard: Dashboard | undefined, isSelected: (id: MetricId) => boolean): Metric[] {
  const { t } = useLingui()
  const format = useFormat()
  const { labels, shorten } = useMetricTexts()
  const spell = (id: MetricId, figure: Figure) => (units[id] === 'count' ? format.full(figure) : shorten(id, figure))

  const change = (shown: Dashboard, id: MetricId): Pick<Metric, 'delta' | 'note'> => {
    const compared = comparedOf(shown, id)
    if (compared === undefined) return figureOf(shown.totals, id) === null ? { note: t`No visits in this range` } : {}
    const previous = shorten(id, compared.previous)
    const versus = t`vs ${previous}`
    if (compared.kind === 'percent') {
      return { delta: { percent: compared.percent, goodWhen: welcome[id] }, note: versus }
    }
    const difference = (compared.difference > 0 ? '+' : '') + format.full(compared.difference)
    return { note: `${difference} ${versus}` }
  }

  return metricIds.map((id) => {
    const label = labels[id]
    if (dashboard === undefined) return { id, label, value: '', status: 'loading' }
    const figure = figureOf(dashboard.totals, id)
    return {
      id,
      label,
      value: shorten(id, figure),
      fullValue: spell(id, figure),
      ...change(dashboard, id),
      sparkline: (
        <Sparkline values={dashboard.series.map((bucket) => figureOf(bucket, id))} isSelected={isSelected(id)} />
      ),
    }
  })
}
