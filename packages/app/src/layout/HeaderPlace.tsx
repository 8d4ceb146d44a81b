import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element beside the mark that a page fills; null while the header is not there. */
export const HeaderPlaceContext = createContext<HTMLElement | null>(null)

/** What the page puts beside the mark: its site. */
export function HeaderPlace({ children }: { children: ReactNode }) {
  const place = useContext(HeaderPlaceContext)
  return place === null ? null : createPortal(children, place)
}
