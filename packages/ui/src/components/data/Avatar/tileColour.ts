const colours = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5', 'tile-6', 'tile-7', 'tile-8'] as const

/** The token of a background colour, always the same for one text: a domain, an e-mail address. */
export function tileColourOf(text: string): (typeof colours)[number] {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return colours[hash % colours.length] ?? 'tile-1'
}
