import type { queue } from './queue.ts'
import type { ToastRegion } from './ToastRegion.tsx'

interface Toasts {
  Region: typeof ToastRegion
  queue: typeof queue
}

const listeners = new Set<(toasts: Toasts) => void>()

/** Loads the code of toasts, which a page only needs once it shows one. */
export async function loadToasts(): Promise<Toasts> {
  const [region, { queue }] = await Promise.all([import('./ToastRegion.tsx'), import('./queue.ts')])
  const toasts = { Region: region.ToastRegion, queue }
  for (const hear of listeners) hear(toasts)
  return toasts
}

/** Calls `hear` whenever the code is requested and there. @returns a function that ends it */
export function onToastsLoaded(hear: (toasts: Toasts) => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
