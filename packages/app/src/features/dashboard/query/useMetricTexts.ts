import { metricFacts } from '@sightline/api-client'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '@sightline/ui'
import { useMemo } from 'react'
import type { MetricId } from './metrics.ts'

/** The names of the metrics, and the formats of their values. */
export function useMetricTexts() {
  const { t } = useLingui()
  const format = useFormat()
  return useMemo(() => {
    const labels: Record<MetricId, string> = {
      pageviews: t`Views`,
      visitors: t`Visitors`,
      bounce_rate: t`Bounce rate`,
      visit_duration: t`Visit duration`,
    }
    const ways = { count: format.compact, percent: format.percent, duration: format.duration }
    return { labels, shorten: (id: MetricId, metricValue: number | null) => ways[metricFacts[id].unit](metricValue) }
  }, [t, format])
}
