import { createContext } from 'react'

/** What opens over the page. */
export type Opened = 'palette' | 'sheet'

/** What palette and sheet are given; each takes what it needs. */
export interface OpenedProps {
  /** What was typed before it was there. */
  search: string
  onOpenChange: (isOpen: boolean) => void
  /** Called when the list of shortcuts is requested. */
  onSheetOpen: () => void
  hasSingleKeys: boolean
  onSingleKeysChange: (isOn: boolean) => void
}

/** Opens the palette of commands, or the list of shortcuts. */
export const CommandsContext = createContext<(what: Opened) => void>(() => {})
