import { formatIsoDay, type BucketInterval } from '../../format/date.ts'
import type {
  ForecastPoint,
  TrendAnnotation,
  TrendComparison,
  TrendForecast,
  TrendLocked,
  TrendPoint,
  TrendSecondMetric,
} from './TrendChart.types.ts'

/** A slot on the time axis with everything drawn there. */
export interface Slot extends TrendPoint {
  /** The time zone in which its start is labelled. */
  timeZone: string
  /** Whether the slot lies after the points and has at most a forecast. */
  isAhead: boolean
  /** The bucket at the same position of the comparison period. */
  compared: TrendPoint | undefined
  /** The value of the second metric; null where it is missing, undefined where the chart has none. */
  second: number | null | undefined
  forecast: ForecastPoint | undefined
  annotations: readonly TrendAnnotation[]
}

interface Drawn {
  points: readonly TrendPoint[]
  comparison: TrendComparison | undefined
  second?: TrendSecondMetric | undefined
  forecast: TrendForecast | undefined
  locked?: TrendLocked | undefined
  annotations: readonly TrendAnnotation[]
  interval: BucketInterval
  timeZone: string
}

/** The slots of a chart in order of time: its buckets, followed by the future days. */
export function slotsOf(drawn: Drawn): Slot[] {
  const { points, comparison, second, forecast, locked, annotations, interval, timeZone } = drawn
  // The days of thousands of points take longer to format than all else, so they are skipped where unused.
  const isByDay = annotations.length > 0 || forecast !== undefined || locked !== undefined
  const days = isByDay ? points.map(({ start }) => formatIsoDay(start, timeZone)) : []
  const expected = new Map(forecast?.points.map((point) => [point.day, point]))
  const written = annotationsOf(days, annotations, interval)
  const last = days.at(-1) ?? ''
  const ahead = (forecast?.points.map(({ day }) => day) ?? locked?.days ?? []).filter((day) => day > last)
  return [
    ...points.map((point, index) => ({
      ...point,
      timeZone,
      isAhead: false,
      compared: forecast === undefined ? comparison?.points[index] : undefined,
      second: second === undefined ? undefined : (second.points[index]?.value ?? null),
      forecast: expected.get(days[index] ?? ''),
      annotations: written.get(index) ?? [],
    })),
    ...ahead.map((day) => ({
      // A day without a time of day: it is labelled in UTC, as it is written.
      start: `${day}T00:00:00.000Z`,
      timeZone: 'UTC',
      value: null,
      isPartial: false,
      isAhead: true,
      compared: undefined,
      second: undefined,
      forecast: expected.get(day),
      annotations: [],
    })),
  ]
}

/** Annotations by the index of the bucket that contains their day. */
function annotationsOf(days: readonly string[], annotations: readonly TrendAnnotation[], interval: BucketInterval) {
  const written = new Map<number, TrendAnnotation[]>()
  // An annotation is about a whole day, so it belongs to no single minute.
  if (interval === 'minute') return written
  for (const annotation of annotations) {
    const start = days.findLast((day) => day <= annotation.day)
    if (start === undefined || !covers(start, annotation.day, interval)) continue
    // An annotation belongs to the first hour of its day.
    const index = days.indexOf(start)
    written.set(index, [...(written.get(index) ?? []), annotation])
  }
  return written
}

/** Whether a bucket contains a day. */
function covers(start: string, day: string, interval: BucketInterval): boolean {
  switch (interval) {
    case 'minute':
    case 'hour':
    case 'day':
      return start === day
    case 'week':
      return Date.parse(day) - Date.parse(start) < 7 * dayLength
    case 'month':
      return start.slice(0, 7) === day.slice(0, 7)
  }
}

const dayLength = 24 * 60 * 60 * 1000

/**
 * Runs of consecutive buckets without a value, as the indexes of the first and the last; empty if no bucket has a
 * value.
 */
export function missingRuns(slots: readonly Slot[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  if (slots.every(({ value }) => value === null)) return runs
  for (const [index, { value, isAhead }] of slots.entries()) {
    if (value !== null || isAhead) continue
    const run = runs.at(-1)
    if (run?.[1] === index - 1) run[1] = index
    else runs.push([index, index])
  }
  return runs
}

/** Whether a slot has a value or a forecast to read. */
export const isReadable = ({ isAhead, forecast }: Slot): boolean => !isAhead || forecast !== undefined

/** Index of the last bucket with data, if future days follow it. */
export function lastKnownIndex(slots: readonly Slot[]): number | null {
  const first = slots.findIndex(({ isAhead }) => isAhead)
  return first > 0 ? first - 1 : null
}

/**
 * Index of the current day if future days follow; the range may end before it.
 * @param today As `2026-11-20`.
 */
export function todayIndex(slots: readonly Slot[], today: string | undefined): number | null {
  if (today === undefined || lastKnownIndex(slots) === null) return null
  const index = slots.findIndex(({ start, timeZone }) => formatIsoDay(start, timeZone) === today)
  return index < 0 ? null : index
}

/** Middle, lower and upper end of the forecast, slot by slot. */
export interface ForecastLine {
  value: (number | null)[]
  lower: (number | null)[]
  upper: (number | null)[]
}

/** The line of the forecast. It sets out from the last bucket that is over, so that it hangs together with the values. */
export function forecastLine(slots: readonly Slot[]): ForecastLine {
  const first = slots.findIndex(({ forecast }) => forecast !== undefined)
  const from = first - 1
  const at = (part: 'value' | 'lower' | 'upper') =>
    slots.map(({ forecast, value }, index) => forecast?.[part] ?? (index === from ? value : null))
  return { value: at('value'), lower: at('lower'), upper: at('upper') }
}

/**
 * Change against the compared bucket in percent, from 0 to more 100; null where a value is missing, and where the bucket is
 * not over: a part compares with nothing.
 */
export function changeOf({ value, isPartial, compared }: Slot): number | null {
  const before = compared?.value ?? null
  if (value === null || before === null || isPartial) return null
  if (before === 0) return value === 0 ? 0 : 100
  return (100 * (value - before)) / before
}
