import { useState } from 'react'

/** The props of every overlay for its open state. */
export interface OpenProps {
  /** Whether the overlay is open. Without it the overlay keeps the state itself. */
  isOpen?: boolean | undefined
  /**
   * Whether the overlay is initially open, if it keeps the state itself.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called when the overlay is opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** The open state of an overlay, controlled by its props or kept here, and a function that changes it. */
export function useOpen({ isOpen, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen)
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return [isOpen ?? own, setOpen] as const
}
