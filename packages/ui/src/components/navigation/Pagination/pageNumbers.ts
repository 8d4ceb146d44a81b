/** Beyond this many pages some are left out. */
export const maxShown = 7

/** Pages of a pagination; null stands for those that are left out. */
export function shownPages(current: number, last: number): readonly (number | null)[] {
  if (last <= maxShown) return range(1, last)
  if (current <= 4) return [...range(1, 5), null, last]
  if (current >= last - 3) return [1, null, ...range(last - 4, last)]
  return [1, null, current - 1, current, current + 1, null, last]
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The page that was typed, in the digits of any script; the last one for what lies behind it, undefined for no page. */
export function pageIn(typed: string, last: number): number | undefined {
  const latin = typed.trim().replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
  if (!/^\d+$/.test(latin) || Number(latin) < 1) return undefined
  return Math.min(Number(latin), last)
}

/** Decimal digits of a script are ten in a row, and begin with its zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
