import type { AcceptedEvent } from '../collector/accepted-event.ts'
import { campaign, sourcesAt, type Source } from './harbor-lane/sources.ts'
import { isWithin, type History } from './history.ts'
import type { TimeRange } from '../stats/query/comparison.ts'
import { seededRandom, type Random } from './random.ts'
import { partOfYear, visitsPerHour } from './visits-per-hour.ts'
import { visitOf } from './visit.ts'

const HOUR_MS = 60 * 60 * 1000

export interface EventsOptions extends TimeRange {
  history: History
  siteId: number
  seed: number
  /** From the instant `from` on, the pause between the beginnings of two visits is at most `pauseMs`, even at night. */
  busy: { from: number; pauseMs: number }
}

/**
 * The events of all visits that begin within the range, as far as they lie in it, in order of time. The same options
 * give the same events; a range without an end gives events for ever.
 */
export function* generateEvents(options: EventsOptions): Generator<AcceptedEvent, void, undefined> {
  const { history, siteId, seed, from, to, busy } = options
  let lastStart = Math.max(busy.from, from)
  let waiting: AcceptedEvent[] = []

  for (let hour = Math.floor(from / HOUR_MS) * HOUR_MS; hour < to; hour += HOUR_MS) {
    const sources = sourcesAt(partOfYear(history, hour))
    const random = seededRandom(seed, ...wordsOf(hour))
    const end = Math.min(hour + HOUR_MS, to)
    const usual = usualArrivals(history, hour, random)
    const arrivals = [...usual, ...fillPauses(usual, { lastStart, hour, end, pauseMs: busy.pauseMs }, random)]
    lastStart = Math.max(lastStart, ...arrivals.map(({ start }) => start).filter((start) => start < end))

    for (const [index, { start, source }] of arrivals.entries()) {
      if (start < from || start >= to || isWithin(history.outage, start)) continue
      const randomOfVisit = seededRandom(seed ^ index, ...wordsOf(start))
      waiting.push(...visitOf(randomOfVisit, siteId, source ?? randomOfVisit.pick(sources), start))
    }
    waiting.sort((a, b) => a.ts - b.ts)

    const due = waiting.filter((event) => event.ts < end)
    waiting = waiting.filter((event) => event.ts >= end)
    for (const event of due) if (!isWithin(history.outage, event.ts)) yield event
  }
}

interface Arrival {
  start: number
  /** The source of the visits; undefined draws one of all sources. */
  source: Source | undefined
}

function usualArrivals(history: History, hour: number, random: Random): Arrival[] {
  const mean = visitsPerHour(history, hour)
  const arrivals = (count: number, source: Source | undefined): Arrival[] =>
    Array.from({ length: count }, () => ({ start: Math.floor(random.between(hour, hour + HOUR_MS)), source }))
  return [...arrivals(random.poisson(mean.usual), undefined), ...arrivals(random.poisson(mean.campaign), campaign)]
}

function fillPauses(
  usual: readonly Arrival[],
  { lastStart, hour, end, pauseMs }: { lastStart: number; hour: number; end: number; pauseMs: number },
  random: Random,
): Arrival[] {
  const added: Arrival[] = []
  const starts = usual.map(({ start }) => start).filter((start) => start > lastStart && start < end)
  let last = lastStart
  for (const start of [...starts.toSorted((a, b) => a - b), end]) {
    while (start - last > pauseMs) {
      last = Math.max(hour, last + Math.floor(pauseMs * random.between(0.5, 1)))
      added.push({ start: last, source: undefined })
    }
    last = start
  }
  return added
}

/** An instant as two numbers of 32 bits. */
const wordsOf = (ts: number): [number, number] => [ts >>> 0, Math.floor(ts / 2 ** 32)]
