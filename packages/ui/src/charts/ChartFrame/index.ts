export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx'
export type { ChartRow, ChartRows, ChartStatus } from './ChartFrame.types.ts'
