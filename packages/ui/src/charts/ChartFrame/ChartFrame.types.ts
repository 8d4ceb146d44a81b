import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CellValue } from '../../components/data/DataTable/DataTable.types.ts'
import type { LoadingProps, StrictOmit } from '../../components/props.ts'

/** The loading state of a chart. The chart keeps its height whatever it shows. */
export interface ChartLoadingProps extends LoadingProps {
  /**
   * Content in place of the drawing where there are no data.
   * @default 'No data in this range'
   */
  empty?: ReactNode | undefined
}

export interface ChartRow {
  id: string
  /** The cells of the table, column by column; the first one names the row. */
  cells: readonly string[]
  /** The values for a downloaded file: numbers unrounded, instants in ISO 8601. */
  values: readonly CellValue[]
}

/** The data of a chart as a table. */
export interface ChartRows {
  /** The caption of the table. */
  caption: string
  columns: readonly string[]
  /** The rows, one for each slot. A function computes the rows of a large chart only when they are needed. */
  rows: readonly ChartRow[] | (() => readonly ChartRow[])
}

/** The props that a chart passes to its root, the frame: it sets its own name and content. */
export type ChartRootProps = StrictOmit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label' | 'onSelect'>
