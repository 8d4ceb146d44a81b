import { useState } from 'react'
import type { EventFeedItem } from './EventFeed.types.ts'

interface HeldItems {
  /** The items to show: while the list is held, those that it had when that began. */
  shown: readonly EventFeedItem[]
  /** The number of newer items that wait. */
  waiting: number
  /** Shows the newer ones, and goes on holding. */
  show: () => void
  hold: () => void
  release: () => void
}

/** Keeps a list as it is while somebody points at it or has the focus in it. */
export function useHeldItems(items: readonly EventFeedItem[]): HeldItems {
  const [held, setHeld] = useState<readonly EventFeedItem[] | null>(null)
  const shown = held ?? items
  const newest = shown[0]?.id
  const at = items.findIndex(({ id }) => id === newest)
  return {
    shown,
    // The newest one that is shown may be older than all that are known by now.
    waiting: held === null ? 0 : at === -1 ? items.length : at,
    show: () => setHeld(items),
    hold: () => setHeld((before) => before ?? items),
    release: () => setHeld(null),
  }
}
