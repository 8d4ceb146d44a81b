/** A part of a text, and whether it differs. */
export interface Part {
  text: string
  isChanged: boolean
}

/** Splits two texts into what they begin and end with alike, by whole words, and what lies between. */
export function changedWords(before: string, after: string): { before: readonly Part[]; after: readonly Part[] } {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(old.length, now.length)
  const start = countWhile(shorter, (index) => old[index] === now[index])
  const end = countWhile(shorter - start, (index) => old.at(-1 - index) === now.at(-1 - index))
  return { before: partsOf(old, start, end), after: partsOf(now, start, end) }
}

const wordsOf = (text: string): readonly string[] => text.match(/\s+|\S+/g) ?? []

function countWhile(most: number, isSame: (index: number) => boolean): number {
  let count = 0
  while (count < most && isSame(count)) count += 1
  return count
}

const partsOf = (words: readonly string[], start: number, end: number): readonly Part[] =>
  [
    { text: words.slice(0, start).join(''), isChanged: false },
    { text: words.slice(start, words.length - end).join(''), isChanged: true },
    { text: words.slice(words.length - end).join(''), isChanged: false },
  ].filter(({ text }) => text !== '')
