import type { ChartData, ChartDataset, ScriptableContext } from 'chart.js'
import { withAlpha, type ChartStyle } from './chartStyle.ts'
import { downsample } from '../downsample.ts'
import { incompleteIndex } from '../axis.ts'
import { forecastLine, type Slot } from '../slots.ts'

/** The shape: a line for continuous values, bars for separate counts per bucket. */
export type ChartShape = 'line' | 'bars'

/** A value at the index of its slot. */
interface DrawnPoint {
  x: number
  y: number | null
}

export type TrendValues = (number | null)[] | DrawnPoint[]
export type TrendData = ChartData<'line' | 'bar', TrendValues, string>
type Dataset = ChartDataset<'line' | 'bar', TrendValues>

/** One series of a stacked chart, drawn on top of the previous ones. */
export interface Layer {
  id: string
  values: readonly (number | null)[]
  /** The index of the colour; null for the rest. */
  colour: number | null
}

/** Lines with fewer points than this show a marker at each point. */
const markedBelow = 8

/** Maximum number of points of a line, about one per pixel of the plot. */
const maxPoints = 1000

/** The drawn points of a line and the indexes of their values. */
function pointsOf(values: readonly (number | null)[]) {
  if (values.length <= maxPoints) return { kept: undefined, drawn: { data: [...values] } }
  const kept = downsample(values, maxPoints)
  return { kept, drawn: { data: kept.map((x) => ({ x, y: values[x] ?? null })), parsing: false as const } }
}

/** A single point cannot form a line, so it is drawn as a bar. */
export const chartTypeOf = (slots: readonly Slot[], shape: ChartShape): 'line' | 'bar' =>
  shape === 'bars' || slots.length === 1 ? 'bar' : 'line'

/**
 * The data that Chart.js draws; the values themselves are the first dataset. Labels tell it which is which.
 * @param secondAxis The axis of a second metric.
 */
export function chartDataOf(
  slots: readonly Slot[],
  labels: string[],
  shape: ChartShape,
  style: ChartStyle,
  secondAxis: 'y' | 'second',
): TrendData {
  const main = chartTypeOf(slots, shape) === 'bar' ? barsOf(slots, style) : lineOf(slots, style)
  return {
    labels,
    datasets: [main, ...comparisonOf(slots, style), ...secondOf(slots, style, secondAxis), ...forecastOf(slots, style)],
  }
}

/** The data that Chart.js draws for the parts of a whole. */
export function layeredDataOf(
  layers: readonly Layer[],
  labels: string[],
  shape: ChartShape,
  style: ChartStyle,
  highlighted: string | undefined,
): TrendData {
  const datasets = layers.map(({ id, values, colour }, index): Dataset => {
    const full = (colour === null ? undefined : style.layers[colour]) ?? style.compare
    const shown = highlighted === undefined || highlighted === id ? full : withAlpha(full, 25)
    const shared = { label: id, data: [...values], backgroundColor: shown }
    if (shape === 'bars')
      return { ...shared, type: 'bar', maxBarThickness: 72, categoryPercentage: 1, barPercentage: 0.8 }
    return {
      ...shared,
      type: 'line',
      // Lines are straight: a curve would cross the layer next to it.
      tension: 0,
      fill: index === 0 ? 'origin' : '-1',
      borderWidth: 1,
      borderColor: style.surface,
      pointRadius: 0,
    }
  })
  return { labels, datasets }
}

/** The data that Chart.js draws for several independent lines. */
export function linesDataOf(
  layers: readonly Layer[],
  slots: readonly Slot[],
  labels: string[],
  style: ChartStyle,
  highlighted: string | undefined,
): TrendData {
  const incomplete = incompleteIndex(slots)
  const datasets = layers.map(({ id, values, colour }): Dataset => {
    const full = (colour === null ? undefined : style.layers[colour]) ?? style.compare
    const { kept, drawn } = pointsOf(values)
    const isAlone = (index: number) => values[index - 1] == null && values[index + 1] == null
    return {
      type: 'line',
      label: id,
      ...drawn,
      borderColor: highlighted === undefined || highlighted === id ? full : withAlpha(full, 25),
      backgroundColor: full,
      borderWidth: 2,
      borderCapStyle: 'round',
      borderJoinStyle: 'round',
      cubicInterpolationMode: 'monotone',
      fill: false,
      pointBorderWidth: 0,
      pointRadius: radiiOf(kept, (index) => (slots.length < markedBelow || isAlone(kept?.[index] ?? index) ? 3 : 0)),
      // Always given: an update of a chart keeps the options of a dataset that the next one leaves out.
      segment:
        incomplete === null
          ? {}
          : {
              borderDash: ({ p1DataIndex }) =>
                (kept?.[p1DataIndex] ?? p1DataIndex) === incomplete ? [1, 4] : undefined,
            },
    }
  })
  return { labels, datasets }
}

function barsOf(slots: readonly Slot[], { series }: ChartStyle): Dataset {
  const last = slots.length - 1
  return {
    type: 'bar',
    label: 'main',
    data: slots.map(({ value }) => value),
    backgroundColor: slots.map((_, index) => (index === last ? series : withAlpha(series, 42))),
    borderRadius: { topLeft: 2, topRight: 2 },
    // A value of 0 is visible, unlike a missing one.
    minBarLength: 1,
    maxBarThickness: 72,
    categoryPercentage: 1,
    barPercentage: 0.8,
  }
}

function lineOf(slots: readonly Slot[], style: ChartStyle): Dataset {
  const points = slots.filter(({ isAhead }) => !isAhead)
  const incomplete = incompleteIndex(points)
  const { kept, drawn } = pointsOf(slots.map(({ value }) => value))
  const indexOf = (drawnIndex: number) => kept?.[drawnIndex] ?? drawnIndex
  const isIncomplete = (drawnIndex: number) => indexOf(drawnIndex) === incomplete
  // Whether a point stands between two gaps, so that no line reaches it.
  const isAlone = (drawnIndex: number) => {
    const index = indexOf(drawnIndex)
    return slots[index - 1]?.value == null && slots[index + 1]?.value == null
  }
  return {
    type: 'line',
    label: 'main',
    ...drawn,
    borderColor: style.series,
    borderWidth: 2,
    borderCapStyle: 'round',
    borderJoinStyle: 'round',
    cubicInterpolationMode: 'monotone',
    fill: 'origin',
    backgroundColor: (context) => area(context, style),
    pointRadius: radiiOf(kept, (index) =>
      isIncomplete(index) ? 4 : slots.length < markedBelow || isAlone(index) ? 3 : 0,
    ),
    pointBorderColor: style.series,
    pointBorderWidth: 2,
    pointBackgroundColor:
      incomplete === null ? style.series : ({ dataIndex }) => (isIncomplete(dataIndex) ? style.surface : style.series),
    segment:
      incomplete === null
        ? {}
        : {
            borderDash: ({ p1DataIndex }) => (isIncomplete(p1DataIndex) ? [1, 4] : undefined),
            backgroundColor: ({ p1DataIndex }) => (isIncomplete(p1DataIndex) ? 'transparent' : undefined),
          },
  }
}

/** One radius for all points of a long line without marks: computing one for each takes as long as drawing the line. */
function radiiOf(kept: readonly number[] | undefined, radiusAt: (drawnIndex: number) => number) {
  if (kept?.every((_, index) => radiusAt(index) === 0) === true) return 0
  return ({ dataIndex }: { dataIndex: number }) => radiusAt(dataIndex)
}

function comparisonOf(slots: readonly Slot[], { compare }: ChartStyle): Dataset[] {
  if (slots.every(({ compared }) => compared === undefined)) return []
  return [
    {
      type: 'line',
      label: 'compared',
      ...pointsOf(slots.map(({ compared }) => compared?.value ?? null)).drawn,
      borderColor: compare,
      borderWidth: 1.5,
      borderDash: [3, 4],
      cubicInterpolationMode: 'monotone',
      pointRadius: slots.length === 1 ? 3 : 0,
      pointBackgroundColor: compare,
    },
  ]
}

function secondOf(slots: readonly Slot[], { second }: ChartStyle, axis: 'y' | 'second'): Dataset[] {
  const values = slots.map((slot) => slot.second ?? null)
  if (slots.every((slot) => slot.second === undefined)) return []
  const { kept, drawn } = pointsOf(values)
  return [
    {
      type: 'line',
      label: 'second',
      yAxisID: axis,
      ...drawn,
      borderColor: second,
      borderWidth: 2,
      borderCapStyle: 'round',
      borderJoinStyle: 'round',
      cubicInterpolationMode: 'monotone',
      pointRadius: radiiOf(kept, (index) => {
        const at = kept?.[index] ?? index
        return slots.length < markedBelow || (values[at - 1] == null && values[at + 1] == null) ? 3 : 0
      }),
      pointBorderWidth: 0,
      pointBackgroundColor: second,
    },
  ]
}

function forecastOf(slots: readonly Slot[], { series }: ChartStyle): Dataset[] {
  if (slots.every(({ forecast }) => forecast === undefined)) return []
  const { value, lower, upper } = forecastLine(slots)
  const edge = { type: 'line', borderWidth: 0, pointRadius: 0, cubicInterpolationMode: 'monotone' } as const
  return [
    {
      type: 'line',
      label: 'forecast',
      ...pointsOf(value).drawn,
      borderColor: series,
      borderWidth: 2,
      borderDash: [6, 5],
      cubicInterpolationMode: 'monotone',
      pointRadius: 0,
    },
    // The area between the two edges is filled.
    { ...edge, label: 'upper', ...pointsOf(upper).drawn, fill: '+1', backgroundColor: withAlpha(series, 16) },
    { ...edge, label: 'lower', ...pointsOf(lower).drawn, fill: false },
  ]
}

function area({ chart }: ScriptableContext<'line'>, { series }: ChartStyle): CanvasGradient | string {
  // Chart.js also calls this before it has measured the plot.
  if (chart.chartArea === undefined) return 'transparent'
  const { top, bottom } = chart.chartArea
  const gradient = chart.ctx.createLinearGradient(0, top, 0, bottom)
  gradient.addColorStop(0, withAlpha(series, 17))
  gradient.addColorStop(0.75, withAlpha(series, 3))
  gradient.addColorStop(1, withAlpha(series, 0))
  return gradient
}
