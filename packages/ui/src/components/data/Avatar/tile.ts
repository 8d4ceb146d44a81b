const tiles = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5', 'tile-6', 'tile-7', 'tile-8'] as const

/** The background colour for the initial of a site, constant for each domain. */
export function tileOf(domain: string): (typeof tiles)[number] {
  let hash = 0
  for (const letter of domain) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return tiles[hash % tiles.length] ?? 'tile-1'
}

/** The first letter of a domain, without the prefix `www.`. */
export function letterOf(domain: string): string {
  return [...domain.replace(/^www\./, '')][0]?.toLowerCase() ?? '?'
}
