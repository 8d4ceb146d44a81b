import { useLingui } from '@lingui/react/macro'

/** The names of the columns of the exported files. */
export function useExportTexts() {
  const { t } = useLingui()
  return {
    visitors: t`Visitors`,
    visits: t`Visits`,
    pageviews: t`Views`,
    views_per_visit: t`Views per visit`,
    bounce_rate: t`Bounce rate (%)`,
    visit_duration: t`Visit duration (s)`,
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
