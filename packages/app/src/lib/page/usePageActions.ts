import type { MenuEntry } from '@sightline/ui'
import { createContext, useContext, useEffect } from 'react'

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
