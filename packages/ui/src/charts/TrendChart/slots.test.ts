import { expect, test } from 'vitest'
import { changeOf, forecastLine, isReadable, lastKnownIndex, missingRuns, slotsOf, todayIndex } from './slots.ts'
import type { TrendPoint } from './TrendChart.types.ts'

const timeZone = 'Europe/Berlin'
/** A point that starts at midnight in Berlin, in winter. */
const day = (number: number, value: number | null, isPartial = false): TrendPoint => ({
  start: new Date(Date.UTC(2026, 10, number, -1)).toISOString(),
  value,
  isPartial,
})
const nothing = { comparison: undefined, forecast: undefined, annotations: [], interval: 'day', timeZone } as const
const note = (id: string, on: string) => ({ id, day: on, text: id })
const expected = (on: string, value: number) => ({ day: on, value, lower: value - 2, upper: value + 3 })

test('the compared period lies below by position, and may be shorter', () => {
  const points = [day(1, 10), day(2, 0), day(3, 5)]
  const comparison = { period: '', total: '', points: [day(8, 5), day(9, 4)] }
  const slots = slotsOf({ ...nothing, points, comparison })
  expect(slots.map(({ compared }) => compared?.value)).toEqual([5, 4, undefined])
  expect(slots.map(changeOf)).toEqual([100, -100, null])
})

test('a change is told where both figures are whole', () => {
  const changeOfOne = (value: number | null, before: number | null, isPartial = false) => {
    const comparison = { period: '', total: '', points: [day(8, before)] }
    return slotsOf({ ...nothing, points: [day(1, value, isPartial)], comparison }).map(changeOf)
  }
  expect(changeOfOne(3, 0)).toEqual([100])
  expect(changeOfOne(0, 0)).toEqual([0])
  expect(changeOfOne(null, 3)).toEqual([null])
  expect(changeOfOne(3, null)).toEqual([null])
  expect(changeOfOne(3, 6, true)).toEqual([null])
})

test('buckets without a figure are found, what is 0 or still ahead is none of them', () => {
  const runs = (values: (number | null)[]) =>
    missingRuns(slotsOf({ ...nothing, points: values.map((value, index) => day(index + 1, value)) }))
  expect(runs([null, 1, null, null, 0])).toEqual([
    [0, 0],
    [2, 3],
  ])
  expect(runs([1, 0])).toEqual([])
  expect(runs([null, null])).toEqual([])
  const forecast = { level: 80, points: [expected('2026-11-02', 4)] }
  expect(missingRuns(slotsOf({ ...nothing, points: [day(1, 1)], forecast }))).toEqual([])
})

test('annotations stand at their day in the time zone of the site', () => {
  const points = [day(1, 1), day(2, 1)]
  const annotations = [note('a', '2026-11-02'), note('b', '2026-11-02'), note('c', '2026-11-03')]
  const slots = slotsOf({ ...nothing, points, annotations })
  expect(slots.map((slot) => slot.annotations.map(({ id }) => id))).toEqual([[], ['a', 'b']])
})

test('in longer buckets they stand where their day lies, in hours at the first one', () => {
  const at = (points: TrendPoint[], interval: 'hour' | 'week' | 'month', on: string) =>
    slotsOf({ ...nothing, points, interval, annotations: [note('a', on)] }).findIndex(
      ({ annotations }) => annotations.length > 0,
    )
  const weeks = [day(2, 1), day(9, 1)]
  expect(at(weeks, 'week', '2026-11-08')).toBe(0)
  expect(at(weeks, 'week', '2026-11-15')).toBe(1)
  expect(at(weeks, 'week', '2026-11-16')).toBe(-1)
  expect(at(weeks, 'week', '2026-11-01')).toBe(-1)
  expect(at([day(1, 1)], 'month', '2026-11-30')).toBe(0)
  expect(at([day(1, 1)], 'month', '2026-12-01')).toBe(-1)
  const hours = [0, 1, 2].map((hour) => ({
    ...day(1, 1),
    start: new Date(Date.UTC(2026, 9, 31, 23 + hour)).toISOString(),
  }))
  expect(at(hours, 'hour', '2026-11-01')).toBe(0)
})

test('a whole day stands at no minute', () => {
  const points = [day(1, 1), day(2, 1)]
  const slots = slotsOf({ ...nothing, points, interval: 'minute', annotations: [note('a', '2026-11-02')] })
  expect(slots.flatMap((slot) => slot.annotations)).toEqual([])
})

test('a forecast goes on from the last day that is over, and hides the comparison', () => {
  const points = [day(1, 10), day(2, 12), day(3, 4, true)]
  const comparison = { period: '', total: '', points }
  const forecast = { level: 80, points: [expected('2026-11-03', 11), expected('2026-11-04', 13)] }
  const slots = slotsOf({ ...nothing, points, comparison, forecast })
  expect(slots).toHaveLength(4)
  expect(slots.map(({ compared }) => compared)).toEqual([undefined, undefined, undefined, undefined])
  expect(lastKnownIndex(slots)).toBe(2)
  expect(todayIndex(slots, '2026-11-03')).toBe(2)
  expect(forecastLine(slots)).toEqual({
    value: [null, 12, 11, 13],
    lower: [null, 12, 9, 11],
    upper: [null, 12, 14, 16],
  })
  expect(slots[3]).toMatchObject({ start: '2026-11-04T00:00:00.000Z', timeZone: 'UTC', isAhead: true, value: null })
})

test('without days ahead there is no today', () => {
  expect(todayIndex(slotsOf({ ...nothing, points: [day(1, 1)] }), '2026-11-01')).toBeNull()
  expect(todayIndex([], '2026-11-01')).toBeNull()
})

test('the range of today alone begins with today', () => {
  const forecast = { level: 80, points: [expected('2026-11-03', 11), expected('2026-11-04', 13)] }
  const slots = slotsOf({ ...nothing, points: [day(3, 4, true)], forecast })
  expect(todayIndex(slots, '2026-11-03')).toBe(0)
})

test('where the range ends yesterday, the first day ahead is today', () => {
  const forecast = { level: 80, points: [expected('2026-11-03', 11), expected('2026-11-04', 13)] }
  const slots = slotsOf({ ...nothing, points: [day(1, 10), day(2, 12)], forecast })
  expect(lastKnownIndex(slots)).toBe(1)
  expect(todayIndex(slots, '2026-11-03')).toBe(2)
  expect(todayIndex(slots, '2026-12-01')).toBeNull()
  expect(todayIndex(slots, undefined)).toBeNull()
})

test('locked days lengthen the axis, and have nothing to read; the comparison stays', () => {
  const points = [day(1, 10), day(2, 12)]
  const comparison = { period: '', total: '', points }
  const slots = slotsOf({
    ...nothing,
    points,
    comparison,
    locked: { days: ['2026-11-02', '2026-11-03'], cover: () => null },
  })
  expect(slots.map(isReadable)).toEqual([true, true, false])
  expect(slots.map(({ value }) => value)).toEqual([10, 12, null])
  expect(slots.map(({ compared }) => compared?.value)).toEqual([10, 12, undefined])
  expect(lastKnownIndex(slots)).toBe(1)
})
