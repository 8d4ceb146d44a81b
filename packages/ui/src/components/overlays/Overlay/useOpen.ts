import { useState } from 'react'

/** The props of every overlay for its open state. */
export interface OpenProps {
  /** Whether it is open. Without it the overlay keeps that itself. */
  isOpen?: boolean | undefined
  /**
   * Whether it is open at first, where it keeps that itself.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called when it is to open or close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Whether an overlay is open, as whoever draws it says or else as it has kept it, and what opens and closes it. */
export function useOpen({ isOpen, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen)
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return [isOpen ?? own, setOpen] as const
}
