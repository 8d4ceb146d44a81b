/** The number of characters that a shortened name keeps at its end. */
const tail = 14

/**
 * A path in two parts, of which only the first may give way: what tells pages apart often stands at the end.
 * Short ones stay whole.
 */
export function partsOf(path: string): [start: string, end: string] {
  const letters = Array.from(path)
  if (letters.length <= 2 * tail) return [path, '']
  return [letters.slice(0, -tail).join(''), letters.slice(-tail).join('')]
}
