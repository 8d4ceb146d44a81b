import { useFormat } from '@sightline/ui'
import type { ReportMetric } from './metrics.ts'

/** Formats the values of a metric: amounts always with their currency. */
export function useMetricValue(): (metric: Pick<ReportMetric, 'currency'>, value: number) => string {
  const format = useFormat()
  return ({ currency }, value) => (currency === undefined ? format.full(value) : format.money(value, currency))
}
