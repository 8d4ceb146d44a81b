import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type ChartOptions,
  type Scale,
} from 'chart.js'
import { withAlpha, type ChartStyle } from './chartStyle.ts'
import { guidesPlugin, type Guide } from './guides.ts'
import { labelledIndexes, stepOf, suggestedTop, withToday } from '../axis.ts'
import { lastKnownIndex, missingRuns, type Slot } from '../slots.ts'
import type { TrendReference, Unit } from '../TrendChart.types.ts'

Chart.register(
  guidesPlugin,
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
)

interface Look {
  slots: readonly Slot[]
  /** Index of the current day, if the axis labels it. */
  today: number | null
  unit: Unit
  /** The unit of a second metric that has an axis of its own. */
  secondUnit: Unit | undefined
  style: ChartStyle
  isRightToLeft: boolean
  isAnimated: boolean
  /** Whether the layers are stacked. */
  isStacked: boolean
  references: readonly TrendReference[]
  /** Whether slots with missing values are marked. */
  hasMissing: boolean
  /** The end of the axis that always has a label. */
  labelledEnd: 'first' | 'last'
  /** Formats the label of a slot by its index. */
  formatLabel: (index: number) => string
  formatTick: (value: number) => string
  /** Formats a value on the axis of the second metric. */
  formatSecondTick: (value: number) => string
  onResize: () => void
}

export function chartOptionsOf(look: Look): ChartOptions<'line' | 'bar'> {
  const { slots, unit, style, isRightToLeft, isAnimated, isStacked, references, labelledEnd, formatLabel, formatTick } =
    look
  const font = { family: style.fontFamily, size: 11 }
  const secondValues = slots.map(({ second }) => second ?? null)
  const top = suggestedTop(
    [
      ...slots.flatMap(({ value, compared, forecast }) => [value, compared?.value ?? null, forecast?.upper ?? null]),
      ...(look.secondUnit === undefined ? secondValues : []),
      ...references.map(({ value }) => value),
    ],
    unit,
  )
  const valueAxis = (of: Unit, largest: number, format: (value: number) => string) => {
    const stepSize = stepOf(largest, of)
    return {
      beginAtZero: true,
      suggestedMax: largest,
      border: { display: false },
      ticks: {
        color: style.axis,
        font,
        padding: 10,
        maxTicksLimit: 6,
        ...(of === 'count' ? { precision: 0 } : {}),
        ...(stepSize === undefined ? {} : { stepSize }),
        callback: (value: number | string) => format(Number(value)),
      },
    }
  }
  return {
    responsive: true,
    onResize: look.onResize,
    maintainAspectRatio: false,
    events: [],
    animation: isAnimated ? { duration: 240 } : false,
    layout: { padding: { top: 8 } },
    plugins: {
      guides: {
        all: [
          ...zoneAhead(slots, style),
          ...(look.hasMissing ? zonesMissing(slots, style) : []),
          ...linesAt(references, style),
          ...rulesOf(slots, style),
        ],
      },
    },
    scales: {
      x: {
        stacked: isStacked,
        grid: { display: false },
        border: { color: style.baseline },
        ticks: {
          color: style.axis,
          font,
          autoSkip: false,
          maxRotation: 0,
          callback: (index) => formatLabel(Number(index)),
        },
        afterBuildTicks: (axis) => {
          const indexes = labelledIndexes(slots.length, roomForLabels(axis, font, look), labelledEnd)
          axis.ticks = withToday(indexes, look.today).map((value) => ({ value }))
        },
      },
      y: {
        ...valueAxis(unit, top, formatTick),
        stacked: isStacked,
        position: isRightToLeft ? 'right' : 'left',
        grid: { color: style.grid, drawTicks: false },
      },
      // Always given: an update of a chart keeps the axes that the next options leave out.
      second: {
        ...valueAxis(
          look.secondUnit ?? unit,
          suggestedTop(secondValues, look.secondUnit ?? unit),
          look.formatSecondTick,
        ),
        display: look.secondUnit !== undefined,
        position: isRightToLeft ? 'left' : 'right',
        grid: { display: false },
      },
    },
  }
}

/** The defaults of a guide: behind the values, from edge to edge. */
const behind: Guide = { x: null, y: null, fill: null, stroke: null, dash: [], isAbove: false }

/** Tints the future days and draws a line where they begin. */
function zoneAhead(slots: readonly Slot[], { series, axis }: ChartStyle): Guide[] {
  const last = lastKnownIndex(slots)
  if (last === null) return []
  return [
    { ...behind, x: [last, slots.length - 1], fill: withAlpha(series, 3.5) },
    { ...behind, x: [last, last], stroke: axis, dash: [3, 3] },
  ]
}

/** Marks missing values, from half a slot before the first to half a slot after the last. */
const zonesMissing = (slots: readonly Slot[], { axis }: ChartStyle): Guide[] =>
  missingRuns(slots).map(([first, last]) => ({
    ...behind,
    x: [first - 0.5, last + 0.5],
    fill: withAlpha(axis, 6),
    stroke: withAlpha(axis, 40),
    dash: [1, 3],
  }))

const linesAt = (references: readonly TrendReference[], { axis }: ChartStyle): Guide[] =>
  references.map(({ value }) => ({ ...behind, y: [value, value], stroke: axis, dash: [8, 4], isAbove: true }))

/** The lines from the flags of annotations up to the values. */
const rulesOf = (slots: readonly Slot[], style: ChartStyle): Guide[] =>
  slots.flatMap(({ annotations, value }, index) =>
    annotations.length === 0 || value === null
      ? []
      : [{ ...behind, x: [index, index], y: [0, value], stroke: style.annotation, dash: [2, 2] }],
  )

/** Minimum distance between two labels, in px. */
const labelGap = 28

/** The number of labels that fit side by side without touching; at most eight. */
function roomForLabels(
  axis: Scale,
  { family, size }: { family: string; size: number },
  { slots, secondUnit, formatLabel }: Look,
): number {
  const { ctx, chart } = axis
  ctx.save()
  ctx.font = `${size}px ${family}`
  // Of thousands of slots a sample of a hundred suffices to find the widest label.
  const stride = slots.length > 400 ? Math.ceil(slots.length / 100) : 1
  const measured = slots.flatMap((_, index) => (index % stride === 0 ? formatLabel(index) : []))
  const widest = Math.max(0, ...measured.map((label) => ctx.measureText(label).width))
  ctx.restore()
  const room = chart.width - (secondUnit === undefined ? yAxisWidth : 2 * yAxisWidth)
  return Math.max(1, Math.min(8, Math.floor(room / (widest + labelGap))))
}

/** Approximate width of the labels of the y axis, in px. */
const yAxisWidth = 40
