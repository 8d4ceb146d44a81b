import { statsLimits } from '@sightline/api-client'
/** Shortens a text to what the service can search for: limited in length, without characters that nobody types. */
export const searchText = (text: string): string =>
  text.replaceAll('\0', '').slice(0, statsLimits.searchLength).toWellFormed()
