import { Ahead } from './Plot.styles.ts'
import { usePlotGeometry, type PlotGeometryStore } from './plotHooks.ts'
import { lastKnownIndex, type Slot } from '../slots.ts'
import type { TrendLocked } from '../TrendChart.types.ts'

interface CoverProps {
  slots: readonly Slot[]
  geometry: PlotGeometryStore
  children: TrendLocked['cover']
}

/** Lies over the days to come, and over nothing that is known. */
export function Cover({ slots, geometry: store, children }: CoverProps) {
  const { xs, top, bottom, lastY } = usePlotGeometry(store)
  const last = lastKnownIndex(slots)
  const from = last === null ? undefined : xs[last]
  const to = xs.at(-1)
  if (from === undefined || to === undefined) return null
  return (
    <Ahead
      data-part="ahead"
      style={{ transform: `translate(${from}px, ${top}px)`, inlineSize: to - from, blockSize: bottom - top }}
    >
      {children(lastY === null ? 0.5 : (lastY - top) / (bottom - top))}
    </Ahead>
  )
}
