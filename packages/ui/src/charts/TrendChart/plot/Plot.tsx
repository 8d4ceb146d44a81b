import { msg } from '@lingui/core/macro'
import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Chart } from 'react-chartjs-2'
import { useText } from '../../../format/useText.ts'
import { useKit } from '../../../theme/KitContext.ts'
import { chartDataOf, chartTypeOf, layeredDataOf, type ChartShape, type Layer } from './chartData.ts'
import { chartOptionsOf } from './chartOptions.ts'
import { chartStyleOf, styleFor, type ChartStyle } from './chartStyle.ts'
import { Cover } from './Cover.tsx'
import { Flags } from './Flags.tsx'
import { indexAt, markOf, type DrawnChart } from './marks.ts'
import { Box, Dot, Live, Rule, Selection } from './Plot.styles.ts'
import { useIsAnimated, useMark, usePlaces, usePlacesStore, type PlacesStore } from './plotHooks.ts'
import { indexAfterKey } from '../series.ts'
import { isReadable, type Slot } from '../slots.ts'
import { sentenceOf, ChartTooltip, type ChartTooltipLine } from './ChartTooltip.tsx'
import type { SelectedBuckets, TrendAnnotation, TrendLocked, TrendReference, Unit } from '../TrendChart.types.ts'
import { useSelection } from '../useSelection.ts'

interface PlotProps {
  name: string
  period: string
  slots: readonly Slot[]
  shape: ChartShape
  unit: Unit
  /** The end of the axis that has a label in any case. */
  labelledEnd: 'first' | 'last'
  /** Short name of a place, for the axis. */
  label: (slot: Slot) => string
  /** Its name in full. */
  title: (slot: Slot) => string
  /** What there is to say about it. */
  lines: (slot: Slot) => ChartTooltipLine[]
  /** A value on the axis. */
  tick: (value: number) => string
  /** Index of the running day, where it is named. */
  today?: number | null | undefined
  /** What stands over the days to come. */
  cover?: TrendLocked['cover'] | undefined
  /** Levels that values are held against. */
  references?: readonly TrendReference[] | undefined
  /** Whether the places of missing values are marked. */
  hasMissing?: boolean | undefined
  /** Parts that make up the values, in place of a line. */
  layers?: readonly Layer[] | undefined
  /** What stands out: a part, or one of the lines. */
  highlighted?: string | undefined
  onSelectRange?: ((buckets: SelectedBuckets) => void) | undefined
  onAnnotationPress?: ((annotations: readonly TrendAnnotation[]) => void) | undefined
}

const none: readonly TrendReference[] = []

/** The drawn form: a canvas, and above it the marks of the active place, the flags, and what is being selected. */
export function Plot(props: PlotProps) {
  const { name, period, slots, shape, unit, labelledEnd, label, title, lines, tick } = props
  const {
    today = null,
    cover,
    references = none,
    hasMissing = false,
    layers,
    highlighted,
    onSelectRange,
    onAnnotationPress,
  } = props
  const text = useText()
  const { colorScheme, direction, locale } = useKit()
  const chart = useRef<DrawnChart>(null)
  const [style, setStyle] = useState<ChartStyle | null>(null)
  const readStyle = useCallback((box: HTMLDivElement | null) => {
    if (box !== null) setStyle(chartStyleOf(box))
  }, [])
  const isAnimated = useIsAnimated()
  const [mark, setMark] = useMark(slots)
  const [places, watchPlaces] = usePlacesStore()
  const selection = useSelection({ slots, chart: () => chart.current, onSelectRange })
  const active = mark === null ? undefined : slots[mark.index]

  const count = slots.filter(isReadable).length
  const activate = (index: number) => setMark(markOf(chart.current, Math.min(index, count - 1)))
  const leave = () => setMark(null)
  const point = (event: PointerEvent) => {
    if (isOn(event, 'tooltip')) return
    const index = indexAt(chart.current, event.clientX - event.currentTarget.getBoundingClientRect().x)
    if (index !== undefined) activate(index)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      leave()
      return selection.clear()
    }
    if (event.key === 'Enter') return selection.confirm(mark?.index ?? null)
    const index = indexAfterKey(event.key, mark?.index ?? null, count)
    if (index === undefined) return
    event.preventDefault()
    if (event.shiftKey) selection.extend(mark?.index ?? null, index)
    else selection.clear()
    activate(index)
  }
  const drawn = (now: ChartStyle) => {
    const labels = slots.map((slot) => isolated(label(slot), direction))
    if (layers === undefined) return chartDataOf(slots, labels, shape, styleFor(now, highlighted))
    return layeredDataOf(layers, labels, chartTypeOf(slots, shape) === 'bar' ? 'bars' : shape, now, highlighted)
  }
  const ends = selection.ends?.toSorted((a, b) => a - b).map((index) => slots[index])
  const selected = ends?.flatMap((slot) => (slot === undefined ? [] : [title(slot)])).join(' – ')
  return (
    <Box
      // Another theme or language is another box, whose variables are read anew.
      key={`${colorScheme} ${locale}`}
      ref={readStyle}
      onPointerMove={(event) => {
        point(event)
        selection.move(event)
      }}
      onPointerDown={(event) => {
        point(event)
        if (!isOn(event, 'tooltip') && !isOn(event, 'flag')) selection.start(event)
      }}
      onPointerUp={selection.end}
      onPointerCancel={selection.clear}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves as soon as it is lifted; what it touched stays to be read.
        if (pointerType !== 'touch') leave()
      }}
    >
      {style !== null && (
        <Chart
          ref={chart}
          // Another kind of chart is another chart.
          key={chartTypeOf(slots, shape)}
          type={chartTypeOf(slots, shape)}
          data={drawn(style)}
          options={chartOptionsOf({
            slots,
            today,
            unit,
            style,
            isAnimated,
            isStacked: layers !== undefined,
            references,
            hasMissing,
            labelledEnd,
            isRightToLeft: direction === 'rtl',
            formatTick: tick,
            onResize: leave,
          })}
          plugins={watchPlaces}
          // The arrow keys belong to the chart, not to the reading cursor of a screen reader.
          role="application"
          aria-roledescription={text(msg`chart`)}
          aria-label={`${name}, ${period}. ${text(msg`Arrow keys go from point to point.`)}${
            onSelectRange === undefined ? '' : ` ${text(msg`With Shift they select a range, and Enter opens it.`)}`
          }`}
          tabIndex={0}
          onKeyDown={press}
          onBlur={leave}
        />
      )}
      {selection.ends !== null && <Selected ends={selection.ends} places={places} />}
      {mark !== null && active !== undefined && (
        <>
          <Rule style={{ transform: `translateX(${mark.x}px)` }} />
          {layers === undefined && mark.secondY !== null && (
            <Dot data-second style={{ transform: `translate(${mark.x}px, ${mark.secondY}px)` }} />
          )}
          {layers === undefined && mark.y !== null && (
            <Dot style={{ transform: `translate(${mark.x}px, ${mark.y}px)` }} />
          )}
        </>
      )}
      {cover !== undefined && <Cover {...{ slots, places }}>{cover}</Cover>}
      <Flags {...{ slots, places, title }} onActivate={activate} onLeave={leave} onPress={onAnnotationPress} />
      {mark !== null && active !== undefined && (
        <ChartTooltip {...{ mark, direction }} title={title(active)} lines={lines(active)} />
      )}
      <Live aria-live="polite">
        {active !== undefined && sentenceOf(title(active), lines(active))}
        {selected !== undefined && `. ${text(msg`Selected: ${selected}`)}`}
      </Live>
    </Box>
  )
}

function Selected({ ends: [from, to], places }: { ends: readonly [number, number]; places: PlacesStore }) {
  const { xs, half, top, bottom } = usePlaces(places)
  const start = (xs[Math.min(from, to)] ?? 0) - half
  const end = (xs[Math.max(from, to)] ?? 0) + half
  return (
    <Selection
      data-part="selection"
      style={{ transform: `translate(${start}px, ${top}px)`, inlineSize: end - start, blockSize: bottom - top }}
    />
  )
}

/** A canvas writes from left to right: a label of another direction has to say so itself. */
const isolated = (label: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? `\u2067${label}\u2069` : label

/** Content that appears on hover can be hovered itself, WCAG 1.4.13. */
const isOn = ({ target }: PointerEvent, part: 'tooltip' | 'flag'): boolean =>
  target instanceof Element && target.closest(`[data-part="${part}"]`) !== null
