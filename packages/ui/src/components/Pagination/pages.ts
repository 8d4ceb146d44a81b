/** Pages of a pagination; null stands for those that are left out. */
export function shownPages(current: number, last: number): readonly (number | null)[] {
  if (last <= 7) return range(1, last)
  if (current <= 4) return [...range(1, 5), null, last]
  if (current >= last - 3) return [1, null, ...range(last - 4, last)]
  return [1, null, current - 1, current, current + 1, null, last]
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
