import type { Chart } from 'chart.js'

export type DrawnChart = Chart<'line' | 'bar', (number | null)[], string>

/** The active place and where it stands in the plot, in px. */
export interface Mark {
  index: number
  x: number
  /** Height of the value; null where it is missing. */
  y: number | null
  /** Height of the compared one, or of what is expected. */
  secondY: number | null
  width: number
}

export function markOf(chart: DrawnChart | null, index: number): Mark | null {
  const x = chart?.scales['x']?.getPixelForValue(index)
  if (chart === null || x === undefined) return null
  return { index, x, y: heightIn(chart, 0, index), secondY: heightIn(chart, 1, index), width: chart.width }
}

function heightIn(chart: DrawnChart, dataset: number, index: number): number | null {
  const element =
    chart.data.datasets[dataset]?.data[index] == null ? undefined : chart.getDatasetMeta(dataset).data[index]
  return element?.getProps(['y'], true)['y'] ?? null
}

const gap = 14

/** Beside the rule, on the side with more room; in whole pixels, so that its text stays sharp. */
export const tooltipPosition = ({ x, width }: Mark): string =>
  x > width / 2 ? `translateX(calc(${Math.round(x - gap)}px - 100%))` : `translateX(${Math.round(x + gap)}px)`

/** Index of the place that a pointer is at; undefined before the plot is drawn. */
export function indexAt(chart: DrawnChart | null, x: number): number | undefined {
  const index = chart?.scales['x']?.getValueForPixel(x)
  if (chart === null || index === undefined) return undefined
  return Math.max(0, Math.min((chart.data.labels?.length ?? 1) - 1, index))
}

/** Where every place stands, in px; empty before the plot is drawn. */
export interface Places {
  xs: readonly number[]
  /** Half the distance of two places. */
  half: number
  top: number
  bottom: number
  /** Height of the last value that is known; null where there is none. */
  lastY: number | null
}

export function placesOf(chart: Chart): Places {
  const { top, bottom, left, right } = chart.chartArea
  const scale = chart.scales['x']
  const count = chart.data.labels?.length ?? 0
  const xs = scale === undefined ? [] : Array.from({ length: count }, (_, index) => scale.getPixelForValue(index))
  const half = (right - left) / Math.max(1, 2 * (count - 1))
  return { xs, half, top, bottom, lastY: lastYOf(chart) }
}

function lastYOf({ data, scales }: Chart): number | null {
  const last = data.datasets[0]?.data.findLast((value) => typeof value === 'number')
  return typeof last === 'number' ? (scales['y']?.getPixelForValue(last) ?? null) : null
}

export const isSamePlaces = (a: Places, b: Places): boolean =>
  a.top === b.top &&
  a.bottom === b.bottom &&
  a.lastY === b.lastY &&
  a.xs.length === b.xs.length &&
  a.xs.every((x, index) => x === b.xs[index])
