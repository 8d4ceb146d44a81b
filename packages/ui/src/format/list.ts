import { missing } from './number.ts'

const listCache = new Map<string, Intl.ListFormat>()

/** Berlin, Paris, and Rome: in the language’s own way. A dash where there is nothing. */
export function formatList(items: readonly string[], locale: string): string {
  if (items.length === 0) return missing
  let list = listCache.get(locale)
  if (list === undefined) {
    list = new Intl.ListFormat(locale, { type: 'conjunction' })
    listCache.set(locale, list)
  }
  return list.format(items)
}
