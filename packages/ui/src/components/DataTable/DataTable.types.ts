import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ListPagination, ListSorter } from '../../list/index.ts'
import type { MenuGroup } from '../Menu/index.ts'
import type { RowSelection } from './selection.ts'

export type CellValue = string | number | null

export interface DataTableColumn<Row> {
  /** Names the column, also for the service that sorts. */
  id: string
  /** Its heading. */
  header: string
  /** What a row has in it: shown, sorted by, and exported. Null is missing. */
  value: (row: Row) => CellValue
  /** Draws the value; without it the value is written as it is, and what is missing as a dash. */
  cell?: (row: Row) => ReactNode
  /**
   * Numbers stand at the end of the cell and are grouped; codes are in mono type, and left to right.
   * @default 'text'
   */
  kind?: 'text' | 'number' | 'code'
  /**
   * Whether the heading is a key that no language translates.
   * @default false
   */
  isKey?: boolean
  /**
   * Whether the table can be sorted by it.
   * @default false
   */
  isSortable?: boolean
  /** The narrower the table, the more columns go into the expandable row, the highest number first. Without one it stays. */
  priority?: number
  /**
   * The least width that it needs, in px.
   * @default 112
   */
  minWidth?: number
  /**
   * Whether people have to switch it on.
   * @default false
   */
  isHiddenAtFirst?: boolean
}

/** What the table has to show: rows, that they are on their way, or that they did not come. */
export type DataTableContent<Row> =
  | { status: 'ready'; rows: readonly Row[] }
  | { status: 'loading' }
  | { status: 'error'; message: string; onRetry: () => void }

/** The one action of a row that has a place of its own. */
export interface RowAction {
  /** What it does, with the name of the row: “Edit Mina Keller”. */
  label: string
  icon: LucideIcon
  onPress: () => void
}

/** What can be done with the selected rows. */
export interface BulkAction {
  id: string
  label: string
  icon: LucideIcon
  /**
   * Whether it destroys something.
   * @default false
   */
  isDanger?: boolean
  onAction: () => void
}

export interface DataTableSelection {
  selected: RowSelection
  onChange: (selected: RowSelection) => void
  /** How many rows match on all pages; with more than those of the page, all of them can be selected. */
  total: number
  /** What stands in the bar while rows are selected. */
  actions: readonly BulkAction[]
}

export interface OwnProps<Row extends { id: string }> {
  /** What the table is about: its accessible name. */
  caption: string
  /** The first one identifies a row, and stays in sight. Keep the array between renders. */
  columns: readonly DataTableColumn<Row>[]
  /** What a row is called, for the names of its controls. */
  rowName: (row: Row) => string
  content: DataTableContent<Row>
  /**
   * Whether other rows are on their way while these are shown.
   * @default false
   */
  isRefreshing?: boolean
  /** The order that was chosen; without it the table keeps it by itself. */
  listSorter?: ListSorter
  /** Called with the order that was chosen: then the rows come sorted. Without it the table sorts those that it has. */
  onSort?: (listSorter: ListSorter) => void
  /** The order while none is chosen, to be shown at its heading. */
  defaultSorter?: ListSorter
  /** Lets rows be selected. */
  selection?: DataTableSelection
  /** The action of a row that is always in sight. */
  rowAction?: (row: Row) => RowAction | null
  /** The other actions of a row, behind “more”. */
  rowMenu?: (row: Row) => readonly MenuGroup[]
  /** More about a row, below it. Undefined or null: nothing more, and no button to open it. */
  details?: (row: Row) => ReactNode
  /**
   * Height of a row at first: two lines, or one. People can change it.
   * @default 'regular'
   */
  density?: 'regular' | 'compact'
  /** Lets the browser remember, by this name, which columns people switched off and which height of rows they chose. */
  storageKey?: string
  /** Pages below the table, as `useListState` keeps them. */
  pagination?: ListPagination
  onPageChange?: (current: number, pageSize: number) => void
  /** Shown where there is nothing at all: what belongs here, and the next step. */
  empty: ReactNode
  /** Takes the filters away. Given while there are some: then an empty table says that nothing matches. */
  onClearFilters?: (() => void) | undefined
  /** Offers what is loaded as CSV under this name, without `.csv`. */
  csvName?: string
  /** Exports in place of that, for what only the service has. */
  onExport?: () => void
}

/** The ref and other props go to the root, around the table and its pages. */
export interface DataTableProps<Row extends { id: string }>
  extends OwnProps<Row>, Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {}
