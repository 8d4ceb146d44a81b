import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CursorPagination, ListPagination, ListSorter } from '../../../list/index.ts'
import type { MenuGroup } from '../../actions/Menu/index.ts'
import type { ColumnKind } from './columns/ColumnKind.ts'
import type { RowSelection } from './selection/selection.ts'
import type { Density, Lines, ViewStorage } from './columns/view.ts'
import type { IconSource } from '../Icon/index.ts'
import type { LoadingProps, StrictOmit } from '../../props.ts'

export type CellValue = string | number | null

export interface DataTableColumn<Row> {
  /** Names the column, also for the service that sorts. */
  id: string
  /** The heading. */
  header: string
  /** The value of a row: shown, sorted by, and exported. Null is missing. */
  value: (row: Row) => CellValue
  /** Draws the value; without it the value is written as it is, and what is missing as a dash. */
  cell?: ((row: Row) => ReactNode) | undefined
  /**
   * The kind of its values. Values are aligned at the end of their cells: numbers are grouped, percentages are from 0
   * to 100, durations are in seconds, amounts of money in the smallest unit of their `currency`. Dates are instants in
   * ISO 8601, shown as days, or as days with their time; codes are in monospace, and left to right.
   * @default 'text'
   */
  kind?: ColumnKind | undefined
  /**
   * The time zone in which a `date` or a `datetime` is meant.
   * @default 'UTC'
   */
  timeZone?: string | undefined
  /** The currency of `money`, as `EUR`: of all its values, or of that in a row. */
  currency?: string | ((row: Row) => string) | undefined
  /** The value for all rows, in the last line of the table; only the service knows that of rows on other pages. */
  total?: CellValue | undefined
  /**
   * Whether the heading is a key that no language translates.
   * @default false
   */
  isKey?: boolean | undefined
  /** Another name, such as the field's name in the service's API: shown when the heading is pointed at. */
  description?: string | undefined
  /**
   * Whether the table can be sorted by it.
   * @default false
   */
  isSortable?: boolean | undefined
  /** The narrower the table, the more columns go into the expandable row, the highest number first. Without one it stays. */
  priority?: number | undefined
  /**
   * The least width that it needs, in px.
   * @default 112
   */
  minWidth?: number | undefined
  /**
   * Whether people have to switch it on.
   * @default false
   */
  isHiddenAtFirst?: boolean | undefined
}

/** The one action of a row that has a button of its own. */
export interface RowAction {
  /** The name of the action, with that of the row: “Edit Mina Keller”. */
  label: string
  icon: IconSource
  onPress: () => void
}

/** An action on the selected rows. */
export interface BulkAction {
  id: string
  label: string
  icon: IconSource
  /**
   * Whether it destroys something.
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
  /** The first one identifies a row, and stays in sight. Keep the array between renders. */
  columns: readonly DataTableColumn<Row>[]
  /** The name of a row, for the names of its controls. */
  rowName: (row: Row) => string
  /**
   * The rows, once they have come.
   * @default []
   */
  items?: readonly Row[] | undefined
  /**
   * Whether an error means that the rows are not for this person to see: that is said, and there is no way to ask again.
   * @default false
   */
  isDenied?: boolean | undefined
  /** The order that was chosen; without it the table keeps it by itself. */
  listSorter?: ListSorter | undefined
  /** The orders within that one, of rows that are alike in it. */
  thenBy?: readonly ListSorter[] | undefined
  /** Called with the order that was chosen: then the rows come sorted. Without it the table sorts those that it has. */
  onSort?: ((listSorter: ListSorter, thenBy: readonly ListSorter[]) => void) | undefined
  /**
   * Whether a press with Shift adds a column to the order.
   * @default true where the table sorts by itself
   */
  isMultiSort?: boolean | undefined
  /** The order while none is chosen, to be shown at its heading. */
  defaultSorter?: ListSorter | undefined
  /** Lets rows be selected. */
  selection?: DataTableSelection | undefined
  /** The action of a row that is always in sight. */
  rowAction?: ((row: Row) => RowAction | null) | undefined
  /** The other actions of a row, behind “more”. */
  rowMenu?: ((row: Row) => readonly MenuGroup[]) | undefined
  /**
   * The group of a row: rows of the same group stand together, below a heading of their own. Pass the same function
   * between renders.
   */
  groupBy?: ((row: Row) => string | null) | undefined
  /** More about a row, below it. Undefined or null: nothing more, and no button to open it. Keep it between renders. */
  details?: ((row: Row) => ReactNode) | undefined
  /**
   * Height of a row at first: two lines, or one. People can change it.
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
   * Whether people can move columns, pin them to an edge and change their widths.
   * @default false
   */
  canArrange?: boolean | undefined
  /** Lets the browser remember, by this name, columns, their order and widths, and how rows are shown. */
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
  /** Pages below the table: as `useListState` keeps them, or with a next and a previous one alone. */
  pagination?: ListPagination | CursorPagination | undefined
  onPageChange?: ((current: number, pageSize: number) => void) | undefined
  /** Shown where there is nothing at all: what belongs here, and the next step. */
  empty: ReactNode
  /** Takes the filters away. Given while there are some: then an empty table says that nothing matches. */
  onClearFilters?: (() => void) | undefined
  /** Offers what is in view as CSV under this name, without `.csv`: the rows that are loaded, with the columns that are on. */
  csvName?: string | undefined
  /** Offers to export every row, which only the service has. */
  onExportAll?: (() => void) | undefined
}

/** The ref and other props go to the root, around the table and its pages. */
export interface DataTableProps<Row extends { id: string }>
  extends OwnProps<Row>, StrictOmit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {}

/** Rows that have no `id` of their own. */
export interface DataTablePropsWithRowId<Row extends object> extends StrictOmit<
  DataTableProps<Row & { id: string }>,
  'items'
> {
  /** The rows, once they have come. */
  items?: readonly Row[] | undefined
  /** The unique id of a row, which is the same after the next load. Pass the same function between renders. */
  getRowId: (row: Row) => string
}
