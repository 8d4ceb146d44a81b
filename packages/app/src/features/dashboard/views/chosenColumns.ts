import type { RowColumn } from '@sightline/api-client'
import { usualColumnsOf, type Columns } from '../query/columns.ts'
import { breakdownIds, type BreakdownId } from '../query/tabs.ts'

/** The columns that differ from the usual ones, by breakdown. */
export const chosenColumns = (columns: Columns): Partial<Record<BreakdownId, RowColumn[]>> =>
  Object.fromEntries(
    breakdownIds.flatMap((id) => {
      const { shown } = columns[id]
      return shown.join() === usualColumnsOf(id).join() ? [] : [[id, [...shown]]]
    }),
  )

/** The columns without the names that no column has. */
export const validColumns = (columns: Columns): Columns =>
  Object.fromEntries(breakdownIds.map((id) => [id, { ...columns[id], invalid: [] }])) as unknown as Columns
