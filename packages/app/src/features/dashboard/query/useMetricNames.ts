import type { DashboardMetric } from '@sightline/api-client'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** The names of the metrics that every dashboard has: on cards, in explanations and in files. */
export function useMetricNames(): Readonly<Record<DashboardMetric, string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      visitors: t`Visitors`,
      visits: t`Visits`,
      pageviews: t`Views`,
      views_per_visit: t`Views per visit`,
      bounce_rate: t`Bounce rate`,
      visit_duration: t`Visit duration`,
    }),
    [t],
  )
}
