import type { ReactNode } from 'react'
import { useFormat } from '../../../../format/index.ts'
import { Facts } from '../DataTable.styles.ts'
import type { CellValue, DataTableColumn } from '../DataTable.types.ts'
import { textOf } from '../columns/cellText.ts'

/** The content of a cell. A cut value is shown in full when it is pointed at. */
export function contentOf<Data>(
  column: DataTableColumn<Data>,
  row: Data,
  format: ReturnType<typeof useFormat>,
): ReactNode {
  const { value, cell, kind = 'text', timeZone = 'UTC' } = column
  if (cell !== undefined) return cell(row)
  const given = value(row)
  const currency = typeof column.currency === 'function' ? column.currency(row) : column.currency
  const written = textOf(column, given, format, currency)
  if (written === null) {
    return (
      <span data-part="cut">
        <bdi {...(kind === 'code' && { dir: 'ltr' })}>{given}</bdi>
      </span>
    )
  }
  if ((kind !== 'date' && kind !== 'datetime') || given === null) return written
  return (
    <time dir="ltr" dateTime={String(given)} title={format.instant(String(given), timeZone)}>
      {written}
    </time>
  )
}

/** Columns listed below their row or on its card. */
export function ColumnFacts<Data>({ columns, row }: { columns: readonly DataTableColumn<Data>[]; row: Data }) {
  const format = useFormat()
  return (
    <Facts>
      {columns.map((column) => (
        <div key={column.id} data-long={isLong(column.value(row)) || undefined}>
          <dt>{column.header}</dt>
          <dd>{contentOf(column, row, format)}</dd>
        </div>
      ))}
    </Facts>
  )
}

/** Whether a value is a text of several lines, which takes a line of its own. */
const isLong = (value: CellValue): boolean => typeof value === 'string' && value.length > 80
