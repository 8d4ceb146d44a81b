import { useLingui } from '@lingui/react/macro'
import type { Breakdown, RowMetric } from '@sightline/api-client'
import type { BreakdownColumn } from '@sightline/ui'
import { idOfValue } from '../dimensions/dimensionValues.ts'
import { useMetricTexts } from '../query/useMetricTexts.ts'

type Rows = Breakdown['rows']

/** The names of the metrics of rows. */
export function useRowMetricNames(): Readonly<Record<RowMetric, string>> {
  const { t } = useLingui()
  const { labels } = useMetricTexts()
  return { ...labels, exit_rate: t`Exit rate` }
}

/**
 * The columns of rows with these metrics; one that no row has, because the rows of the dimension do not, is left out.
 * @param rows Undefined while they load.
 */
export function useRowColumns(
  metrics: readonly RowMetric[],
  rows: Rows | undefined,
  currency: string | undefined,
): BreakdownColumn[] {
  const names = useRowMetricNames()
  const { shorten } = useMetricTexts(currency)
  const rowOf = new Map(rows?.map((row) => [idOfValue(row.value), row]))
  return metrics
    .filter((metric) => rows === undefined || rows.length === 0 || rows.some((row) => row[metric] !== undefined))
    .map((metric) => ({
      id: metric,
      label: names[metric],
      cell: ({ id }) => shorten(metric, rowOf.get(id)?.[metric] ?? null),
    }))
}
