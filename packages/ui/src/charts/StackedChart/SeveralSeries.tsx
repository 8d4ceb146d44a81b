import { msg } from '@lingui/core/macro'
import { useState, type ReactNode } from 'react'
import type { BucketInterval } from '../../format/date.ts'
import { useText } from '../../format/useText.ts'
import { token } from '../../theme/theme.ts'
import { ChartFrame, type ChartLoadingProps, type ChartRootProps, type ChartRows } from '../ChartFrame/index.ts'
import { layerColours } from '../TrendChart/plot/chartStyle.ts'
import { LegendList } from '../TrendChart/legend/LegendList.tsx'
import { Plot } from '../TrendChart/plot/Plot.tsx'
import type { ChartShape } from '../TrendChart/plot/chartData.ts'
import type { Slot } from '../TrendChart/slots.ts'
import { GranularityControl } from '../TrendChart/GranularityControl.tsx'
import type { GranularityChoice, SelectedBuckets, Unit } from '../TrendChart/TrendChart.types.ts'
import type { ChartTooltipLine } from '../TrendChart/plot/ChartTooltip.tsx'
import { bucketsOf, intervalOf, unitOf } from '../TrendChart/givenSeries.ts'
import { useSlotFormat } from '../TrendChart/useSlotFormat.ts'
import { layersOf, stackMaxima, stackTotals, type StackedSeries } from './layers.ts'
import { timeZoneOf } from '../../components/timeZoneOf.ts'
import { listOf } from '../../theme/wrongProps.ts'

export interface SeveralSeriesProps extends ChartRootProps, ChartLoadingProps {
  /** Name of the chart. */
  name: string
  /** The dates of the period as text. */
  period: string
  /** The series, at most six; the others should be summed as the rest. */
  series: readonly StackedSeries[]
  /** The buckets in order of time. */
  buckets: readonly { start: string; isPartial: boolean }[]
  /** Length of a bucket. */
  interval: BucketInterval
  /** Time zone of the site, in which buckets are labelled. */
  timeZone: string
  /** The selectable bucket lengths; without it, the length is fixed. */
  granularity?: GranularityChoice | undefined
  /** Called with the buckets selected by dragging or with the keyboard. Without it, selection is off. */
  onSelectRange?: ((buckets: SelectedBuckets) => void) | undefined
  /** Controls at the end of the header. */
  controls?: ReactNode | undefined
}

interface DrawnProps extends SeveralSeriesProps {
  shape: ChartShape
  /** Whether the series are parts of a whole and are stacked. */
  isStacked: boolean
  unit: Unit
  currency: string | undefined
}

/** Shows several series over time in one plot. */
export function SeveralSeries(props: DrawnProps) {
  const {
    name,
    period,
    series: givenSeries,
    buckets: givenBuckets,
    interval: givenInterval,
    timeZone: givenZone,
    shape,
    isStacked,
    unit: givenUnit,
    currency,
    ...more
  } = props
  const component = isStacked ? 'StackedChart' : 'LineChart'
  const series = listOf(givenSeries, component, 'series')
  const buckets = bucketsOf(givenBuckets, [component, 'buckets', 'bucket'])
  const interval = intervalOf(givenInterval, component)
  const timeZone = timeZoneOf(givenZone, component)
  const unit = unitOf(givenUnit, component)
  const { controls, granularity, onSelectRange, ...rest } = more
  const text = useText()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [highlighted, setHighlighted] = useState<string>()
  const layers = layersOf(series, hidden)
  const slots = isStacked ? stackTotals(buckets, layers, timeZone) : stackMaxima(buckets, layers, timeZone)
  const total = text(msg`Total`)
  const naming = useSlotFormat({
    name: total,
    unit,
    currency,
    interval,
    timeZone,
    today: undefined,
    level: 0,
    missing: undefined,
  })
  const colourOf = (id: string): string => {
    const index = layersOf(series, new Set()).find((layer) => layer.id === id)?.colour
    const colour = index == null ? undefined : layerColours[index]
    return colour === undefined ? token['chart-compare'] : token[colour]
  }
  const shown = series.filter(({ id }) => !hidden.has(id))
  const parts = (slot: Slot): ChartTooltipLine[] => {
    const at = slots.indexOf(slot)
    const lines = shown.map(({ id, name: label, values }) => ({
      kind: 'layer' as const,
      label,
      value: naming.valueInFull(values[at] ?? null),
      colour: colourOf(id),
    }))
    // The stack is listed from the top down, as it is seen.
    return isStacked ? lines.toReversed() : lines
  }
  /** A part without a layer has no mark. */
  const whole = (slot: Slot): ChartTooltipLine[] =>
    naming.lines(slot).flatMap((line) => {
      if (line.kind !== 'main') return line
      return isStacked ? { ...line, kind: 'total' } : []
    })
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setHidden(next)
    setHighlighted(undefined)
  }
  const data: ChartRows = {
    caption: `${name}, ${period}`,
    columns: [text(msg`Date`), ...shown.map((one) => one.name), ...(isStacked ? [total] : [])],
    rows: () =>
      slots.map((slot, index) => ({
        id: slot.start,
        cells: [
          naming.slotName(slot),
          ...shown.map(({ values }) => naming.valueInFull(values[index] ?? null)),
          ...(isStacked ? [naming.valueInFull(slot.value)] : []),
        ],
        values: [slot.start, ...shown.map(({ values }) => values[index] ?? null), ...(isStacked ? [slot.value] : [])],
      })),
  }
  return (
    <ChartFrame
      {...rest}
      aria-label={name}
      data={data}
      legend={
        <LegendList
          items={series.map(({ id, name: label, total: sum }) => ({
            id,
            kind: 'layer',
            label:
              sum === undefined ? (
                label
              ) : (
                <span>
                  {label} <strong>{sum}</strong>
                </span>
              ),
            colour: colourOf(id),
            isHidden: hidden.has(id),
            onToggle: () => toggle(id),
          }))}
          onHighlight={setHighlighted}
        />
      }
      controls={
        <>
          {controls}
          {granularity !== undefined && <GranularityControl interval={interval} {...granularity} />}
        </>
      }
      isEmpty={buckets.length === 0}
    >
      <Plot
        {...{ name, period, slots, shape, unit, layers, isStacked, highlighted }}
        labelledEnd={interval === 'hour' || interval === 'minute' ? 'first' : 'last'}
        label={naming.label}
        slotName={naming.slotName}
        lines={(slot) => [...parts(slot), ...whole(slot)]}
        tick={naming.tick}
        onSelectRange={onSelectRange}
      />
    </ChartFrame>
  )
}
