import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CursorPagination, ListPagination, ListSorter } from '../../../list/index.ts'
import type { MenuGroup } from '../../actions/Menu/index.ts'
import type { ColumnKind } from './columns/ColumnKind.ts'
import type { RowSelection } from './selection/selection.ts'
import type { Density, Lines, TableView, ViewStorage } from './columns/view.ts'
import type { IconSource } from '../Icon/index.ts'
import type { LoadingProps, StrictOmit } from '../../props.ts'

export type CellValue = string | number | null

export interface DataTableColumn<Row> {
  /** Id of the column, also sent to the service for sorting. */
  id: string
  /** The heading. */
  header: string
  /** The value of a row: shown, sorted by, and exported. Null is missing. */
  value: (row: Row) => CellValue
  /** Renders the value; without it the value is formatted by its kind, and a missing value is a dash. */
  cell?: ((row: Row) => ReactNode) | undefined
  /**
   * The kind of its values. Values are aligned at the end of their cells: numbers are grouped, percentages are from 0
   * to 100, durations are in seconds, amounts of money in the smallest unit of their `currency`. Dates are instants in
   * ISO 8601, shown as days, or as days with their time; codes are in monospace, and left to right.
   * @default 'text'
   */
  kind?: ColumnKind | undefined
  /**
   * The time zone in which a `date` or a `datetime` is shown.
   * @default 'UTC'
   */
  timeZone?: string | undefined
  /** Currency of `money` values, for example `EUR`, for all rows or by row. */
  currency?: string | ((row: Row) => string) | undefined
  /** The value for all rows, in the last line of the table; only the service knows that of rows on other pages. */
  total?: CellValue | undefined
  /**
   * Whether the heading is an identifier, which is not translated.
   * @default false
   */
  isKey?: boolean | undefined
  /** Another name, such as the field's name in the service's API: shown when the heading is pointed at. */
  description?: string | undefined
  /**
   * Whether the table can be sorted by this column.
   * @default false
   */
  isSortable?: boolean | undefined
  /**
   * Columns move into the expandable row when the table becomes too narrow, the highest number first. A column without
   * a priority always stays.
   */
  priority?: number | undefined
  /**
   * Minimum width of the column, in px.
   * @default 112
   */
  minWidth?: number | undefined
  /**
   * Whether the column is hidden until people switch it on.
   * @default false
   */
  isHiddenAtFirst?: boolean | undefined
  /**
   * Whether the value stands below the first one where a table of a phone’s width has no room for the column. Give two
   * or three columns that, those that matter most.
   * @default false
   */
  isBrief?: boolean | undefined
}

/** The one action of a row that has a button of its own. */
export interface RowAction {
  /** The name of the action, with that of the row: “Edit Mina Keller”. */
  label: string
  icon: IconSource
  onPress: () => void
  /**
   * Whether it opens the row: then a press on its first value does the same.
   * @default false
   */
  isOpening?: boolean | undefined
}

/** An action on the selected rows. */
export interface BulkAction {
  id: string
  label: string
  icon: IconSource
  /**
   * Whether the action is destructive.
   * @default false
   */
  isDanger?: boolean | undefined
  onAction: () => void
}

export interface DataTableSelection {
  selected: RowSelection
  onChange: (selected: RowSelection) => void
  /** The number of matching rows on all pages; with more than one page, all of them can be selected. */
  total: number
  /** The actions of the bar while rows are selected. */
  actions: readonly BulkAction[]
}

export interface OwnProps<Row extends { id: string }> extends LoadingProps {
  /** The accessible name of the table, which every table needs. */
  caption: string
  /** The columns; the first one identifies a row and stays visible. Keep the array between renders. */
  columns: readonly DataTableColumn<Row>[]
  /** The name of a row, for the names of its controls. */
  rowName: (row: Row) => string
  /**
   * The rows; undefined until they have loaded.
   * @default []
   */
  items?: readonly Row[] | undefined
  /**
   * Whether the error is a missing permission: the table then says so and offers no retry.
   * @default false
   */
  isDenied?: boolean | undefined
  /** The selected sort order; without it the table keeps the order itself. */
  listSorter?: ListSorter | undefined
  /** Further sort orders, for rows that are equal in the ones before. */
  thenBy?: readonly ListSorter[] | undefined
  /**
   * Called with the selected sort order, after which the caller provides sorted rows. Without it the table sorts the
   * rows itself.
   */
  onSort?: ((listSorter: ListSorter, thenBy: readonly ListSorter[]) => void) | undefined
  /**
   * Whether a press with Shift adds a column to the order.
   * @default true where the table sorts by itself
   */
  isMultiSort?: boolean | undefined
  /** The sort order that the heading shows until people select another. */
  defaultSorter?: ListSorter | undefined
  /** The selection of rows; without it, rows cannot be selected. */
  selection?: DataTableSelection | undefined
  /** The action of a row that is always visible. */
  rowAction?: ((row: Row) => RowAction | null) | undefined
  /** The other actions of a row, in its menu. */
  rowMenu?: ((row: Row) => readonly MenuGroup[]) | undefined
  /**
   * The group of a row: rows of the same group stand together, below a heading of their own. Pass the same function
   * between renders.
   */
  groupBy?: ((row: Row) => string | null) | undefined
  /**
   * Renders details below a row. Undefined or null means no details and no button to expand the row. Keep the function
   * between renders.
   */
  details?: ((row: Row) => ReactNode) | undefined
  /**
   * Initial height of a row, with two lines or one. People can change it.
   * @default 'regular'
   */
  density?: Density | undefined
  /**
   * The initial handling of values that are longer than their cells: cut, with a tooltip, or wrapped. People can change
   * it.
   * @default 'cut'
   */
  lines?: Lines | undefined
  /**
   * The handling of columns without room: they go below their row, or on less than 480 px each row becomes a card.
   * @default 'fold'
   */
  narrow?: 'fold' | 'cards' | undefined
  /**
   * Whether people can reorder, pin and resize columns.
   * @default false
   */
  canArrange?: boolean | undefined
  /**
   * The columns, their order and widths, and the row height that somebody chose before, where the caller keeps them; it may come later
   * than the first rows. Unknown columns are left out.
   */
  defaultTableView?: TableView | undefined
  /** Called with what somebody chose, to be kept. */
  onTableViewChange?: ((view: TableView) => void) | undefined
  /** Key under which the browser stores the columns, their order and widths, and the row height. */
  storageKey?: string | undefined
  /**
   * The storage of that: permanent, or as long as the tab is open.
   * @default 'local'
   */
  storage?: ViewStorage | undefined
  /**
   * The initial number of rows on a page, for a table that has all its rows and turns its pages itself. People can
   * change it.
   */
  pageSize?: number | undefined
  /** Pagination below the table, either from `useListState` or with only previous and next. */
  pagination?: ListPagination | CursorPagination | undefined
  onPageChange?: ((current: number, pageSize: number) => void) | undefined
  /** Shown when there are no rows at all; says what belongs here and offers a next step. */
  empty: ReactNode
  /** Clears the filters. Given while filters are set; an empty table then says that no row matches. */
  onClearFilters?: (() => void) | undefined
  /** File name without `.csv` for the download of the loaded rows with their visible columns. */
  csvName?: string | undefined
  /** Exports all rows, including those that are not loaded. */
  onExportAll?: (() => void) | undefined
}

/** The ref and all other props go to the root, which contains the table and its pagination. */
export interface DataTableProps<Row extends { id: string }>
  extends OwnProps<Row>, StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {}

/** Props for rows without an `id`. */
export interface DataTablePropsWithRowId<Row extends object> extends StrictOmit<
  DataTableProps<Row & { id: string }>,
  'items'
> {
  /** The rows; undefined until they have loaded. */
  items?: readonly Row[] | undefined
  /** The unique id of a row, which is the same after the next load. Pass the same function between renders. */
  getRowId: (row: Row) => string
}
