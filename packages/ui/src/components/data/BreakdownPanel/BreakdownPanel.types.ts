import type { ReactNode } from 'react'
import type { IconSource } from '../Icon/index.ts'
import type { NameKind } from './BreakdownName.tsx'

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
  /** One or two letters before the name, such as a country’s code; an icon where there are none. */
  tag?: string | IconSource | undefined
  /** Address of the page that the row is about; an icon opens it beside this one. */
  href?: string | undefined
  visitors: number
  /** The share of all visitors, 0 to 100. */
  percentage: number
  /** The number of times, in the `table` layout. */
  count?: number | undefined
  /** Share of all visitors who did it, 0 to 100, in the `table` layout. */
  conversionRate?: number | undefined
  /** Sum of money as people read it, in the `table` layout. */
  revenue?: string | undefined
  /** Relative change of the visitors in percent, null where there is nothing to compare with, in the `table` layout. `pending` keeps its column. */
  change?: number | null | 'pending' | undefined
  /** A Sparkline with a label, in the `table` layout; null keeps its column. */
  trend?: ReactNode | undefined
}
