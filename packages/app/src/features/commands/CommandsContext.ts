import { createContext } from 'react'

/** The overlay that is open over the page: the palette, or the sheet of shortcuts. */
export type Opened = 'palette' | 'sheet'

/** The props of the palette and the sheet; each takes those that it needs. */
export interface OpenedProps {
  /** The text typed before the palette had loaded. */
  search: string
  onOpenChange: (isOpen: boolean) => void
  /** Called to open the sheet of shortcuts. */
  onSheetOpen: () => void
  hasSingleKeys: boolean
  onSingleKeysChange: (isOn: boolean) => void
}

/** Opens the command palette, or the sheet of shortcuts. */
export const CommandsContext = createContext<(what: Opened) => void>(() => {})
