import type { Collector } from './collector.ts'

/** The events that arrived within some time. */
export interface CollectorCounts {
  accepted: number
  /** Left out by a rule of the site, or of no site that is known. */
  dropped: number
  /** Refused for now: too many, or no room for them. */
  refused: number
}

/** How many events arrive, kept in memory for a day. */
export interface CollectorRates {
  add(kind: keyof CollectorCounts): void
  /** The counts of the last minutes, the present one included. */
  last(minutes: number): CollectorCounts
  /** The counts of the last day in steps of minutes, oldest first; no step from before the start. */
  series(stepMinutes: number): ({ start: number } & CollectorCounts)[]
}

const MINUTE_MS = 60_000
const KEPT_MINUTES = 24 * 60

const nothing = (): CollectorCounts => ({ accepted: 0, dropped: 0, refused: 0 })

export function createCollectorRates(now: () => number = Date.now): CollectorRates {
  const startedAt = now()
  /** The counts by the number of the minute since 1970. */
  const minutes = new Map<number, CollectorCounts>()

  const minuteAt = (ms: number) => Math.floor(ms / MINUTE_MS)

  function sumFrom(first: number, end: number): CollectorCounts {
    const sum = nothing()
    for (const [minute, counts] of minutes) {
      if (minute < first || minute >= end) continue
      sum.accepted += counts.accepted
      sum.dropped += counts.dropped
      sum.refused += counts.refused
    }
    return sum
  }

  return {
    add(kind) {
      const minute = minuteAt(now())
      const counts = minutes.get(minute) ?? nothing()
      if (!minutes.has(minute)) {
        minutes.set(minute, counts)
        for (const old of minutes.keys()) if (old <= minute - KEPT_MINUTES) minutes.delete(old)
      }
      counts[kind] += 1
    },
    last(count) {
      const end = minuteAt(now()) + 1
      return sumFrom(end - count, end)
    },
    series(step) {
      const last = Math.floor(minuteAt(now()) / step) * step
      const first = Math.max(last - KEPT_MINUTES + step, Math.floor(minuteAt(startedAt) / step) * step)
      const length = (last - first) / step + 1
      return Array.from({ length }, (_, index) => {
        const start = first + index * step
        return { start: start * MINUTE_MS, ...sumFrom(start, start + step) }
      })
    },
  }
}

/** The collector, with what becomes of each event counted. */
export const withRates = (collector: Collector, rates: Pick<CollectorRates, 'add'>): Collector => ({
  ...collector,
  async take(...event) {
    try {
      const answer = await collector.take(...event)
      rates.add(answer.kind === 'accepted' ? 'accepted' : answer.kind === 'limited' ? 'refused' : 'dropped')
      return answer
    } catch (error) {
      rates.add('refused')
      throw error
    }
  },
})
