import { msg } from '@lingui/core/macro'
import { useState, type ReactNode } from 'react'
import type { BucketInterval } from '../../format/date.ts'
import { useText } from '../../format/useText.ts'
import { token } from '../../theme/theme.ts'
import { ChartFrame, type ChartLoadingProps, type ChartRootProps, type ChartRows } from '../ChartFrame/index.ts'
import { layerColours } from '../TrendChart/plot/chartStyle.ts'
import { LegendList } from '../TrendChart/legend/LegendList.tsx'
import { Plot } from '../TrendChart/plot/Plot.tsx'
import type { Slot } from '../TrendChart/slots.ts'
import type { ChartTooltipLine } from '../TrendChart/plot/ChartTooltip.tsx'
import { useNaming } from '../TrendChart/useNaming.ts'
import { layersOf, wholesOf, type StackedSeries } from './layers.ts'

export type { StackedSeries } from './layers.ts'

export interface StackedChartProps extends ChartRootProps, ChartLoadingProps {
  /** Name of the whole. */
  name: string
  /** The dates of the period, as people read them. */
  period: string
  /** The parts, from the axis up; at most six, and what is left as the rest. */
  series: readonly StackedSeries[]
  /** The buckets in order of time. */
  buckets: readonly { start: string; isPartial: boolean }[]
  /** Length of a bucket. */
  interval: BucketInterval
  /** Time zone of the site, in which buckets are named. */
  timeZone: string
  /**
   * Bars for buckets that stand for themselves, a line for what goes on: its layers are areas.
   * @default 'bars'
   */
  shape?: 'bars' | 'line' | undefined
  /** Controls at the end of the head. */
  controls?: ReactNode | undefined
}

/** What a value is made up of, over time. A press of the legend hides a part, pointing at it makes it stand out. */
export function StackedChart(props: StackedChartProps) {
  const { name, period, series, buckets, interval, timeZone, shape = 'bars', controls, ...rest } = props
  const text = useText()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [highlighted, setHighlighted] = useState<string>()
  const layers = layersOf(series, hidden)
  const slots = wholesOf(buckets, layers, timeZone)
  const total = text(msg`Total`)
  const naming = useNaming({
    name: total,
    unit: 'count',
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
    // From the top of the stack down, as it is seen.
    return shown
      .map(({ id, name: label, values }) => ({
        kind: 'layer' as const,
        label,
        value: naming.full(values[at] ?? null),
        colour: colourOf(id),
      }))
      .toReversed()
  }
  /** What has no layer has no mark of one. */
  const whole = (slot: Slot): ChartTooltipLine[] =>
    naming.lines(slot).map((line) => (line.kind === 'main' ? { ...line, kind: 'total' } : line))
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setHidden(next)
    setHighlighted(undefined)
  }
  const data: ChartRows = {
    caption: `${name}, ${period}`,
    columns: [text(msg`Date`), ...shown.map((one) => one.name), total],
    rows: slots.map((slot, index) => ({
      id: slot.start,
      cells: [
        naming.title(slot),
        ...shown.map(({ values }) => naming.full(values[index] ?? null)),
        naming.full(slot.value),
      ],
      values: [slot.start, ...shown.map(({ values }) => values[index] ?? null), slot.value],
    })),
  }
  return (
    <ChartFrame
      {...rest}
      aria-label={name}
      data-part="stacked-chart"
      data={data}
      hasCanvas
      legend={
        <LegendList
          items={series.map(({ id, name: label }) => ({
            id,
            kind: 'layer',
            label,
            colour: colourOf(id),
            isHidden: hidden.has(id),
            onToggle: () => toggle(id),
          }))}
          onHighlight={setHighlighted}
        />
      }
      controls={controls}
      isEmpty={buckets.length === 0}
    >
      <Plot
        {...{ name, period, slots, shape, layers, highlighted }}
        unit="count"
        labelledEnd={interval === 'hour' || interval === 'minute' ? 'first' : 'last'}
        label={naming.label}
        title={naming.title}
        lines={(slot) => [...parts(slot), ...whole(slot)]}
        tick={naming.tick}
      />
    </ChartFrame>
  )
}
