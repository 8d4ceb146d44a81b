import { useEffect, useRef } from 'react'
import type { FilterRule } from '../FilterEditor/index.ts'

/** Takes filters away, and moves the focus on: to the next chip, to the one before, or to what adds one. */
export function useRemoval(filters: readonly FilterRule[], onChange: (filters: readonly FilterRule[]) => void) {
  const place = useRef<HTMLDivElement>(null)
  /** The chip to move to, once there are only so many left. */
  const next = useRef<{ index: number; left: number } | null>(null)
  const count = filters.length
  useEffect(() => {
    if (next.current?.left !== count) return
    const chips = place.current?.querySelectorAll<HTMLElement>('[data-part=chip] > [data-part=body]') ?? []
    const target = chips[Math.min(next.current.index, chips.length - 1)]
    next.current = null
    const other = place.current?.querySelector<HTMLElement>('[data-part=add]')
    ;(target ?? other)?.focus()
  }, [count])
  return {
    place,
    remove: (index: number) => {
      next.current = { index, left: count - 1 }
      onChange(filters.toSpliced(index, 1))
    },
    clear: () => {
      next.current = { index: 0, left: 0 }
      onChange([])
    },
  }
}
