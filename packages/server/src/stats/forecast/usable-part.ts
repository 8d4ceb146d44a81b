/** Longer than that without anything, and what comes after it is a new beginning. */
const LONGEST_SILENCE_DAYS = 28
const ENOUGH_DAYS = 28

/**
 * The days from the first whole one on. The day of the first event is no whole one. A lone event long before the site
 * went live, or collection that was off for long, is left behind where enough days follow.
 */
export function usablePart(counts: readonly number[]): number[] {
  const first = counts.findIndex((count) => count > 0)
  if (first === -1) return []
  // An event on the very first day that was read may have begun earlier.
  const whole = first === 0 ? 0 : first + 1
  const silence = silences(counts, whole).findLast(
    ({ start, end }) => end - start > LONGEST_SILENCE_DAYS && counts.length - (end + 1) >= ENOUGH_DAYS,
  )
  return counts.slice(silence === undefined ? whole : silence.end + 1)
}

/** Days without anything that something comes after, each from its first day up to the day on which it is over. */
function silences(counts: readonly number[], from: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = from
  for (let day = from; day < counts.length; day += 1) {
    if (counts[day] === 0) continue
    if (day > start) found.push({ start, end: day })
    start = day + 1
  }
  return found
}
