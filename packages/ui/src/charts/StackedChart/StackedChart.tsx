import { SeveralSeries, type SeveralSeriesProps } from './SeveralSeries.tsx'

export type { StackedSeries } from './layers.ts'

export interface StackedChartProps extends SeveralSeriesProps {
  /**
   * The shape: bars for separate counts per bucket, areas for continuous values.
   * @default 'bars'
   */
  shape?: 'bars' | 'line' | undefined
}

/** The parts of a value over time. Pressing the legend hides a part, pointing at it highlights the part. */
export function StackedChart({ shape = 'bars', ...rest }: StackedChartProps) {
  return <SeveralSeries data-part="stacked-chart" {...rest} shape={shape} isStacked unit="count" currency={undefined} />
}
