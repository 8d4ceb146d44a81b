import { msg } from '@lingui/core/macro'
import { useText } from '../../../format/useText.ts'
import { Period } from './Legend.styles.ts'
import { LegendList, type LegendItem } from './LegendList.tsx'
import type { TrendComparison, TrendForecast, TrendReference, TrendSecondMetric } from '../TrendChart.types.ts'

interface LegendProps {
  name: string
  total: string
  period: string
  comparison: TrendComparison | undefined
  /** Whether the comparison is hidden. */
  isAlone: boolean
  onAloneChange: (isAlone: boolean) => void
  second: TrendSecondMetric | undefined
  /** Whether the second metric is hidden. */
  isSecondHidden: boolean
  onSecondHiddenChange: (isHidden: boolean) => void
  forecast: TrendForecast | undefined
  references: readonly TrendReference[]
  /** Formats a value unabbreviated. */
  valueInFull: (value: number) => string
  /** The reason why values are missing, if any are. */
  missing: string | undefined
  onHighlight: (id: string | undefined) => void
}

/** The names of the lines, each with its total of the period. The comparison and the second metric can be hidden. */
export function Legend(props: LegendProps) {
  const {
    name,
    total,
    period,
    comparison,
    isAlone,
    onAloneChange,
    second,
    forecast,
    references,
    valueInFull,
    missing,
  } = props
  const text = useText()
  const level = forecast?.level ?? 0
  const isComparison = forecast === undefined && comparison !== undefined
  const names = isComparison ? comparison.names : undefined
  const items: LegendItem[] = [
    {
      id: 'main',
      kind: 'main',
      label:
        isComparison && names === undefined && second === undefined ? (
          <span>
            {period} <strong>{total}</strong>
          </span>
        ) : (
          <span>
            {names?.own ?? name} <strong>{total}</strong> {forecast === undefined && <Period>{period}</Period>}
          </span>
        ),
    },
    ...(isComparison
      ? [
          {
            id: 'compared',
            kind: 'compared' as const,
            label: (
              <span>
                {names?.compared ?? comparison.period} <strong>{comparison.total}</strong>{' '}
                {comparison.totalNote !== undefined && <Period>{comparison.totalNote}</Period>}
              </span>
            ),
            isHidden: isAlone,
            onToggle: () => onAloneChange(!isAlone),
          },
        ]
      : []),
    ...(second === undefined
      ? []
      : [
          {
            id: 'second',
            kind: 'second' as const,
            label: (
              <span>
                {second.name} <strong>{second.total}</strong>
              </span>
            ),
            isHidden: props.isSecondHidden,
            onToggle: () => props.onSecondHiddenChange(!props.isSecondHidden),
          },
        ]),
    ...(forecast === undefined
      ? []
      : [
          {
            id: 'forecast',
            kind: 'forecast' as const,
            label: (
              <span>
                {text(msg`Forecast`)} {forecast.total !== undefined && <strong>{forecast.total}</strong>}
              </span>
            ),
          },
          { id: 'interval', kind: 'interval' as const, label: text(msg`${level}% interval`) },
        ]),
    ...references.map(({ label, value }) => ({
      id: `reference ${label}`,
      kind: 'reference' as const,
      label: (
        <span>
          {label} <strong>{valueInFull(value)}</strong>
        </span>
      ),
    })),
    ...(missing === undefined ? [] : [{ id: 'missing', kind: 'missing' as const, label: missing }]),
  ]
  return <LegendList items={items} onHighlight={props.onHighlight} />
}
