import { createContext } from 'react'

/** What opens over the page. */
export type Opened = 'palette' | 'sheet'

/** Opens the palette of commands, or the list of shortcuts. */
export const CommandsContext = createContext<(what: Opened) => void>(() => {})
