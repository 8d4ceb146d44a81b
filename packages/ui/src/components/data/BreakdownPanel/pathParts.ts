/** The number of characters that a shortened name keeps at its end. */
const tail = 14

/**
 * Splits a path into two parts, of which only the first may be truncated, because the end often distinguishes pages. A
 * short path is not split.
 */
export function pathPartsOf(path: string): [start: string, end: string] {
  const letters = Array.from(path)
  if (letters.length <= 2 * tail) return [path, '']
  return [letters.slice(0, -tail).join(''), letters.slice(-tail).join('')]
}
