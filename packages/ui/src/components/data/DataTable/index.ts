export { csvFileOf, csvOf, downloadCsv } from './csv/csv.ts'
export { DataTable } from './DataTable.tsx'
export type {
  BulkAction,
  CellValue,
  DataTableColumn,
  DataTableProps,
  DataTablePropsWithRowId,
  DataTableSelection,
  RowAction,
} from './DataTable.types.ts'
export type { ColumnKind } from './columns/ColumnKind.ts'
export { countOf, nothingSelected, type RowSelection } from './selection/selection.ts'
export type { Density as RowDensity, Lines, TableView, ViewStorage } from './columns/view.ts'
