import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { CellValue } from '../../components/data/DataTable/DataTable.types.ts'
import type { LoadingProps, StrictOmit } from '../../components/props.ts'

/** How far the data of a chart have come. The chart keeps its height whatever it shows. */
export interface ChartLoadingProps extends LoadingProps {
  /**
   * What stands where there is nothing to draw.
   * @default 'No data in this range'
   */
  empty?: ReactNode | undefined
}

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
  /** One for each slot; a function makes those of a large chart when they are needed. */
  rows: readonly ChartRow[] | (() => readonly ChartRow[])
}

/** What a chart hands on to its root, the frame: it brings its own name, and its own content. */
export type ChartRootProps = StrictOmit<ComponentPropsWithRef<'section'>, 'children' | 'aria-label' | 'onSelect'>
