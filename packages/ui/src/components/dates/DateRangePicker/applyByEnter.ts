import type { KeyboardEvent } from 'react'

/**
 * Enter in a typed day applies what is chosen, as it sends a form; the parts of a day are no fields of a form. To be heard
 * on the way down: they keep their keys to themselves.
 */
export function applyByEnter(event: KeyboardEvent, apply: () => void): void {
  if (event.key !== 'Enter' || !(event.target instanceof Element)) return
  if (event.target.closest('[role=spinbutton]') === null) return
  event.preventDefault()
  apply()
}
