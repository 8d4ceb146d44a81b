import { parseHash } from '../navigation/hash.ts'

/** The one path that other sites may frame. */
export const isEmbedded = ({ pathname }: Pick<Location, 'pathname'>): boolean => pathname === '/embed'

/** What was chosen, null where nothing was. A frame of another site has no storage: it looks as its address asks. */
export function chosen(key: 'theme' | 'locale'): string | null {
  return isEmbedded(location) ? new URLSearchParams(parseHash(location.hash).search).get(key) : stored(key)
}

/** What is stored under a key; null where the browser refuses its storage, as it may in a frame. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
