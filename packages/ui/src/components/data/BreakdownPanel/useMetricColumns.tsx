import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/useFormat.ts'
import { useText } from '../../../format/useText.ts'
import { Delta } from '../Delta/index.ts'
import type { BreakdownLayout } from './BreakdownTable.styles.ts'
import type { BreakdownRow, ColumnsProps } from './BreakdownPanel.types.ts'
import type { BreakdownSortColumn } from './sorting.ts'

export interface MetricColumn {
  /** `visitors`, `share`, `count`, `conversion`, `revenue`, `change`, `trend`, or the id of a further column. */
  id: string
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
export function useMetricColumns(
  rows: readonly BreakdownRow[],
  layout: BreakdownLayout,
  { columns: further = [], isShareHidden = false }: ColumnsProps,
): readonly MetricColumn[] {
  const text = useText()
  const format = useFormat()
  const full = ({ visitors }: BreakdownRow) => format.full(visitors)
  const visitors = { id: 'visitors', heading: text(msg`Visitors`), sortsBy: 'visitors', full } as const
  const has = (field: keyof BreakdownRow) => rows.some((row) => row[field] !== undefined)
  const change = { id: 'change', heading: text(msg`Change`), sortsBy: 'change', cell: changeIn } as const
  const others = further.map(({ id, label, cell }, index): MetricColumn => {
    const isFirst = index === 0
    return { id, heading: label, sortsBy: id, cell, leavesBelow: isFirst ? undefined : 'narrow' }
  })
  if (layout === 'bars') {
    const leavesBelow: MetricColumn['leavesBelow'] = others.length > 0 ? 'narrow' : undefined
    const share: MetricColumn = {
      id: 'share',
      heading: text(msg`Share`),
      description: text(msg`Share of visitors`),
      leavesBelow: has('change') ? 'narrow' : leavesBelow,
      cell: ({ percentage }) => format.percent(percentage),
    }
    return [
      { ...visitors, cell: (row) => format.compact(row.visitors) },
      ...others,
      ...(has('change') ? [{ ...change, leavesBelow }] : []),
      ...(isShareHidden ? [] : [share]),
    ]
  }
  const chosen = others.map((column) => ({ ...column, leavesBelow: 'medium' as const }))
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
    ...chosen,
    { ...change, leavesBelow: 'wide' },
    { id: 'trend', heading: text(msg`Trend`), cell: ({ trend }) => trend, leavesBelow: 'wide' },
  ]
  return columns.filter((column) => {
    const field = fieldOf.get(column.id)
    // One that was chosen takes the place of the usual one of its name.
    const twin = chosen.find(({ id }) => id === column.id)
    return twin ? twin === column : !field || has(field)
  })
}

function changeIn({ change, difference }: BreakdownRow): ReactNode {
  if (change === undefined || change === 'pending') return null
  return difference === undefined ? <Delta percent={change} /> : <Delta difference={difference} />
}

/** The columns that are there where at least one row has a value of theirs. */
const fieldOf: ReadonlyMap<string, keyof BreakdownRow> = new Map([
  ['conversion', 'conversionRate'],
  ['revenue', 'revenue'],
  ['change', 'change'],
  ['trend', 'trend'],
])
