import { msg } from '@lingui/core/macro'
import { useText } from '../../text/useText.ts'
import { Item, List, Period } from './Legend.styles.ts'
import type { TrendComparison, TrendForecast } from './TrendChart.types.ts'

interface LegendProps {
  name: string
  total: string
  period: string
  comparison: TrendComparison | undefined
  forecast: TrendForecast | undefined
}

/** What each line is, with its figure of the whole period. */
export function Legend({ name, total, period, comparison, forecast }: LegendProps) {
  const text = useText()
  const level = forecast?.level ?? 0
  if (forecast === undefined && comparison !== undefined) {
    return (
      <List>
        <Item data-kind="main">
          {period} <strong>{total}</strong>
        </Item>
        <Item data-kind="compared">
          {comparison.period} <strong>{comparison.total}</strong>
        </Item>
      </List>
    )
  }
  return (
    <List>
      <Item data-kind="main">
        {name} <strong>{total}</strong>
        {forecast === undefined && <Period>{period}</Period>}
      </Item>
      {forecast !== undefined && (
        <>
          <Item data-kind="forecast">
            {text(msg`Forecast`)} {forecast.total !== undefined && <strong>{forecast.total}</strong>}
          </Item>
          <Item data-kind="interval">{text(msg`${level}% interval`)}</Item>
        </>
      )}
    </List>
  )
}
