export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx'
export type { ChartLoadingProps, ChartRootProps, ChartRow, ChartRows } from './ChartFrame.types.ts'
