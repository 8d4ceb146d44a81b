import { maxPoints, type analyticsIntervals } from '@sightline/api-client/contract'
import { ApiError } from '../../errors.ts'

export type BucketInterval = (typeof analyticsIntervals)[number]

export interface GivenPeriod {
  /** The first day, UTC; 30 days before the last by default. */
  from?: string | undefined
  /** The last day, UTC; today by default. */
  to?: string | undefined
  interval: BucketInterval
}

/** Whole days in UTC, divided into buckets. */
export interface Period {
  from: string
  /** The first instant after the period. */
  to: string
  /**
   * The first instants of the buckets, in order; the first bucket begins with the period, even within a week or month.
   */
  starts: string[]
}

const DAY_MS = 24 * 60 * 60 * 1000
const DEFAULT_DAYS = 30

/** @throws {ApiError} span_invalid where the end is before the start, or there would be more buckets than a series may have */
export function periodOf({ from, to, interval }: GivenPeriod, now: Date): Period {
  const last = new Date(to ?? now.toISOString().slice(0, 10))
  const first = from === undefined ? new Date(last.getTime() - DEFAULT_DAYS * DAY_MS) : new Date(from)
  if (first > last) throw new ApiError('span_invalid')
  const starts: string[] = []
  for (let start = first; start <= last; start = nextStart(start, interval)) {
    if (starts.length === maxPoints) throw new ApiError('span_invalid')
    starts.push(start.toISOString())
  }
  return { from: first.toISOString(), to: new Date(last.getTime() + DAY_MS).toISOString(), starts }
}

/** The start of the next bucket; weeks begin on Monday. */
function nextStart(start: Date, interval: BucketInterval): Date {
  switch (interval) {
    case 'day': {
      return new Date(start.getTime() + DAY_MS)
    }
    case 'week': {
      return new Date(start.getTime() + ((8 - start.getUTCDay()) % 7 || 7) * DAY_MS)
    }
    case 'month': {
      return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1))
    }
  }
}

/**
 * The rows of each bucket, including empty ones, by the start of the bucket; each row belongs to a day, `2026-01-31`.
 */
export function inBuckets<Row extends { day: string }>(
  { starts }: Period,
  rows: readonly Row[],
): { start: string; rows: Row[] }[] {
  const buckets = starts.map((start) => ({ start, rows: [] as Row[] }))
  for (const row of rows) {
    const at = new Date(row.day).toISOString()
    buckets.findLast(({ start }) => start <= at)?.rows.push(row)
  }
  return buckets
}
