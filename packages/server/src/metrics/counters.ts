import type { Sample } from './text-format.ts'

/** Counts in memory since the start, by the value of one label. */
export interface Counter {
  add(value: string): void
  samples(): Sample[]
}

/** @param known Values that are there from the start, with 0: a rate needs a value before the first event */
export function createCounter(label: string, known: readonly string[] = []): Counter {
  const counts = new Map(known.map((value) => [value, 0]))
  return {
    add: (value) => void counts.set(value, (counts.get(value) ?? 0) + 1),
    samples: () => [...counts].map(([value, count]) => ({ labels: { [label]: value }, value: count })),
  }
}

/** Durations since the start, sorted into buckets. */
export interface Histogram {
  /** @param value Of the label, where the histogram has one */
  observe(seconds: number, value?: string): void
  samples(): Sample[]
}

/** The upper ends of buckets for what somebody waits for. Seconds. */
export const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20] as const
/** The same for what happens behind them. */
export const DELAY_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 3600] as const

export function createHistogram(ends: readonly number[], label?: string): Histogram {
  const series = new Map<string, { counts: number[]; sum: number }>()
  if (label === undefined) series.set('', empty())

  function empty() {
    return { counts: [...ends, Infinity].map(() => 0), sum: 0 }
  }

  return {
    observe(seconds, value = '') {
      const one = series.get(value) ?? empty()
      series.set(value, one)
      const index = [...ends, Infinity].findIndex((end) => seconds <= end)
      one.counts[index] = (one.counts[index] ?? 0) + 1
      one.sum += seconds
    },
    samples: () =>
      [...series].flatMap(([value, { counts, sum }]) => {
        const labels = label === undefined ? {} : { [label]: value }
        let count = 0
        const buckets = [...ends, Infinity].map((end, index) => {
          count += counts[index] ?? 0
          const le = end === Infinity ? '+Inf' : String(end)
          return { suffix: '_bucket', labels: { ...labels, le }, value: count }
        })
        return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
      }),
  }
}
