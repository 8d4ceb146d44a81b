import type { ChartRow, ChartRows } from './ChartFrame.types.ts'

/** The rows of a chart, computed now if they are given as a function. */
export const rowsOf = ({ rows }: ChartRows): readonly ChartRow[] => (typeof rows === 'function' ? rows() : rows)
