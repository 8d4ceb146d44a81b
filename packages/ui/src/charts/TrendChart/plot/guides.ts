import type { Chart, ChartType, Plugin } from 'chart.js'

/** A zone or a straight line in a plot that is not a series. */
export interface Guide {
  /** The ends along the axis of slots, by index; null from edge to edge. */
  x: readonly [from: number, to: number] | null
  /** The ends along the axis of values; null from edge to edge. */
  y: readonly [from: number, to: number] | null
  /** Fill colour of a zone; null for a line. */
  fill: string | null
  /** Colour of a line or of the border of a zone; null without one. */
  stroke: string | null
  /** Lengths of the dashes and of the gaps between them, in px. */
  dash: readonly number[]
  /** Whether the guide is drawn above the values instead of behind them. */
  isAbove: boolean
}

interface Guides {
  /** The guides from back to front. */
  all: readonly Guide[]
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    guides?: Guides | undefined
  }
}

/** Draws the guides of a chart within its axes. */
export const guidesPlugin: Plugin<ChartType, Guides> = {
  id: 'guides',
  defaults: { all: [] },
  beforeDatasetsDraw: (chart, _, { all }) =>
    drawIn(
      chart,
      all.filter(({ isAbove }) => !isAbove),
    ),
  afterDatasetsDraw: (chart, _, { all }) =>
    drawIn(
      chart,
      all.filter(({ isAbove }) => isAbove),
    ),
}

function drawIn(chart: Chart, guides: readonly Guide[]): void {
  if (guides.length === 0) return
  const { ctx, chartArea } = chart
  const { left, top, width, height } = chartArea
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top, width, height)
  ctx.clip()
  for (const guide of guides) draw(chart, guide)
  ctx.restore()
}

/** Draws the rectangle between the ends of a guide, which is a line if two of them are equal. */
function draw({ ctx, chartArea, scales }: Chart, { x, y, fill, stroke, dash }: Guide): void {
  const at = (axis: 'x' | 'y', value: number) => scales[axis]?.getPixelForValue(value) ?? 0
  const [left, right] = x === null ? [chartArea.left, chartArea.right] : [at('x', x[0]), at('x', x[1])]
  const [bottom, top] = y === null ? [chartArea.bottom, chartArea.top] : [at('y', y[0]), at('y', y[1])]
  ctx.beginPath()
  if (fill === null) {
    ctx.moveTo(left, bottom)
    ctx.lineTo(right, top)
  } else {
    ctx.rect(left, top, right - left, bottom - top)
    ctx.fillStyle = fill
    ctx.fill()
  }
  if (stroke === null) return
  ctx.lineWidth = 1
  ctx.setLineDash([...dash])
  ctx.strokeStyle = stroke
  ctx.stroke()
}
