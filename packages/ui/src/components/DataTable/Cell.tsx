import type { ReactNode } from 'react'
import { missing, useFormat } from '../../format/index.ts'
import { Facts } from './DataTable.styles.ts'
import type { DataTableColumn } from './DataTable.types.ts'

/** What a cell holds. What is cut can be read in full by pointing at it. */
export function contentOf<Data>(
  column: DataTableColumn<Data>,
  row: Data,
  format: ReturnType<typeof useFormat>,
): ReactNode {
  const { value, cell, kind = 'text' } = column
  if (cell !== undefined) return cell(row)
  const given = value(row)
  if (given === null || given === '') return missing
  if (typeof given === 'number') return format.full(given)
  return (
    <span data-part="cut">
      <bdi {...(kind === 'code' && { dir: 'ltr' })}>{given}</bdi>
    </span>
  )
}

/** The columns that have no room in the table, below their row. */
export function FoldedColumns<Data>({ columns, row }: { columns: readonly DataTableColumn<Data>[]; row: Data }) {
  const format = useFormat()
  return (
    <Facts>
      {columns.map((column) => (
        <div key={column.id}>
          <dt>{column.header}</dt>
          <dd>{contentOf(column, row, format)}</dd>
        </div>
      ))}
    </Facts>
  )
}
