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
  type ChartData,
  type ChartOptions,
  type Scale,
  type ScriptableContext,
} from 'chart.js'
import { incompleteIndex, labelledIndexes, stepOf, suggestedTop, type TrendPoint, type Unit } from './series.ts'

Chart.register(BarController, BarElement, CategoryScale, Filler, LinearScale, LineController, LineElement, PointElement)

/** Colours and font as the theme has them now. */
export interface ChartStyle {
  series: string
  grid: string
  axis: string
  baseline: string
  surface: string
  fontFamily: string
}

/** Reads the variables where the chart stands: a themed part may stand inside a page with another theme. */
export function chartStyleOf(element: Element): ChartStyle {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--sl-${name}`).trim()
  // The browser puts the person's colours in place of ours everywhere but on a canvas.
  if (matchMedia('(forced-colors: active)').matches) {
    const [ink, surface] = [style.color, style.backgroundColor]
    return { series: ink, grid: withAlpha(ink, 30), axis: ink, baseline: ink, surface, fontFamily: read('font-sans') }
  }
  return {
    series: read('chart-1'),
    grid: read('chart-grid'),
    axis: read('chart-axis'),
    baseline: read('border-default'),
    surface: read('bg-surface'),
    fontFamily: read('font-sans'),
  }
}

const withAlpha = (colour: string, percent: number): string => `color-mix(in srgb, ${colour} ${percent}%, transparent)`

/** Fewer points than this are marked. */
const markedBelow = 8

/** One point has no line, so it is a bar. */
export const chartTypeOf = (points: readonly TrendPoint[]): 'line' | 'bar' => (points.length === 1 ? 'bar' : 'line')

export function chartDataOf(
  points: readonly TrendPoint[],
  labels: string[],
  style: ChartStyle,
): ChartData<'line' | 'bar', (number | null)[], string> {
  const data = points.map(({ value }) => value)
  if (chartTypeOf(points) === 'bar') {
    return {
      labels,
      datasets: [{ type: 'bar', data, backgroundColor: style.series, borderRadius: 2, maxBarThickness: 72 }],
    }
  }
  const incomplete = incompleteIndex(points)
  const isIncomplete = (index: number) => index === incomplete
  return {
    labels,
    datasets: [
      {
        type: 'line',
        data,
        borderColor: style.series,
        borderWidth: 2,
        borderCapStyle: 'round',
        borderJoinStyle: 'round',
        cubicInterpolationMode: 'monotone',
        fill: 'origin',
        backgroundColor: (context) => area(context, style),
        pointRadius: ({ dataIndex }) => (isIncomplete(dataIndex) ? 4 : points.length < markedBelow ? 3 : 0),
        pointHoverRadius: 4,
        pointBorderColor: style.series,
        pointBorderWidth: 2,
        pointBackgroundColor: ({ dataIndex }) => (isIncomplete(dataIndex) ? style.surface : style.series),
        segment: {
          borderDash: ({ p1DataIndex }) => (isIncomplete(p1DataIndex) ? [1, 4] : undefined),
          backgroundColor: ({ p1DataIndex }) => (isIncomplete(p1DataIndex) ? 'transparent' : undefined),
        },
      },
    ],
  }
}

function area({ chart }: ScriptableContext<'line'>, { series }: ChartStyle): CanvasGradient | string {
  // Chart.js asks once before it has measured the plot.
  if (chart.chartArea === undefined) return 'transparent'
  const { top, bottom } = chart.chartArea
  const gradient = chart.ctx.createLinearGradient(0, top, 0, bottom)
  gradient.addColorStop(0, withAlpha(series, 17))
  gradient.addColorStop(0.75, withAlpha(series, 3))
  gradient.addColorStop(1, withAlpha(series, 0))
  return gradient
}

export function chartOptionsOf({
  points,
  unit,
  style,
  isRightToLeft,
  isAnimated,
  labelledEnd,
  formatTick,
  onResize,
}: {
  points: readonly TrendPoint[]
  unit: Unit
  style: ChartStyle
  isRightToLeft: boolean
  isAnimated: boolean
  /** The end that has a label in any case. */
  labelledEnd: 'first' | 'last'
  formatTick: (value: number) => string
  onResize: () => void
}): ChartOptions<'line' | 'bar'> {
  const font = { family: style.fontFamily, size: 11 }
  const top = suggestedTop(points, unit)
  const stepSize = stepOf(top, unit)
  return {
    responsive: true,
    onResize,
    maintainAspectRatio: false,
    events: [],
    animation: isAnimated ? { duration: 240 } : false,
    layout: { padding: { top: 8 } },
    scales: {
      x: {
        grid: { display: false },
        border: { color: style.baseline },
        ticks: { color: style.axis, font, autoSkip: false, maxRotation: 0 },
        afterBuildTicks: (axis) => {
          const indexes = labelledIndexes(points.length, roomForLabels(axis, font), labelledEnd)
          axis.ticks = indexes.map((value) => ({ value }))
        },
      },
      y: {
        position: isRightToLeft ? 'right' : 'left',
        beginAtZero: true,
        suggestedMax: top,
        border: { display: false },
        grid: { color: style.grid, drawTicks: false },
        ticks: {
          color: style.axis,
          font,
          padding: 10,
          maxTicksLimit: 6,
          ...(unit === 'count' ? { precision: 0 } : {}),
          ...(stepSize === undefined ? {} : { stepSize }),
          callback: (value) => formatTick(Number(value)),
        },
      },
    },
  }
}

/** Least distance between two labels, in px. */
const labelGap = 28

/** How many labels stand beside each other without touching; never more than eight. */
function roomForLabels(axis: Scale, { family, size }: { family: string; size: number }): number {
  const { ctx, chart } = axis
  ctx.save()
  ctx.font = `${size}px ${family}`
  const widest = Math.max(0, ...axis.getLabels().map((label) => ctx.measureText(label).width))
  ctx.restore()
  return Math.max(1, Math.min(8, Math.floor((chart.width - yAxisWidth) / (widest + labelGap))))
}

/** About as much as the labels of the other axis take. */
const yAxisWidth = 40
