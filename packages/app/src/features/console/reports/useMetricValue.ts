import { useFormat } from '@sightline/ui'
import { isRate, type ReportMetric } from './metrics.ts'

/** Formats the values of a metric: amounts always with their currency, a missing value as a dash. */
export function useMetricValue(): (metric: Pick<ReportMetric, 'name' | 'currency'>, value: number | null) => string {
  const format = useFormat()
  return ({ name, currency }, value) => {
    if (currency !== undefined) return format.money(value ?? 0, currency)
    return isRate({ name }) ? format.percent(value) : format.full(value)
  }
}
