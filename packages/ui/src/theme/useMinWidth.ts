import { useCallback, useSyncExternalStore } from 'react'
import { breakpoints } from './tokens.ts'

/** Whether the window has at least the width of a breakpoint, also while the page is open. */
export function useMinWidth(name: keyof typeof breakpoints): boolean {
  const media = `(min-width: ${breakpoints[name]}px)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => true,
  )
}
