import { embedPath } from '@sightline/api-client'
import { parseHash } from '../navigation/hashAddress.ts'

/** Whether the page is the one that other sites may frame. */
export const isEmbedded = ({ pathname }: Pick<Location, 'pathname'>): boolean => pathname.endsWith(embedPath)

/**
 * The chosen value; null where none was chosen. A frame of another site has no storage: there the address names the
 * value.
 */
export function readPreference(key: 'theme' | 'locale'): string | null {
  return isEmbedded(location) ? new URLSearchParams(parseHash(location.hash).search).get(key) : readStored(key)
}

/** The text stored under a key; null where the browser refuses its storage, as it may in a frame. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
