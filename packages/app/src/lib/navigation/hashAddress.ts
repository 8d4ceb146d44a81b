export interface HashAddress {
  /** The path, which always begins with a slash. */
  path: string
  /** The query, without the question mark. */
  search: string
}

/** Reads `#/sites/7?range=today`: the query stands inside the hash, so that no server ever sees it. */
export function parseHash(hash: string): HashAddress {
  const [path = '', ...rest] = hash.replace(/^#?\/?/, '').split('?')
  return { path: `/${path}`, search: rest.join('?') }
}

/** Address of a page for a link: `#/sites/7?range=today`. */
export const hrefOf = (to: string): string => `#${to}`
