import { useLingui } from '@lingui/react/macro'
import { metricFacts, type Breakdown, type RowColumn, type RowMetric } from '@sightline/api-client'
import type { BreakdownRow } from '@sightline/ui'
import { idOfValue } from '../dimensions/dimensionValues.ts'
import { useRowMetricNames } from './useRowColumns.ts'

interface Chosen {
  rows: Breakdown['rows']
  metrics: readonly RowMetric[]
  shown: readonly RowColumn[]
  currency: string | undefined
}

/** The columns of a breakdown’s exported file; the first one holds the names of the rows. */
export function useExportColumns() {
  const { t } = useLingui()
  const names = useRowMetricNames()
  /** The columns that were chosen, as far as the rows have them. */
  const further = ({ rows, metrics, shown, currency = '' }: Chosen) => {
    const rowOf = new Map(rows.map((row) => [idOfValue(row.value), row]))
    const ofMetrics = metrics
      .filter((metric) => rows.some((row) => row[metric] !== undefined))
      .map((metric) => {
        const isMoney = metricFacts[metric].unit === 'money'
        return {
          header: isMoney ? `${names[metric]} (${currency})` : names[metric],
          value: ({ id }: BreakdownRow) => {
            const value = rowOf.get(id)?.[metric] ?? null
            return value === null || !isMoney ? value : value / minorUnitsOf(currency)
          },
        }
      })
    const hasChange = shown.includes('change') && rows.some(({ comparison }) => comparison !== undefined)
    const change = {
      header: t`Change (%)`,
      value: ({ change: of }: BreakdownRow) => (typeof of === 'number' ? of : null),
    }
    return [...ofMetrics, ...(hasChange ? [change] : [])]
  }
  return (header: string, chosen?: Chosen) => [
    { header, value: ({ name }: BreakdownRow) => name },
    { header: t`Visitors`, value: ({ visitors }: BreakdownRow) => visitors },
    ...(chosen === undefined || chosen.shown.includes('percentage')
      ? [{ header: t`Share of visitors`, value: ({ percentage }: BreakdownRow) => percentage }]
      : []),
    { header: t`Total`, value: ({ count }: BreakdownRow) => count ?? null },
    ...(chosen === undefined ? [] : further(chosen)),
  ]
}

/** The number of minor units in the major unit of a currency. */
function minorUnitsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10 ** maximumFractionDigits
}
