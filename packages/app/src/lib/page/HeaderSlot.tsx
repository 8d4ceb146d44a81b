import type { MenuEntry } from '@sightline/ui'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element beside the logo that a page fills; null while there is no header. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null)

/** Puts a page’s own content beside the logo in the header, such as its site. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const slot = useContext(HeaderSlotContext)
  return slot === null ? null : createPortal(children, slot)
}

/** Takes the actions of a page, which the header then shows. */
export const PageActionsContext = createContext<(actions: readonly MenuEntry[]) => void>(() => {})

const none: readonly MenuEntry[] = []

/**
 * Puts actions into the header as long as the page is mounted: buttons where there is room, entries of its menu on a
 * phone.
 * @param actions Pass the same array until the actions change.
 */
export function usePageActions(actions: readonly MenuEntry[]): void {
  const put = useContext(PageActionsContext)
  useEffect(() => {
    put(actions)
    return () => put(none)
  }, [put, actions])
}
