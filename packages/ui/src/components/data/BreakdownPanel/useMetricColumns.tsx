import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/useFormat.ts'
import { useText } from '../../../format/useText.ts'
import { Delta } from '../Delta/index.ts'
import type { BreakdownLayout } from './BreakdownTable.styles.ts'
import type { BreakdownRow } from './BreakdownPanel.types.ts'
import type { BreakdownSortColumn } from './sorting.ts'

export interface MetricColumn {
  id: 'visitors' | 'share' | 'count' | 'conversion' | 'revenue' | 'change' | 'trend'
  heading: string
  /** The meaning of a short heading. */
  description?: string | undefined
  /** The column by which pressing the heading sorts. */
  sortsBy?: BreakdownSortColumn | undefined
  /** The width of the table below which the column is hidden. */
  leavesBelow?: 'narrow' | 'medium' | 'wide' | undefined
  cell: (row: BreakdownRow) => ReactNode
  /** The unabbreviated value, if the cell shortens it. */
  full?: ((row: BreakdownRow) => string) | undefined
}

/** The columns after the name; in the `table` layout, those for which at least one row has a value. */
export function useMetricColumns(rows: readonly BreakdownRow[], layout: BreakdownLayout): readonly MetricColumn[] {
  const text = useText()
  const format = useFormat()
  const full = ({ visitors }: BreakdownRow) => format.full(visitors)
  const visitors = { id: 'visitors', heading: text(msg`Visitors`), sortsBy: 'visitors', full } as const
  const has = (field: (typeof fieldOf)[keyof typeof fieldOf]) => rows.some((row) => row[field] !== undefined)
  const change = { id: 'change', heading: text(msg`Change`), cell: changeIn } as const
  if (layout === 'bars') {
    return [
      { ...visitors, cell: (row) => format.compact(row.visitors) },
      ...(has('change') ? [change] : []),
      {
        id: 'share',
        heading: text(msg`Share`),
        description: text(msg`Share of visitors`),
        leavesBelow: has('change') ? 'narrow' : undefined,
        cell: ({ percentage }) => format.percent(percentage),
      },
    ]
  }
  const columns: MetricColumn[] = [
    { ...visitors, cell: full },
    { id: 'count', heading: text(msg`Total`), sortsBy: 'count', cell: ({ count }) => format.full(count) },
    {
      id: 'conversion',
      heading: text(msg`Conversion`),
      cell: ({ conversionRate }) => format.percent(conversionRate),
      leavesBelow: 'medium',
    },
    { id: 'revenue', heading: text(msg`Revenue`), cell: ({ revenue }) => revenue, leavesBelow: 'medium' },
    { ...change, leavesBelow: 'wide' },
    { id: 'trend', heading: text(msg`Trend`), cell: ({ trend }) => trend, leavesBelow: 'wide' },
  ]
  return columns.filter(({ id }) => id === 'visitors' || id === 'count' || has(fieldOf[id]))
}

function changeIn({ change, difference }: BreakdownRow): ReactNode {
  if (change === undefined || change === 'pending') return null
  return difference === undefined ? <Delta percent={change} /> : <Delta difference={difference} />
}

const fieldOf = {
  share: 'percentage',
  conversion: 'conversionRate',
  revenue: 'revenue',
  change: 'change',
  trend: 'trend',
} as const
