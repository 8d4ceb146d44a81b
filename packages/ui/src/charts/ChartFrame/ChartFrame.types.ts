import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CellValue } from '../../components/data/DataTable/DataTable.types.ts'
import type { StrictOmit } from '../../components/props.ts'

/** What a chart can show in its place, which keeps its height whatever it is. */
export type ChartStatus =
  | { status: 'ready' }
  | { status: 'loading' }
  /** Nothing to draw; without a message it says that there is no data in the range. */
  | { status: 'empty'; message?: ReactNode | undefined }
  | { status: 'error'; message: ReactNode; onRetry: () => void }

export interface ChartRow {
  id: string
  /** What the table shows, column by column; the first one names the row. */
  cells: readonly string[]
  /** The same for a file: values unrounded, instants in ISO 8601. */
  values: readonly CellValue[]
}

/** The data of a chart as rows. */
export interface ChartRows {
  /** What the table is of. */
  caption: string
  columns: readonly string[]
  rows: readonly ChartRow[]
}

/** What a chart hands on to its root, the frame: it brings its own name, and its own content. */
export type ChartRootProps = StrictOmit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label' | 'onSelect'>
