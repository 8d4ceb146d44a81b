/** Maximum number of pages that all have a button. */
export const maxShown = 7

/** The pages with a button; null stands for a gap. */
export function shownPages(current: number, last: number): readonly (number | null)[] {
  if (last <= maxShown) return range(1, last)
  if (current <= 4) return [...range(1, 5), null, last]
  if (current >= last - 3) return [1, null, ...range(last - 4, last)]
  return [1, null, current - 1, current, current + 1, null, last]
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/**
 * Parses a typed page number in the digits of any script, limited to the last page; undefined if it is not a number
 * from 1.
 */
export function pageIn(typed: string, last: number): number | undefined {
  const latin = typed.trim().replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
  if (!/^\d+$/.test(latin) || Number(latin) < 1) return undefined
  return Math.min(Number(latin), last)
}

/** The decimal digits of a script are ten consecutive characters, beginning with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
