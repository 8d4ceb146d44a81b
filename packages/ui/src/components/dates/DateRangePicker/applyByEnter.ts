import type { KeyboardEvent } from 'react'

/**
 * Applies the selection when Enter is pressed in a day field. Must be called in the capture phase, because react-aria's
 * date segments stop the propagation of keys.
 */
export function applyByEnter(event: KeyboardEvent, apply: () => void): void {
  if (event.key !== 'Enter' || !(event.target instanceof Element)) return
  if (event.target.closest('[role=spinbutton]') === null) return
  event.preventDefault()
  apply()
}
