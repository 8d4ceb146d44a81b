import { msg } from '@lingui/core/macro'
import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Chart } from 'react-chartjs-2'
import { useText } from '../../../format/useText.ts'
import { useKit } from '../../../provider/KitContext.ts'
import { chartDataOf, chartTypeOf, layeredDataOf, linesDataOf, type ChartShape, type Layer } from './chartData.ts'
import { chartOptionsOf } from './chartOptions.ts'
import { chartStyleOf, styleFor, type ChartStyle } from './chartStyle.ts'
import { LockedDaysCover } from './LockedDaysCover.tsx'
import { Flags } from './Flags.tsx'
import { indexAt, markOf, type DrawnChart } from './plotGeometry.ts'
import { Box, Dot, Live, Rule, Selection } from './Plot.styles.ts'
import { useIsAnimated, useMark, usePlotGeometry, usePlotGeometryStore, type PlotGeometryStore } from './plotHooks.ts'
import { indexAfterKey } from '../axis.ts'
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
  /** The unit of a second metric that has an axis of its own. */
  secondUnit?: Unit | undefined
  /** The end of the axis that always has a label. */
  labelledEnd: 'first' | 'last'
  /** Short name of a slot, for the axis. */
  label: (slot: Slot) => string
  /** The full name of a slot. */
  slotName: (slot: Slot) => string
  /** The lines of a slot's tooltip. */
  lines: (slot: Slot) => ChartTooltipLine[]
  /** Formats a value for the axis. */
  tick: (value: number) => string
  /** Formats a value on the axis of the second metric. @default as the values */
  secondTick?: ((value: number) => string) | undefined
  /** Index of the current day, if the axis labels it. */
  today?: number | null | undefined
  /** Content over the days to come. */
  cover?: TrendLocked['cover'] | undefined
  /** Reference levels to compare the values with. */
  references?: readonly TrendReference[] | undefined
  /** Whether slots with missing values are marked. */
  hasMissing?: boolean | undefined
  /** Layers that replace the line. */
  layers?: readonly Layer[] | undefined
  /**
   * Whether the layers are stacked; otherwise each is a line.
   * @default true
   */
  isStacked?: boolean | undefined
  /** The highlighted part or line. */
  highlighted?: string | undefined
  onSelectRange?: ((buckets: SelectedBuckets) => void) | undefined
  onAnnotationPress?: ((annotations: readonly TrendAnnotation[]) => void) | undefined
}

const none: readonly TrendReference[] = []

/** The plot: a canvas with the marks of the active slot, the flags and the current selection above it. */
export function Plot(props: PlotProps) {
  const { name, period, slots, shape, unit, labelledEnd, label, slotName, lines, tick } = props
  const {
    today = null,
    cover,
    references = none,
    hasMissing = false,
    layers,
    isStacked = true,
    highlighted,
    secondUnit,
    secondTick = tick,
    onSelectRange,
    onAnnotationPress,
  } = props
  const text = useText()
  const { look, direction, locale } = useKit()
  const chart = useRef<DrawnChart>(null)
  const [style, setStyle] = useState<ChartStyle | null>(null)
  const readStyle = useCallback((box: HTMLDivElement | null) => {
    if (box !== null) setStyle(chartStyleOf(box))
  }, [])
  const isAnimated = useIsAnimated()
  const [mark, isPinned, setMark] = useMark(slots)
  /** Whether the bucket that is pressed was active before. */
  const wasRead = useRef(false)
  const [geometry, plugins] = usePlotGeometryStore()
  const selection = useSelection({ slots, chart: () => chart.current, onSelectRange })
  const secondAxis = secondUnit === undefined ? 'y' : 'second'
  const active = mark === null ? undefined : slots[mark.index]

  const count = slots.filter(isReadable).length
  const activate = (index: number, isKept = false) =>
    setMark(markOf(chart.current, slots, Math.min(index, count - 1), secondAxis), isKept)
  const clear = useCallback(() => setMark(null), [setMark])
  const leave = () => {
    if (!isPinned) clear()
  }
  const indexOf = (event: PointerEvent): number | undefined =>
    indexAt(chart.current, event.clientX - event.currentTarget.getBoundingClientRect().x)
  const point = (event: PointerEvent) => {
    const index = isPinned || isOn(event, 'tooltip') ? undefined : indexOf(event)
    if (index !== undefined) activate(index)
  }
  const pin = (event: PointerEvent) => {
    const index = indexOf(event)
    if (index === undefined || isOn(event, 'tooltip') || isOn(event, 'flag')) return
    const isTouch = event.pointerType === 'touch'
    // A finger reads the values first, and opens the bucket when it comes again.
    if (onSelectRange !== undefined) return isTouch && !wasRead.current ? undefined : selection.confirm(index)
    // A tooltip that a finger opened stays anyway.
    if (!isTouch) activate(index, !(isPinned && mark?.index === index))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      clear()
      return selection.clear()
    }
    if (event.key === ' ') {
      event.preventDefault()
      return activate(mark?.index ?? count - 1, !isPinned)
    }
    if (event.key === 'Enter') return selection.confirm(mark?.index ?? null)
    const index = indexAfterKey(event.key, mark?.index ?? null, count)
    if (index === undefined) return
    event.preventDefault()
    if (event.shiftKey) selection.extend(mark?.index ?? null, index)
    else selection.clear()
    activate(index, isPinned)
  }
  // The data are computed only when they change: the pointer moves sixty times a second.
  const data = useMemo(() => {
    if (style === null) return null
    const starts = slots.map(({ start }) => start)
    if (layers === undefined) return chartDataOf(slots, starts, shape, styleFor(style, highlighted), secondAxis)
    if (!isStacked) return linesDataOf(layers, slots, starts, style, highlighted)
    return layeredDataOf(layers, starts, chartTypeOf(slots, shape) === 'bar' ? 'bars' : shape, style, highlighted)
  }, [slots, style, layers, isStacked, shape, highlighted, secondAxis])
  const options = useMemo(() => {
    if (style === null) return null
    const formatLabel = (index: number) => {
      const slot = slots[index]
      return slot === undefined ? '' : isolated(label(slot), direction)
    }
    return chartOptionsOf({
      slots,
      today,
      unit,
      secondUnit,
      style,
      isAnimated,
      isStacked: layers !== undefined && isStacked,
      references,
      hasMissing,
      labelledEnd,
      isRightToLeft: direction === 'rtl',
      formatLabel,
      formatTick: tick,
      formatSecondTick: secondTick,
      onResize: clear,
    })
  }, [
    slots,
    today,
    unit,
    secondUnit,
    style,
    isAnimated,
    layers,
    isStacked,
    references,
    hasMissing,
    labelledEnd,
    direction,
    label,
    tick,
    secondTick,
    clear,
  ])
  const ends = selection.ends?.toSorted((a, b) => a - b).map((index) => slots[index])
  const selected = ends?.flatMap((slot) => (slot === undefined ? [] : [slotName(slot)])).join(' – ')
  return (
    <Box
      // A change of theme, brand or language remounts the element, so that its CSS variables are read again.
      key={`${look} ${locale}`}
      ref={readStyle}
      onPointerMove={(event) => {
        point(event)
        selection.move(event)
      }}
      onPointerDown={(event) => {
        wasRead.current = mark !== null && mark.index === indexOf(event)
        point(event)
        if (!isOn(event, 'tooltip') && !isOn(event, 'flag')) selection.start(event)
      }}
      onPointerUp={(event) => {
        if (!selection.end(event)) pin(event)
      }}
      onPointerCancel={selection.clear}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves as soon as it is lifted; the slot it touched stays active.
        if (pointerType !== 'touch') leave()
      }}
    >
      {data !== null && options !== null && (
        <Chart
          ref={chart}
          // Chart.js cannot change the type of a chart, so a new one is created.
          key={chartTypeOf(slots, shape)}
          type={chartTypeOf(slots, shape)}
          data={data}
          options={options}
          plugins={plugins}
          // The arrow keys belong to the chart, not to the reading cursor of a screen reader.
          role="application"
          aria-roledescription={text(msg`chart`)}
          aria-label={`${name}, ${period}. ${text(msg`Arrow keys go from point to point.`)} ${text(
            msg`Space keeps the values open.`,
          )}${onSelectRange === undefined ? '' : ` ${text(msg`With Shift they select a range, and Enter opens it.`)}`}`}
          tabIndex={0}
          onKeyDown={press}
          onBlur={leave}
        />
      )}
      {selection.ends !== null && <Selected ends={selection.ends} geometry={geometry} />}
      {mark !== null && active !== undefined && (
        <>
          <Rule style={{ transform: `translateX(${mark.x}px)` }} />
          {layers === undefined && mark.comparedY !== null && (
            <Dot data-of="compared" style={{ transform: `translate(${mark.x}px, ${mark.comparedY}px)` }} />
          )}
          {layers === undefined && mark.secondY !== null && (
            <Dot data-of="second" style={{ transform: `translate(${mark.x}px, ${mark.secondY}px)` }} />
          )}
          {layers === undefined && mark.y !== null && (
            <Dot style={{ transform: `translate(${mark.x}px, ${mark.y}px)` }} />
          )}
        </>
      )}
      {cover !== undefined && <LockedDaysCover {...{ slots, geometry, cover }} />}
      <Flags {...{ slots, geometry, slotName }} onActivate={activate} onLeave={leave} onPress={onAnnotationPress} />
      {mark !== null && active !== undefined && (
        <ChartTooltip
          {...{ mark, direction }}
          title={slotName(active)}
          lines={lines(active)}
          onClose={isPinned ? clear : undefined}
        />
      )}
      <Live aria-live="polite">
        {active !== undefined && sentenceOf(slotName(active), lines(active))}
        {selected !== undefined && `. ${text(msg`Selected: ${selected}`)}`}
      </Live>
    </Box>
  )
}

function Selected({ ends: [from, to], geometry }: { ends: readonly [number, number]; geometry: PlotGeometryStore }) {
  const { xs, half, top, bottom } = usePlotGeometry(geometry)
  const start = (xs[Math.min(from, to)] ?? 0) - half
  const end = (xs[Math.max(from, to)] ?? 0) + half
  return (
    <Selection
      data-part="selection"
      style={{ transform: `translate(${start}px, ${top}px)`, inlineSize: end - start, blockSize: bottom - top }}
    />
  )
}

/** Canvas text is left to right by default, so a right-to-left label has to declare its direction. */
const isolated = (label: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? `\u2067${label}\u2069` : label

/** Content that appears on hover must be hoverable itself (WCAG 1.4.13). */
const isOn = ({ target }: PointerEvent, part: 'tooltip' | 'flag'): boolean =>
  target instanceof Element && target.closest(`[data-part="${part}"]`) !== null
