import { useLingui } from '@lingui/react/macro'
import type { Breakdown } from '@sightline/api-client'
import { useFormat, type BreakdownRow, type BreakdownSort } from '@sightline/ui'
import { Sparkline } from '@sightline/ui/charts'
import { changeOf, idOfValue } from '../dimensions/dimensionValues.ts'

interface TrendRows {
  data?: Pick<Breakdown, 'rows'> | undefined
  isError: boolean
  isPlaceholderData: boolean
}

/**
 * Adds to rows their change against the comparison period, and their trend. Both columns are there from the start; a
 * source without trends, or a failed query, leaves them out.
 */
export function useTrends(
  { data, isError, isPlaceholderData }: TrendRows,
  hasComparison: boolean,
  sort: BreakdownSort,
) {
  const { t } = useLingui()
  const format = useFormat()
  const known = isPlaceholderData ? undefined : data?.rows
  const hasTrend = known === undefined ? !isError : known.some(({ trend }) => trend !== undefined)
  const knownOf = new Map(known?.map((row) => [idOfValue(row.value), row]))

  const drawn = (trend: readonly number[]) => {
    const [first, last, most] = [trend[0], trend.at(-1), Math.max(...trend)].map((metricValue) =>
      format.full(metricValue),
    )
    return <Sparkline values={trend} isSelected aria-label={t`Starts at ${first}, ends at ${last}, peaks at ${most}`} />
  }
  return (rows: readonly BreakdownRow[]): readonly BreakdownRow[] =>
    rows.map((row) => {
      const { comparison, trend } = knownOf.get(row.id) ?? {}
      const change =
        comparison === undefined ? ({ change: 'pending' } as const) : changeOf(row.visitors, comparison, sort)
      return {
        ...row,
        ...(hasComparison && !(isError && known === undefined) && change),
        ...(hasTrend && { trend: trend === undefined ? null : drawn(trend) }),
      }
    })
}
