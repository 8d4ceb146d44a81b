import type { ChartRow, ChartRows } from './ChartFrame.types.ts'

/** The rows of a chart, made now where a function makes them. */
export const rowsOf = ({ rows }: ChartRows): readonly ChartRow[] => (typeof rows === 'function' ? rows() : rows)
