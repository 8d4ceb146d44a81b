import { statsLimits } from '@sightline/api-client'
/** What of a text can be searched for: the service takes no longer one, and none with characters that nobody types. */
export const searchable = (text: string): string =>
  text.replaceAll('\0', '').slice(0, statsLimits.searchLength).toWellFormed()
