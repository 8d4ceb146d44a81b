import type { MenuEntry } from '@sightline/ui'
import { createContext, useContext, useEffect } from 'react'

/** Takes the actions of a page, which the header then shows. */
export const PageActionsContext = createContext<(actions: readonly MenuEntry[]) => void>(() => {})

const none: readonly MenuEntry[] = []

let shown = none

/** The actions of the open page, for the command palette, which is outside of the page. */
export const shownActions = (): readonly MenuEntry[] => shown

/**
 * Puts actions into the header as long as the page is mounted: buttons where there is room, entries of its menu on a
 * phone.
 * @param actions Pass the same array until the actions change.
 */
export function usePageActions(actions: readonly MenuEntry[]): void {
  const put = useContext(PageActionsContext)
  useEffect(() => {
    put((shown = actions))
    return () => put((shown = none))
  }, [put, actions])
}
