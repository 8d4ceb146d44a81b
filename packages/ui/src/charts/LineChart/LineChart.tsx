import { SeveralSeries, type SeveralSeriesProps } from '../StackedChart/SeveralSeries.tsx'
import type { Unit } from '../TrendChart/TrendChart.types.ts'

export interface LineChartProps extends SeveralSeriesProps {
  /**
   * The unit of all values: values of another unit would need another scale.
   * @default 'count'
   */
  unit?: Unit | undefined
  /** Currency of monetary values, for example `EUR`. */
  currency?: string | undefined
}

/**
 * Shows several metrics over time, each as a line. Pressing an entry of the legend hides its line, hovering highlights
 * it.
 */
export function LineChart({ unit = 'count', currency, ...rest }: LineChartProps) {
  return (
    <SeveralSeries data-part="line-chart" {...rest} shape="line" isStacked={false} unit={unit} currency={currency} />
  )
}
