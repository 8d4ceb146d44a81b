const day = 86_400_000

/** Whole days since the newest event; a quiet day or two need no attention. */
export function daysOfSilence(lastEventAt: string, now: number): number | null {
  const days = Math.floor((now - Date.parse(lastEventAt)) / day)
  return days >= 2 ? days : null
}
