import { metricFacts, type DashboardMetric, type MetricUnit } from '@sightline/api-client'
import { useLingui } from '@lingui/react/macro'
import { useMetricNames } from '../query/useMetricNames.ts'

/** The names of the columns of the exported files; those of metrics end with the unit of their values. */
export function useExportTexts() {
  const { t } = useLingui()
  const names = useMetricNames()
  const withUnit = (name: string, unit: MetricUnit): string =>
    unit === 'percent' ? t`${name} (%)` : unit === 'duration' ? t`${name} (s)` : name
  const columns = Object.fromEntries(
    Object.entries(names).map(([metric, name]) => [
      metric,
      withUnit(name, metricFacts[metric as DashboardMetric].unit),
    ]),
  ) as Record<DashboardMetric, string>
  return {
    ...columns,
    metric: t`Metric`,
    name: t`Name`,
    value: t`Value`,
    compared: t`Compared with`,
    change: t`Change (%)`,
    points: t`Change (points)`,
    start: t`Start`,
    startUtc: t`Start (UTC)`,
    partial: t`Partial`,
  }
}
