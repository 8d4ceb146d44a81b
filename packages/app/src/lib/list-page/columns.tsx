import type { DataTableColumn } from '@sightline/ui'

/** A column of days in UTC. */
export const dayColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => string | null,
): DataTableColumn<Row> => ({
  id,
  header,
  isSortable: true,
  priority: 2,
  // A whole day, also beside the mark of a sorted column.
  minWidth: 124,
  kind: 'date',
  value,
})

/** A column of codes, whose description is its name in the API. */
export const keyColumn = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => string | null,
): DataTableColumn<Row> => ({
  id,
  header,
  description: id,
  kind: 'code',
  value,
})
