import { useEffect, useRef } from 'react'
import type { FilterRule } from '../FilterEditor/index.ts'

/** Adds filters and takes them away, and moves the focus on where what had it goes: to a chip, or to what adds one. */
export function useChips(filters: readonly FilterRule[], onChange: (filters: readonly FilterRule[]) => void) {
  const place = useRef<HTMLDivElement>(null)
  /** The chip to move to, once there are so many. */
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
