import { msg } from '@lingui/core/macro'
import type { Chart as ChartJs } from 'chart.js'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Chart } from 'react-chartjs-2'
import type { BucketInterval } from '../../format/date.ts'
import { useText } from '../../text/useText.ts'
import { useKit } from '../../theme/KitContext.ts'
import { chartDataOf, chartOptionsOf, chartStyleOf, chartTypeOf, type ChartStyle } from './chartConfig.ts'
import { indexAfterKey, type TrendPoint, type Unit } from './series.ts'
import { Dot, Live, Plot as Box, Rule, Tip, TipNote, TipRow, TipTitle } from './TrendChart.styles.ts'

export interface PlotProps {
  name: string
  period: string
  points: readonly TrendPoint[]
  unit: Unit
  /** Length of a bucket. */
  interval: BucketInterval
  /** Short name of a bucket. */
  label: (start: string) => string
  /** Its name in full. */
  title: (start: string) => string
  /** A figure in full. */
  value: (value: number | null) => string
  /** A figure on the axis. */
  tick: (value: number) => string
}

/** The drawn form: a canvas, and the marks of the active point above it. */
export function Plot({ name, period, points, unit, interval, label, title, value, tick }: PlotProps) {
  const text = useText()
  const { colorScheme, direction, locale } = useKit()
  const chart = useRef<DrawnChart>(null)
  const [style, setStyle] = useState<ChartStyle | null>(null)
  const readStyle = useCallback((box: HTMLDivElement | null) => {
    if (box !== null) setStyle(chartStyleOf(box))
  }, [])
  const isAnimated = useIsAnimated()
  const [mark, setMark] = useMark(points)
  const activePoint = mark === null ? undefined : points[mark.index]

  const activate = (index: number) => setMark(markOf(chart.current, index))
  const point = (event: PointerEvent) => {
    const scale = chart.current?.scales['x']
    if (scale === undefined || isOnTip(event)) return
    const index = scale.getValueForPixel(event.clientX - event.currentTarget.getBoundingClientRect().x)
    if (index !== undefined) activate(Math.max(0, Math.min(points.length - 1, index)))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setMark(null)
    const index = indexAfterKey(event.key, mark?.index ?? null, points.length)
    if (index === undefined) return
    event.preventDefault()
    activate(index)
  }
  return (
    <Box
      // Another theme or language is another box, whose variables are read anew.
      key={`${colorScheme} ${locale}`}
      ref={readStyle}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setMark(null)}
    >
      {style !== null && (
        <Chart
          ref={chart}
          // Another kind of chart is another chart.
          key={chartTypeOf(points)}
          type={chartTypeOf(points)}
          data={chartDataOf(
            points,
            points.map(({ start }) => isolated(label(start), direction)),
            style,
          )}
          options={chartOptionsOf({
            points,
            unit,
            style,
            isAnimated,
            labelledEnd: interval === 'hour' || interval === 'minute' ? 'first' : 'last',
            isRightToLeft: direction === 'rtl',
            formatTick: tick,
            onResize: () => setMark(null),
          })}
          // The arrow keys belong to the chart, not to the reading cursor of a screen reader.
          role="application"
          aria-roledescription={text(msg`chart`)}
          aria-label={`${name}, ${period}. ${text(msg`Arrow keys go from point to point.`)}`}
          tabIndex={0}
          onKeyDown={press}
          onBlur={() => setMark(null)}
        />
      )}
      {mark !== null && activePoint !== undefined && (
        <>
          <Rule style={{ transform: `translateX(${mark.x}px)` }} />
          {mark.y !== null && <Dot style={{ transform: `translate(${mark.x}px, ${mark.y}px)` }} />}
          <Tip data-part="tip" style={{ transform: tipPosition(mark) }}>
            <div dir={direction}>
              <TipTitle>{title(activePoint.start)}</TipTitle>
              <TipRow>
                {name} <strong>{value(activePoint.value)}</strong>
              </TipRow>
              {activePoint.isPartial && <TipNote>{text(msg`so far`)}</TipNote>}
            </div>
          </Tip>
        </>
      )}
      <Live aria-live="polite">
        {activePoint !== undefined && `${title(activePoint.start)}: ${value(activePoint.value)}`}
      </Live>
    </Box>
  )
}

/** A canvas writes from left to right: a label of another direction has to say so itself. */
const isolated = (label: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? `\u2067${label}\u2069` : label

type DrawnChart = ChartJs<'line' | 'bar', (number | null)[], string>

/** The active point and where it stands in the plot, in px. */
interface Mark {
  index: number
  x: number
  /** Null where the figure is missing. */
  y: number | null
  width: number
}

function markOf(chart: DrawnChart | null, index: number): Mark | null {
  if (chart === null) return null
  const element = chart.getDatasetMeta(0).data[index]
  const x = chart.scales['x']?.getPixelForValue(index)
  if (x === undefined) return null
  const y = element === undefined || Number.isNaN(element.y) ? null : element.getProps(['y'], true)['y']
  return { index, x, y: y ?? null, width: chart.width }
}

const tipGap = 14

/** Beside the rule, on the side with more room; in whole pixels, so that its text stays sharp. */
const tipPosition = ({ x, width }: Mark): string =>
  x > width / 2 ? `translateX(calc(${Math.round(x - tipGap)}px - 100%))` : `translateX(${Math.round(x + tipGap)}px)`

/** Content that appears on hover can be hovered itself, WCAG 1.4.13. */
const isOnTip = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('[data-part="tip"]') !== null

/** The mark of the active point; other data have none. */
function useMark(points: readonly TrendPoint[]) {
  const data = points.map(({ start, value }) => `${start} ${value}`).join()
  const [state, setState] = useState<{ data: string; mark: Mark | null }>({ data, mark: null })
  const setMark = (mark: Mark | null) => setState({ data, mark })
  return [state.data === data ? state.mark : null, setMark] as const
}

/** Nothing is drawn slowly on load; later changes of data glide, unless motion is to be reduced. */
function useIsAnimated(): boolean {
  const [isAnimated, setIsAnimated] = useState(false)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => setIsAnimated(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return isAnimated
}
