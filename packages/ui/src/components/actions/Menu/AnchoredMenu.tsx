import type { RefObject } from 'react'
import type { MenuSurfaceProps } from './Menu.types.ts'
import { MenuSurface } from './MenuSurface.tsx'

export interface AnchoredMenuProps extends MenuSurfaceProps {
  /** The button that opened it. It says so by itself, and has the focus, which goes back there. */
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  /** Called when it closes. */
  onOpenChange: (isOpen: boolean) => void
}

/** A menu that several buttons share, such as those of the rows of a table. */
export function AnchoredMenu({ triggerRef, isOpen, onOpenChange, ...rest }: AnchoredMenuProps) {
  const anchor = { triggerRef, isOpen, onOpenChange, 'aria-label': rest['aria-label'] }
  return <MenuSurface {...rest} onClose={() => onOpenChange(false)} anchor={anchor} />
}
