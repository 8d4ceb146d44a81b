import { SeveralSeries, type SeveralSeriesProps } from '../StackedChart/SeveralSeries.tsx'
import type { Unit } from '../TrendChart/TrendChart.types.ts'

export interface LineChartProps extends SeveralSeriesProps {
  /**
   * The unit of all values: values of another unit would need another scale.
   * @default 'count'
   */
  unit?: Unit | undefined
  /** The currency of amounts of money, as `EUR`. */
  currency?: string | undefined
}

/** Several values over time, each as a line of its own. A press of the legend hides a line, pointing at it makes it stand out. */
export function LineChart({ unit = 'count', currency, ...rest }: LineChartProps) {
  return (
    <SeveralSeries data-part="line-chart" {...rest} shape="line" isStacked={false} unit={unit} currency={currency} />
  )
}
