export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx'
export type { ChartRootProps, ChartRow, ChartRows, ChartStatus } from './ChartFrame.types.ts'
