import { useEffect, useState } from 'react'
import { loadToasts, onToastsLoaded } from './loadToasts.ts'
import type { ToastRegion } from './ToastRegion.tsx'

/**
 * The delay in milliseconds before the code is loaded: a page is drawn by then, and a lost network can be reported
 * without it.
 */
const quietMs = 4000

/** The region of toasts: once in a page, inside the KitProvider. Their timers pause while one is hovered or focused. */
export function Toaster() {
  // The component is kept in an object because React would call a bare function as a state updater.
  const [{ Region }, setLoaded] = useState<{ Region: typeof ToastRegion | null }>({ Region: null })
  useEffect(() => {
    const stop = onToastsLoaded(setLoaded)
    const timer = setTimeout(() => void loadToasts().catch(() => {}), quietMs)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return Region === null ? null : <Region />
}
