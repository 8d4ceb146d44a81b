import type { Chart } from 'chart.js'
import type { Slot } from '../slots.ts'
import type { TrendValues } from './chartData.ts'

export type DrawnChart = Chart<'line' | 'bar', TrendValues, string>

/** The active slot and its position in the plot, in px. */
export interface Mark {
  index: number
  x: number
  /** Height of the value; null if it is missing. */
  y: number | null
  /** Height of the compared or forecast value. */
  comparedY: number | null
  /** Height of the value of the second metric. */
  secondY: number | null
  width: number
}

/** @param secondAxis The axis of a second metric. */
export function markOf(
  chart: DrawnChart | null,
  slots: readonly Slot[],
  index: number,
  secondAxis: 'y' | 'second',
): Mark | null {
  const x = chart?.scales['x']?.getPixelForValue(index)
  const slot = slots[index]
  if (chart === null || x === undefined || slot === undefined) return null
  const heightOf = (value: number | null | undefined, axis = 'y') =>
    value == null ? null : (chart.scales[axis]?.getPixelForValue(value) ?? null)
  return {
    index,
    x,
    y: heightOf(slot.value),
    comparedY: heightOf(slot.forecast?.value ?? slot.compared?.value),
    secondY: heightOf(slot.second, secondAxis),
    width: chart.width,
  }
}

const gap = 14

/**
 * Position of the tooltip: beside the vertical line, on the side with more room, in whole pixels so that its text is
 * sharp. Where a side is narrower than the tooltip, it covers the line and stays within the plot.
 */
export function tooltipPosition({ x, width }: Pick<Mark, 'x' | 'width'>): string {
  const beside = x > width / 2 ? `${Math.round(x - gap)}px - 100%` : `${Math.round(x + gap)}px`
  return `translateX(clamp(0px, ${beside}, ${Math.round(width)}px - 100%))`
}

/** Index of the slot below the pointer; undefined before the plot is drawn. */
export function indexAt(chart: DrawnChart | null, x: number): number | undefined {
  const index = chart?.scales['x']?.getValueForPixel(x)
  if (chart === null || index === undefined) return undefined
  return Math.max(0, Math.min((chart.data.labels?.length ?? 1) - 1, index))
}

/** The position of every slot, in px; empty before the plot is drawn. */
export interface PlotGeometry {
  xs: readonly number[]
  /** Half the distance between two slots. */
  half: number
  top: number
  bottom: number
  /** Height of the last known value; null without one. */
  lastY: number | null
}

export function plotGeometryOf(chart: Chart): PlotGeometry {
  const { top, bottom, left, right } = chart.chartArea
  const scale = chart.scales['x']
  const count = chart.data.labels?.length ?? 0
  const xs = scale === undefined ? [] : Array.from({ length: count }, (_, index) => scale.getPixelForValue(index))
  const half = (right - left) / Math.max(1, 2 * (count - 1))
  return { xs, half, top, bottom, lastY: lastYOf(chart) }
}

function lastYOf({ data, scales }: Chart): number | null {
  const values = data.datasets[0]?.data.map((value) =>
    typeof value === 'object' && value !== null && 'y' in value ? value.y : value,
  )
  const last = values?.findLast((value) => typeof value === 'number')
  return typeof last === 'number' ? (scales['y']?.getPixelForValue(last) ?? null) : null
}

export const isSamePlotGeometry = (a: PlotGeometry, b: PlotGeometry): boolean =>
  a.top === b.top &&
  a.bottom === b.bottom &&
  a.lastY === b.lastY &&
  a.xs.length === b.xs.length &&
  a.xs.every((x, index) => x === b.xs[index])
