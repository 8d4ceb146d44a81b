export { csvFileOf, csvOf, downloadCsv } from './csv.ts'
export { DataTable } from './DataTable.tsx'
export type {
  BulkAction,
  CellValue,
  DataTableColumn,
  DataTableContent,
  DataTableProps,
  DataTableSelection,
  RowAction,
} from './DataTable.types.ts'
export type { ColumnKind } from './kinds.ts'
export { countOf, nothingSelected, type RowSelection } from './selection.ts'
export type { Density as RowDensity, Lines, ViewStorage } from './view.ts'
