import type { DateRangePreset } from '@sightline/ui'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** What the open page does with ranges; every shortcut and command of a range goes through it. */
export interface PageRanges {
  /** Opens a range, as the page's own picker does. */
  choose: (range: DateRangePreset) => void
  /** Acts on a letter; says whether it is one of the page's keys. */
  onKey: (letter: string) => boolean
}

interface PageRangesPlace {
  /** What the open page does with ranges; null where it has none. */
  get: () => PageRanges | null
  /** Puts in what a page does. @returns a function that takes it out again */
  provide: (ranges: PageRanges) => () => void
}

/** A place for what the open page does with ranges. */
export function pageRangesPlace(): PageRangesPlace {
  let current: PageRanges | null = null
  return {
    get: () => current,
    provide: (ranges) => {
      current = ranges
      return () => {
        if (current === ranges) current = null
      }
    },
  }
}

export const PageRangesContext = createContext(pageRangesPlace())

/** Gives the command palette and the single keys what a page does with ranges, as long as the page is open. */
export function usePageRanges(ranges: PageRanges | null): void {
  const { provide } = useContext(PageRangesContext)
  const choose = useEffectEvent((range: DateRangePreset) => ranges?.choose(range))
  const onKey = useEffectEvent((letter: string) => ranges?.onKey(letter) ?? false)
  const isKnown = ranges !== null
  useEffect(
    () => (isKnown ? provide({ choose: (range) => choose(range), onKey: (letter) => onKey(letter) }) : undefined),
    [provide, isKnown],
  )
}
