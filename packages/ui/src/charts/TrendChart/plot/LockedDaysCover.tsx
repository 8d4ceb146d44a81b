import { LockedDays } from './Plot.styles.ts'
import { usePlotGeometry, type PlotGeometryStore } from './plotHooks.ts'
import { lastKnownIndex, type Slot } from '../slots.ts'
import type { TrendLocked } from '../TrendChart.types.ts'

interface LockedDaysCoverProps {
  slots: readonly Slot[]
  geometry: PlotGeometryStore
  cover: TrendLocked['cover']
}

/** Covers the future days of a locked chart, from the last known value to the right edge of the plot. */
export function LockedDaysCover({ slots, geometry: store, cover }: LockedDaysCoverProps) {
  const { xs, top, bottom, lastY } = usePlotGeometry(store)
  const last = lastKnownIndex(slots)
  const from = last === null ? undefined : xs[last]
  const to = xs.at(-1)
  if (from === undefined || to === undefined) return null
  return (
    <LockedDays
      data-part="ahead"
      style={{ transform: `translate(${from}px, ${top}px)`, inlineSize: to - from, blockSize: bottom - top }}
    >
      {/** Without a known value there is no line to continue, so the drawing starts halfway up. */}
      {cover(lastY === null ? 0.5 : (lastY - top) / (bottom - top))}
    </LockedDays>
  )
}
