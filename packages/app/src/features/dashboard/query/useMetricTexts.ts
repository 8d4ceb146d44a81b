import { metricFacts } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useMemo } from 'react'
import type { MetricId } from './metrics.ts'
import { useMetricNames } from './useMetricNames.ts'

/** The names of the metrics, and the formats of their values. */
export function useMetricTexts() {
  const labels = useMetricNames()
  const format = useFormat()
  return useMemo(() => {
    const ways = { count: format.compact, percent: format.percent, duration: format.duration }
    return { labels, shorten: (id: MetricId, metricValue: number | null) => ways[metricFacts[id].unit](metricValue) }
  }, [labels, format])
}
