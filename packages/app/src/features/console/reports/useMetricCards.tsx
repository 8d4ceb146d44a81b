import { useLingui } from '@lingui/react/macro'
import { useFormat, type Metric } from '@sightline/ui'
import { MetricDefinition } from './MetricDefinition.tsx'
import { changeOf, isBetterWhenLower, type ReportMetric } from './metrics.ts'
import { endOfDay, type ComparedPeriod } from './period.ts'
import { useMetricTexts } from './useMetricTexts.ts'
import { useMetricValue } from './useMetricValue.ts'

/** The cards of a report’s metrics: each total with its change against the days that it is compared with. */
export function useMetricCards(
  metrics: readonly ReportMetric[],
  { before }: ComparedPeriod,
  isUncompared: boolean,
): readonly Metric[] {
  const { t } = useLingui()
  const format = useFormat()
  const textsOf = useMetricTexts()
  const write = useMetricValue()
  const days = before === null ? '' : format.days(before.from, endOfDay(before.to), 'UTC')
  const comparison = (metric: ReportMetric): Pick<Metric, 'delta' | 'note' | 'fullNote'> => {
    if (before === null) return {}
    if (metric.previous === undefined) return isUncompared ? { note: t`The previous period could not be loaded` } : {}
    const previous = write(metric, metric.previous)
    const change = changeOf(metric)
    return {
      ...(change !== undefined && { delta: { ...change, goodWhen: isBetterWhenLower(metric) ? 'down' : 'up' } }),
      note: t`vs ${previous}`,
      fullNote: t`vs ${days}: ${previous}`,
    }
  }
  return metrics.map((metric) => {
    const { label, definition } = textsOf(metric)
    return {
      id: metric.id,
      label,
      value: write(metric, metric.total),
      amount: metric.total ?? undefined,
      ...comparison(metric),
      actions: <MetricDefinition name={label} definition={definition} />,
    }
  })
}
