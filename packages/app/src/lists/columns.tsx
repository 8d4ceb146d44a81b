import type { DataTableColumn } from '@sightline/ui'

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
  kind: 'date',
  value,
})

/** A column of what the service names, in no language. */
export const keyColumn = <Row,>(id: string, value: (row: Row) => string | null): DataTableColumn<Row> => ({
  id,
  header: id,
  isKey: true,
  kind: 'code',
  value,
})
