import { useState } from 'react'
import type { SideNavProps } from './SideNav.types.ts'

type CollapsedOptions = Pick<SideNavProps, 'isCollapsed' | 'defaultCollapsed' | 'onCollapsedChange' | 'storageKey'>

/** Whether only icons are shown: the given state, otherwise the one stored in the tab. */
export function useCollapsed(options: CollapsedOptions) {
  const { isCollapsed, defaultCollapsed = false, onCollapsedChange, storageKey } = options
  const [own, setOwn] = useState(() => readCollapsed(storageKey) ?? defaultCollapsed)
  const setCollapsed = (next: boolean) => {
    setOwn(next)
    storeCollapsed(storageKey, next)
    onCollapsedChange?.(next)
  }
  return { isCollapsed: isCollapsed ?? own, setCollapsed }
}

const words = { true: true, false: false } as const

function readCollapsed(key: string | undefined): boolean | undefined {
  if (key === undefined) return undefined
  try {
    const word = sessionStorage.getItem(key)
    return word === 'true' || word === 'false' ? words[word] : undefined
  } catch {
    // A browser that blocks storage throws on access.
    return undefined
  }
}

function storeCollapsed(key: string | undefined, isCollapsed: boolean): void {
  if (key === undefined) return
  try {
    sessionStorage.setItem(key, String(isCollapsed))
  } catch {
    // Storage is blocked, so the choice is lost when the page is left.
  }
}
