import { useSyncExternalStore } from 'react'
import { hrefOf, parseHash } from './hashAddress.ts'

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** Navigates to a page; `history.pushState` raises no event, so it is raised here. */
function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const [oldURL, newURL] = [location.href, new URL(hrefOf(to), location.href).href]
  history[replace ? 'replaceState' : 'pushState'](null, '', newURL)
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }))
}

/**
 * Location and query for wouter. Wouter’s own hash location keeps the query before the hash, where it would reach the
 * server and stay after the page is left.
 */
export const useHashLocation = (): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, () => parseHash(location.hash).path),
  navigate,
]

export const useHashSearch = (): string => useSyncExternalStore(subscribe, () => parseHash(location.hash).search)
