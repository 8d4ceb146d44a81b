const WEEK = 7
const WEEKS = 4

/** Forecasts each day as the mean of its weekday in the last four weeks, or in as many of them as there are. */
export function weekdayMean(history: readonly number[], horizon: number): number[] {
  const week = Array.from({ length: WEEK }, (_, weekday) => {
    const days = Array.from({ length: WEEKS }, (_unused, back) => history[history.length - (back + 1) * WEEK + weekday])
    const counts = days.filter((count) => count !== undefined)
    return counts.reduce((sum, count) => sum + count, 0) / Math.max(counts.length, 1)
  })
  return Array.from({ length: horizon }, (_, day) => week[day % WEEK] ?? 0)
}
