import { useLingui } from '@lingui/react/macro'
import { metricFacts, type Metric } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useMemo } from 'react'
import type { MetricId } from './metrics.ts'
import { useMetricNames } from './useMetricNames.ts'

/** The names of the metrics of cards, and the formats of their values. @param currency That of revenue, where there is any. */
export function useMetricTexts(currency?: string) {
  const names = useMetricNames()
  const { t } = useLingui()
  const format = useFormat()
  return useMemo(() => {
    const labels: Readonly<Record<MetricId, string>> = {
      ...names,
      time_on_page: t`Time on page`,
      scroll_depth: t`Scroll depth`,
      events: t`Events`,
      conversion_rate: t`Conversion rate`,
      revenue: t`Revenue`,
    }
    const { mean, percent, duration } = format
    const others = { mean, percent, duration }
    const short = { ...others, count: format.compact, money: (sum: number | null) => format.axisMoney(sum, currency) }
    const full = { ...others, count: format.full, money: (sum: number | null) => format.money(sum, currency) }
    return {
      labels,
      shorten: (id: Metric, metricValue: number | null) => short[metricFacts[id].unit](metricValue),
      spell: (id: Metric, metricValue: number | null) => full[metricFacts[id].unit](metricValue),
    }
  }, [names, t, format, currency])
}
