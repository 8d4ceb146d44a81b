import { SeveralSeries, type SeveralSeriesProps } from './SeveralSeries.tsx'

export type { StackedSeries } from './layers.ts'

export interface StackedChartProps extends SeveralSeriesProps {
  /**
   * Bars for buckets that stand for themselves, a line for what goes on: its layers are areas.
   * @default 'bars'
   */
  shape?: 'bars' | 'line' | undefined
}

/** What a value is made up of, over time. A press of the legend hides a part, pointing at it makes it stand out. */
export function StackedChart({ shape = 'bars', ...rest }: StackedChartProps) {
  return <SeveralSeries data-part="stacked-chart" {...rest} shape={shape} isStacked unit="count" currency={undefined} />
}
