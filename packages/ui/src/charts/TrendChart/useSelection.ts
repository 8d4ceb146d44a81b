import { useRef, useState, type PointerEvent } from 'react'
import { indexAt, type DrawnChart } from './plot/plotGeometry.ts'
import type { Slot } from './slots.ts'
import type { SelectedBuckets } from './TrendChart.types.ts'

/** Indexes of the two ends of the current selection, beginning with the slot where the selection started. */
export type Ends = readonly [from: number, to: number]

/** Minimum distance of a drag, in px; a shorter movement is a click. */
const dragFrom = 6

interface Selecting {
  slots: readonly Slot[]
  chart: () => DrawnChart | null
  /** Called with the selected buckets; without it, selection is off. */
  onSelectRange: ((buckets: SelectedBuckets) => void) | undefined
}

/** Selects consecutive buckets by dragging, or with Shift and the arrow keys; a press opens one. */
export function useSelection({ slots, chart, onSelectRange }: Selecting) {
  const drag = useRef<{ from: number; x: number } | null>(null)
  const [ends, setEnds] = useState<Ends | null>(null)
  // Future days cannot be selected.
  const last = slots.filter(({ isAhead }) => !isAhead).length - 1
  const clamp = (index: number) => Math.max(0, Math.min(last, index))
  const clear = () => {
    drag.current = null
    setEnds(null)
  }
  const select = ([from, to]: Ends) => {
    clear()
    const [first, second] = [slots[Math.min(from, to)], slots[Math.max(from, to)]]
    if (first !== undefined && second !== undefined) onSelectRange?.({ start: first.start, lastStart: second.start })
  }
  const indexOf = (event: PointerEvent): number | undefined => {
    const index = indexAt(chart(), event.clientX - event.currentTarget.getBoundingClientRect().x)
    return index === undefined ? undefined : clamp(index)
  }
  const isDragged = (event: PointerEvent): boolean =>
    drag.current !== null && Math.abs(event.clientX - drag.current.x) >= dragFrom
  return {
    ends,
    clear,
    /** Begins a drag. A finger that moves up or down scrolls the page, which cancels it. */
    start: (event: PointerEvent) => {
      const from = indexOf(event)
      if (onSelectRange === undefined || event.button !== 0 || from === undefined) return
      drag.current = { from, x: event.clientX }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    move: (event: PointerEvent) => {
      const to = indexOf(event)
      if (drag.current !== null && isDragged(event) && to !== undefined) setEnds([drag.current.from, to])
    },
    /** @returns whether it was a drag, not a press */
    end: (event: PointerEvent): boolean => {
      const to = indexOf(event)
      if (drag.current !== null && isDragged(event) && to !== undefined) {
        select([drag.current.from, to])
        return true
      }
      drag.current = null
      return false
    },
    /** Extends the selection by the next bucket or shrinks it by the last one. */
    extend: (active: number | null, next: number) => {
      if (onSelectRange !== undefined) setEnds([ends?.[0] ?? clamp(active ?? next), clamp(next)])
    },
    /** Confirms the current selection, or selects the active bucket. */
    confirm: (active: number | null) => {
      if (ends !== null) select(ends)
      else if (active !== null && active <= last) select([active, active])
    },
  }
}
