import { useEffect, useState } from 'react'
import { loadToasts, onToastsLoaded } from './loadToasts.ts'
import type { ToastRegion } from './ToastRegion.tsx'

/** By then a page is drawn, and that the network is gone can be told without it. */
const quietMs = 4000

/** Where toasts appear: once in a page, inside the KitProvider. Their time stands still while one is hovered or focused. */
export function Toaster() {
  // In an object, as React would call a component itself.
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
