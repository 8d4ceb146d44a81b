import type { ChartRows } from './ChartFrame.types.ts'
import { rowsOf } from './rows.ts'
import { Scroll, Table } from './ChartFrame.styles.ts'

interface ChartTableProps {
  data: ChartRows
  /** Whether the table scrolls inside the fixed height of a chart. */
  isReserved: boolean
}

/** Shows the data of a chart as a table. */
export function ChartTable({ data, isReserved }: ChartTableProps) {
  const { caption, columns } = data
  return (
    // Focusable, so that the keyboard can scroll it.
    <Scroll role="region" aria-label={caption} tabIndex={0} $isReserved={isReserved}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(data).map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={columns[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
