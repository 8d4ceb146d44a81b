import { useEffect, type RefObject } from 'react'
import { useTabs } from './TabParts.tsx'

/** Scrolls the selected tab into view when the selection or the width of the row changes. */
export function SelectedInSight({ list }: { list: RefObject<HTMLElement | null> }) {
  const { selectedKey: selected } = useTabs()
  useEffect(() => {
    const row = list.current
    if (row === null || selected === undefined) return undefined
    // The observer also reports the first size, and by then the tabs are in the row.
    const observer = new ResizeObserver(() => scrollToTab(row, selected))
    observer.observe(row)
    return () => observer.disconnect()
  }, [list, selected])
  return null
}

/** The visible part of the neighbouring tabs in px, which shows that there are more. */
const margin = 32

/** Scrolls only the row: scrollIntoView would scroll the page too. */
function scrollToTab(row: HTMLElement, key: string): void {
  const tab = row.querySelector(`[role=tab][data-key="${CSS.escape(key)}"]`)
  if (tab === null) return
  const room = row.getBoundingClientRect()
  const open = tab.getBoundingClientRect()
  const before = open.left - margin - room.left
  const after = open.right + margin - room.right
  if (before < 0) row.scrollLeft += before
  else if (after > 0) row.scrollLeft += after
}
