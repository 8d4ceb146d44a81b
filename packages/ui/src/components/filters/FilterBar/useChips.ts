import { useEffect, useRef } from 'react'
import type { FilterRule } from '../FilterEditor/index.ts'

/** Adds and removes filters and moves the focus to the next chip or to the add button after a removal. */
export function useChips(filters: readonly FilterRule[], onChange: (filters: readonly FilterRule[]) => void) {
  const place = useRef<HTMLDivElement>(null)
  /** The chip to focus once the list has this many chips. */
  const next = useRef<{ index: number; count: number } | null>(null)
  const count = filters.length
  useEffect(() => {
    if (next.current?.count !== count) return
    const chips = place.current?.querySelectorAll<HTMLElement>('[data-part=chip] > [data-part=body]') ?? []
    const target = chips[Math.min(next.current.index, chips.length - 1)]
    next.current = null
    const other = place.current?.querySelector<HTMLElement>('[data-part=add]')
    ;(target ?? other)?.focus()
  }, [count])
  return {
    place,
    /** @param isLast Whether the button that was pressed goes with it. */
    add: (rule: FilterRule, isLast: boolean) => {
      if (isLast) next.current = { index: count, count: count + 1 }
      onChange([...filters, rule])
    },
    remove: (index: number) => {
      next.current = { index, count: count - 1 }
      onChange(filters.toSpliced(index, 1))
    },
    clear: () => {
      next.current = { index: 0, count: 0 }
      onChange([])
    },
  }
}
