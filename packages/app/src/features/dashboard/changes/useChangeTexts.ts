import { metricFacts, type DashboardMetric } from '@sightline/api-client'
import { useFormat, useKit } from '@sightline/ui'
import { useMemo } from 'react'
import { useMetricNames } from '../query/useMetricNames.ts'

/** The names of the metrics that can be explained, and the formats of their values and differences. */
export function useChangeTexts() {
  const labels = useMetricNames()
  const format = useFormat()
  const { intlLocale } = useKit()
  return useMemo(() => {
    const number = (value: number, options: Intl.NumberFormatOptions): string =>
      new Intl.NumberFormat(intlLocale, { numberingSystem: 'latn', ...options }).format(value)
    const valueText = (metric: DashboardMetric, value: number | null): string => {
      switch (metricFacts[metric].unit) {
        case 'count':
          return format.full(value)
        case 'percent':
          return format.percent(value)
        case 'duration':
          return format.duration(value)
        case 'mean':
          return value === null ? format.full(value) : number(value, { maximumFractionDigits: 2 })
      }
    }
    const differenceText = (metric: DashboardMetric, difference: number | null): string => {
      if (difference === null) return format.full(null)
      const { unit } = metricFacts[metric]
      const signed = { signDisplay: 'exceptZero', maximumFractionDigits: unit === 'count' ? 0 : 2 } as const
      const amount = number(difference, signed)
      return unit === 'duration'
        ? number(difference, {
            ...signed,
            maximumFractionDigits: 1,
            style: 'unit',
            unit: 'second',
            unitDisplay: 'narrow',
          })
        : amount
    }
    return { labels, valueText, differenceText }
  }, [labels, format, intlLocale])
}
