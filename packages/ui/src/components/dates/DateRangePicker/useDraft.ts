import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import {
  customRange,
  dayIn,
  daysOf,
  monthsOf,
  type DateComparison,
  type DateRange,
  type Days,
  type RelativeRange,
} from './range/dateRange.ts'
import { comparisonDays } from './range/comparisonDays.ts'
import { inOrder, problemOf, wrongDays, type RangeProblem, type WrongDays } from './range/rangeProblem.ts'
import type { PickerSettings } from './PickerSettings.types.ts'
import { orderedTimes, textsOf, timesOf, wholeDays, type DayTimes } from './range/dayTimes.ts'
import { withSameWeekdays } from './months/sameWeekdays.ts'

/** The first and last day while they are being edited. */
export interface TypedDays {
  first: CalendarDate | null
  last: CalendarDate | null
}

interface TypedComparison extends TypedDays {
  kind: DateComparison['kind']
}

/** The choice in an open picker that is not applied yet. */
export interface Draft {
  /** The preset while no day has been edited; custom afterwards. */
  range: DateRange['range']
  days: TypedDays
  /** Times of the first and the last day. */
  times: DayTimes
  /** The chosen number and unit; the defaults while none are chosen. */
  relative: RelativeRange
  problem: RangeProblem | null
  wrong: WrongDays
  comparison: TypedComparison | null
  /** The days of the comparison; null where they are not shown. */
  compared: Days | null
  comparisonProblem: RangeProblem | null
  comparisonWrong: WrongDays
  /** The comparison days aligned to the same weekdays; null if they are aligned already. */
  sameWeekdays: Days | null
  setDays: (days: TypedDays) => void
  setTimes: (times: DayTimes) => void
  setRelative: (range: RelativeRange) => void
  setComparison: (kind: DateComparison['kind'] | null, days?: TypedDays) => void
  /** The comparison to apply; undefined while it is invalid. */
  appliedComparison: () => DateComparison | null | undefined
  /** The range to apply; undefined while it is invalid. */
  appliedRange: () => DateRange | undefined
}

/** Keeps the unapplied selection of an open picker. */
export function useDraft(
  value: DateRange | undefined,
  comparison: DateComparison | null,
  { calendar, limits }: PickerSettings,
): Draft {
  const [days, setDays] = useState<TypedDays>(() => (value && daysOf(value, calendar)) ?? nothing)
  const [range, setRange] = useState<DateRange['range']>(value?.range ?? 'custom')
  const [compare, setCompare] = useState<TypedComparison | null>(() => typedOf(comparison))
  const [times, setTimes] = useState<DayTimes>(() => (value && timesOf(value)) ?? wholeDays)
  const [relative, setRelative] = useState<RelativeRange>(value?.range === 'last' ? value : relativeAtFirst)
  const whole = isWhole(days) ? inOrder(days) : null
  const months = range === 'custom' ? null : monthsOf(range === 'last' ? relative : { range })
  const problem = range === 'custom' || range === 'last' ? problemOf(days.first, days.last, limits) : null
  const comparisonProblem =
    compare?.kind === 'custom'
      ? problemOf(compare.first, compare.last, { min: null, max: limits.max, maxDays: null, isUnavailable: null })
      : null

  return {
    range,
    days,
    times,
    relative,
    problem,
    wrong: wrongDays(problem, days, limits),
    comparison: compare,
    compared: whole === null || compare === null ? null : spanOf(whole, compare, months),
    comparisonProblem,
    // A custom comparison without a first day is invalid.
    comparisonWrong: wrongDays(comparisonProblem, compare ?? nothing, { min: null, max: limits.max }),
    sameWeekdays: whole === null || compare === null ? null : movedOf(whole, compare.kind, months),
    setDays: (next) => {
      setDays(next)
      setRange('custom')
    },
    setTimes: (next) => {
      setTimes(next)
      setRange('custom')
    },
    setRelative: (next) => {
      setRelative(next)
      setDays(daysOf(next, calendar) ?? nothing)
      setTimes(wholeDays)
      setRange('last')
    },
    setComparison: (kind, chosen) => {
      // A custom comparison starts with the previously compared days.
      const start = chosen ?? (whole === null ? null : comparisonDays(whole, { kind: 'previous' }, months)) ?? nothing
      setCompare(kind === null ? null : { kind, ...(kind === 'custom' ? start : nothing) })
    },
    appliedComparison: () => {
      if (compare === null) return null
      if (compare.kind !== 'custom') return { kind: compare.kind }
      if (comparisonProblem !== null || !isWhole(compare)) return undefined
      const { first, last } = inOrder(compare)
      return { kind: 'custom', from: first.toString(), to: last.toString() }
    },
    appliedRange: () => {
      if (range === 'last') return problem === null ? relative : undefined
      if (range !== 'custom') return { range }
      if (problem !== null || !isWhole(days)) return undefined
      const ordered = orderedTimes(days, times)
      return customRange(inOrder(days), ordered && textsOf(ordered))
    },
  }
}

const relativeAtFirst: RelativeRange = { range: 'last', count: 14, unit: 'day' }

const nothing: TypedDays = { first: null, last: null }

const isWhole = (days: TypedDays): days is Days => days.first !== null && days.last !== null

function spanOf(days: Days, comparison: TypedComparison, months: number | null): Days | null {
  if (comparison.kind !== 'custom') return comparisonDays(days, { kind: comparison.kind }, months)
  return isWhole(comparison) ? inOrder(comparison) : null
}

function movedOf(days: Days, kind: DateComparison['kind'], months: number | null): Days | null {
  if (kind === 'custom') return null
  const moved = withSameWeekdays(days, kind)
  return comparisonDays(days, { kind }, months)?.first.compare(moved.first) === 0 ? null : moved
}

function typedOf(comparison: DateComparison | null): TypedComparison | null {
  if (comparison === null) return null
  if (comparison.kind !== 'custom') return { kind: comparison.kind, ...nothing }
  return { kind: 'custom', first: dayIn(comparison.from), last: dayIn(comparison.to) }
}
