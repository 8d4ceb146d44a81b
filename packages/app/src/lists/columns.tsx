import { missing, type DataTableColumn } from '@sightline/ui'
import { dayOf } from './day.ts'

/** A column of days, UTC. */
export const dayColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => string | null,
): DataTableColumn<Row> => ({
  id,
  header,
  isSortable: true,
  priority: 2,
  minWidth: 108,
  value: (row) => dayOf(value(row)),
  cell: (row) => {
    const instant = value(row)
    return instant === null ? missing : <time dateTime={instant}>{dayOf(instant)}</time>
  },
})

/** A column of what the service names, in no language. */
export const keyColumn = <Row,>(id: string, value: (row: Row) => string | null): DataTableColumn<Row> => ({
  id,
  header: id,
  isKey: true,
  kind: 'code',
  value,
})
