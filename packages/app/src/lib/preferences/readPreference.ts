import { embedPath } from '@sightline/api-client'
import { parseHash } from '../navigation/hash.ts'

/** The one path that other sites may frame. */
export const isEmbedded = ({ pathname }: Pick<Location, 'pathname'>): boolean => pathname === embedPath

/** What was chosen, null where nothing was. A frame of another site has no storage: it looks as its address asks. */
export function readPreference(key: 'theme' | 'locale'): string | null {
  return isEmbedded(location) ? new URLSearchParams(parseHash(location.hash).search).get(key) : readStored(key)
}

/** What is stored under a key; null where the browser refuses its storage, as it may in a frame. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
