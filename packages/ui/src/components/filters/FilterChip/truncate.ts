const maxLetters = 24

/** A value of a filter in at most 24 letters. */
export function truncate(value: string): string {
  const letters = [...value]
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : value
}
