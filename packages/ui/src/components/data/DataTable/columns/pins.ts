import type { Side, View } from './view.ts'

/** The edge to which a column is pinned and its distance from it. */
export interface Pin {
  side: Side
  /** Distance from that edge, in px. */
  offset: number
}

interface PinsOptions {
  /** The columns in order, beginning with the one that identifies a row. */
  ids: readonly string[]
  widths: readonly number[]
  pins: View['pins']
  /** Width of the scroll container, in px. */
  width: number
  /** Width of the pinned controls at the end, in px. */
  controls: number
}

/**
 * Maximum share of the width for pinned columns; with more, nothing is pinned, so that the others have room to scroll.
 */
const maxPinnedShare = 0.7

const none: ReadonlyMap<string, Pin> = new Map()

/** The positions of the pinned columns; none if they take too much of the width. */
export function pinsOf({ ids, widths, pins, width, controls }: PinsOptions): ReadonlyMap<string, Pin> {
  const found = new Map<string, Pin>()
  let start = widths[0] ?? 0
  ids.forEach((id, index) => {
    if (index === 0 || pins[id] !== 'start') return
    found.set(id, { side: 'start', offset: start })
    start += widths[index] ?? 0
  })
  let end = controls
  ids.toReversed().forEach((id, index) => {
    if (pins[id] !== 'end') return
    found.set(id, { side: 'end', offset: end })
    end += widths[ids.length - 1 - index] ?? 0
  })
  return start + end > width * maxPinnedShare ? none : found
}
