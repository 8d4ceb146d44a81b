const maxLetters = 24

/** Truncates the value of a filter to 24 characters. */
export function truncate(value: string): string {
  const letters = [...value]
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : value
}
