import type { ComponentPropsWithRef } from 'react'
import type { DataTableProps, OwnProps } from './DataTable.types.ts'

/** All props that the table handles itself. */
const own = {
  caption: true,
  columns: true,
  rowName: true,
  items: true,
  loadingState: true,
  errorMessage: true,
  onRetry: true,
  isDenied: true,
  listSorter: true,
  thenBy: true,
  onSort: true,
  isMultiSort: true,
  defaultSorter: true,
  selection: true,
  rowAction: true,
  rowMenu: true,
  groupBy: true,
  details: true,
  density: true,
  lines: true,
  narrow: true,
  canArrange: true,
  defaultTableView: true,
  onTableViewChange: true,
  storageKey: true,
  storage: true,
  pageSize: true,
  pagination: true,
  onPageChange: true,
  empty: true,
  onClearFilters: true,
  csvName: true,
  onExportAll: true,
} as const satisfies Record<keyof OwnProps<never>, true>

/** The remaining props, which go to the root element. */
export function rootProps<Row extends { id: string }>(props: DataTableProps<Row>): ComponentPropsWithRef<'div'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)))
}
