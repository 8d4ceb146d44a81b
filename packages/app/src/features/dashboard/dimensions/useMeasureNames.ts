import { useLingui } from '@lingui/react/macro'
import type { VisitMeasure } from '@sightline/api-client'

/** The names of the numbers of a visit that filters compare, with their units. */
export function useMeasureNames(): Readonly<Record<VisitMeasure, string>> {
  const { t } = useLingui()
  return {
    visit_duration: t`Visit duration (seconds)`,
    visit_pageviews: t`Views in the visit`,
    visit_time_on_page: t`Time on pages (seconds)`,
    visit_scroll_depth: t`Scroll depth (percent)`,
    visit_revenue: t`Revenue of the visit`,
  }
}
