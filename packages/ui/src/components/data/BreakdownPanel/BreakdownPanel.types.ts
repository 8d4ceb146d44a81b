import type { ReactNode } from 'react'
import type { IconSource } from '../Icon/index.ts'
import type { NameKind } from './BreakdownName.tsx'

/** What can be done with a row. In the dialog with all rows as well. */
export interface RowHandlers {
  /** Called with a pressed row, to filter by it. */
  onRowAction?: ((row: BreakdownRow) => void) | undefined
  /** Called with a row whose details are wanted. */
  onRowDetails?: ((row: BreakdownRow) => void) | undefined
  /** Called with a row that is to be left out. */
  onRowExclude?: ((row: BreakdownRow) => void) | undefined
}

/** A column beside those that every breakdown has. */
export interface BreakdownColumn {
  id: string
  label: string
  /** The formatted value of a row. */
  cell: (row: BreakdownRow) => string
}

/** The columns of the rows. */
export interface ColumnsProps {
  /** Columns after the visitors; with them, `bars` has visible headings too. Below 28rem of room the first alone stays. */
  columns?: readonly BreakdownColumn[] | undefined
  /**
   * Whether \`bars\` is without the share of all visitors.
   * @default false
   */
  isShareHidden?: boolean | undefined
}

export interface BreakdownRow {
  id: string
  /** The displayed name. */
  name: string
  /**
   * The kind of name: `path` runs left to right and is shortened in its middle, `text` is a person’s words in any
   * direction, `word` is the interface’s own.
   * @default 'text'
   */
  kind?: NameKind | undefined
  /** One or two letters before the name, for example a country code, or an icon. */
  tag?: string | IconSource | undefined
  /** Address of the page that the row describes; an icon opens it in a new tab. */
  href?: string | undefined
  /**
   * Whether the breakdown is filtered by the row, so that pressing it removes the filter.
   * @default false
   */
  isFiltered?: boolean | undefined
  visitors: number
  /** The share of all visitors, 0 to 100. */
  percentage: number
  /** The number of times, in the `table` layout. */
  count?: number | undefined
  /** Percentage of all visitors who converted, 0 to 100, in the `table` layout. */
  conversionRate?: number | undefined
  /** Revenue as formatted text, in the `table` layout. */
  revenue?: string | undefined
  /** Relative change of the visitors in percent, null without a value to compare with. `pending` reserves its column. */
  change?: number | null | 'pending' | undefined
  /** The change as a count of visitors, shown in place of `change` where the counts are too small for percentages. */
  difference?: number | undefined
  /** A Sparkline with a label, in the `table` layout; null reserves its column. */
  trend?: ReactNode | undefined
}
