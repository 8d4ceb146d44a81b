/** The number of days without data after which the later data count as a new beginning. */
const LONGEST_SILENCE_DAYS = 28
const ENOUGH_DAYS = 28

/**
 * The usable days, from the first whole one on. The day of the first event is not whole. A lone event long before the
 * site went live, and the days before a long pause of collection, are left out where enough days follow.
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

/**
 * The runs of days without data that end before the history does, each from its first day to the day after its last.
 */
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
