import type { Toolbar } from './toolbar.ts'

/** What the check of every mode sets over the toolbar while it looks at a story. */
type Mode = Partial<Pick<Toolbar, 'theme' | 'locale'>> & {
  /** Whether nobody looks at the story any more, which is then taken away. */
  isOver?: boolean
}

const none: Mode = {}
let current: Mode = none
const listeners = new Set<() => void>()

export const readMode = (): Mode => current

/** Draws the story that is shown anew, in its place; without a mode, as the toolbar has it. */
export function setMode(mode: Mode = none): void {
  current = mode
  listeners.forEach((listener) => listener())
}

export function subscribeToMode(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
