import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const darkScheme = '(prefers-color-scheme: dark)'

/** The theme to draw: `system` follows the device, also while the page is open. */
export function useColorScheme(theme: Theme): 'light' | 'dark' {
  const isDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(darkScheme).matches,
    () => false,
  )
  return theme === 'system' ? (isDark ? 'dark' : 'light') : theme
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(darkScheme)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
