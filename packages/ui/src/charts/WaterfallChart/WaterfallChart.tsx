import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { hasData } from '../../components/props.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../format/useText.ts'
import { styleRef } from '../../components/styleRef.ts'
import { ChartFrame, type ChartLoadingProps, type ChartRootProps, type ChartRows } from '../ChartFrame/index.ts'
import { placesOf, type BarPlace } from './barPlaces.ts'
import { Bar, Description, Legend, Name, Step, Steps, Values } from './WaterfallChart.styles.ts'
import { listOf } from '../../theme/wrongProps.ts'

/** The first or the last value of the chart. */
export interface WaterfallEnd {
  name: string
  value: number
}

/** One contribution to the difference. */
export interface WaterfallStep {
  id: string
  name: string
  /** A sentence about it below the name. */
  description?: string | undefined
  /** The amount that it adds to the last value; negative where it subtracts. */
  value: number
  /**
   * Whether the step is the remainder that the other steps do not explain.
   * @default false
   */
  isRest?: boolean | undefined
}

export interface WaterfallChartProps extends ChartRootProps, ChartLoadingProps {
  /** The name of the explained value. */
  name: string
  /** The dates of the period as text. */
  period: string
  /** The value before the first step. */
  start: WaterfallEnd
  /** The value after the last step. */
  end: WaterfallEnd
  /** The contributions in order; they add up to the difference between start and end. */
  items: readonly WaterfallStep[]
  /**
   * The unit of the values: the parts of percentages are points.
   * @default 'count'
   */
  unit?: 'count' | 'percent' | undefined
  /** Additional controls before the built-in ones. */
  controls?: ReactNode | undefined
}

/** The steps that lead from one value to another. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { name, period, start, end, items: givenItems, unit = 'count', controls, ...rest } = props
  const items = listOf(givenItems, 'WaterfallChart')
  const text = useText()
  const format = useFormat()
  const isEmpty = items.length === 0 && start.value === 0 && end.value === 0
  const valueOf = (value: number) => (unit === 'percent' ? format.percent(value) : format.full(value))
  const stepOf = (value: number) => {
    const points = format.difference(value, 1)
    return unit === 'percent' ? text(msg`${points} points`) : format.difference(value)
  }
  /** The share of the first value; percentage points have none. */
  const shareOf = (value: number): string => {
    if (unit === 'percent' || start.value === 0) return ''
    const share = format.difference((100 * value) / start.value, 1)
    return `${share}%`
  }
  const difference = end.value - start.value
  const ends = [
    { id: 'start', kind: 'start', ...start },
    { id: 'end', kind: 'end', ...end },
  ] as const
  const places = placesOf(
    start.value,
    items.map(({ value }) => value),
    end.value,
  )
  const data: ChartRows = {
    caption: `${name}, ${period}`,
    columns: [text(msg`Cause`), text(msg`Value`), text(msg`Share`)],
    rows: [
      { id: 'start', cells: [start.name, valueOf(start.value), ''], values: [start.name, start.value, null] },
      ...items.map((item) => ({
        id: item.id,
        cells: [item.name, stepOf(item.value), shareOf(item.value)],
        values: [item.name, item.value, start.value === 0 ? null : (100 * item.value) / start.value],
      })),
      { id: 'end', cells: [end.name, valueOf(end.value), ''], values: [end.name, end.value, null] },
    ],
  }
  const [first, last] = ends.map(({ id, kind, name: label, value }, index) => (
    <Step key={id}>
      <Name data-end>
        <bdi>{label}</bdi>
      </Name>
      <Bar aria-hidden="true" data-kind={kind} ref={placeRef(places[index === 0 ? 0 : places.length - 1])} />
      <Values>
        <strong>{valueOf(value)}</strong>
      </Values>
    </Step>
  ))
  return (
    <ChartFrame
      {...rest}
      aria-label={name}
      data-part="waterfall-chart"
      data={data}
      controls={controls}
      hasContentHeight={hasData(rest.loadingState ?? 'idle') && !isEmpty}
      legend={
        <Legend>
          {text(msg`Difference`)} <strong>{stepOf(difference)}</strong> {shareOf(difference)}
        </Legend>
      }
      isEmpty={isEmpty}
    >
      <Steps>
        {first}
        {items.map(({ id, name: label, description, value, isRest = false }, index) => (
          <Step key={id}>
            <Name>
              <bdi>{label}</bdi>
              {description !== undefined && <Description>{description}</Description>}
            </Name>
            <Bar aria-hidden="true" data-kind={isRest ? 'rest' : 'step'} ref={placeRef(places[index + 1])} />
            <Values>
              <strong>{stepOf(value)}</strong>
              <span>{shareOf(value)}</span>
            </Values>
          </Step>
        ))}
        {last}
      </Steps>
    </ChartFrame>
  )
}

const placeRef = ({ from, size }: BarPlace = { from: 0, size: 0 }) =>
  styleRef({ '--from': `${from}%`, '--size': `${size}%` })
