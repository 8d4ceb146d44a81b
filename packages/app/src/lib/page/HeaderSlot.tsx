import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element beside the logo that a page fills; null while there is no header. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null)

/** Puts a page’s own content beside the logo in the header, such as its site. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const slot = useContext(HeaderSlotContext)
  return slot === null ? null : createPortal(children, slot)
}
