import { maxPoints, type analyticsIntervals } from '@sightline/api-client'
import { dateRangePresets, resolveRange, type DateComparison, type DateRange } from '@sightline/ui'
import type { SearchParam } from '../../../lib/search-params/useSearchParam.ts'

export type ReportInterval = (typeof analyticsIntervals)[number]

/** The days of a report, as its calls take them: both ends belong to it, and all days are UTC. */
export interface ReportPeriod {
  from: string
  to: string
  interval: ReportInterval
}

type Days = Pick<ReportPeriod, 'from' | 'to'>

/** A period, and the days that it is compared with; null for none. */
export interface ComparedPeriod extends ReportPeriod {
  before: Days | null
}

/** Reports have no first day. */
const namedRanges = dateRangePresets.filter((preset) => preset !== 'all')

const dayMs = 86_400_000
const usual: DateRange = { range: '30d' }

/** The range in the address: `90d`, or the two days of a custom range, `2026-10-01_2026-10-31`. */
export const rangeParam: SearchParam<DateRange> = {
  parse(text) {
    const days = daysIn(text)
    if (days !== null) return { range: 'custom', ...days }
    return { range: namedRanges.find((preset) => preset === text) ?? usual.range }
  },
  format(value) {
    if (value.range === 'custom') return `${value.from}_${value.to}`
    return value.range === usual.range ? null : value.range
  },
  isStep: true,
}

const usualComparison: DateComparison = { kind: 'previous' }

/** The comparison in the address: `none`, `year`, or the two days of a custom one. */
export const comparisonParam: SearchParam<DateComparison | null> = {
  parse(text) {
    if (text === 'none') return null
    if (text === 'year') return { kind: 'year' }
    const days = daysIn(text)
    return days === null ? usualComparison : { kind: 'custom', ...days }
  },
  format(value) {
    if (value === null) return 'none'
    if (value.kind === 'custom') return `${value.from}_${value.to}`
    return value.kind === usualComparison.kind ? null : value.kind
  },
  isStep: true,
}

/** Two days in their order; null for any other text. */
function daysIn(text: string | null): Days | null {
  const [from = '', to = ''] = (text ?? '').split('_')
  const days = resolveRange({ range: 'custom', from, to }, { timeZone: 'UTC' })
  return days !== null && days.from <= days.to ? days : null
}

/** The days of a range. A range in minutes, which no report has, falls back to the default. */
export const daysOfRange = (range: DateRange, now = new Date()): Days =>
  resolveRange(range, { timeZone: 'UTC', now }) ?? resolveRange(usual, { timeZone: 'UTC', now }) ?? daysUntil(now)

const daysUntil = (now: Date): Days => ({ from: dayAt(now.getTime()), to: dayAt(now.getTime()) })

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1

/** The days that a period is compared with: as many just before, the same a year earlier, or others. */
export function daysBefore({ from, to }: Days, comparison: DateComparison | null): Days | null {
  switch (comparison?.kind) {
    case undefined:
      return null
    case 'custom':
      return { from: comparison.from, to: comparison.to }
    case 'year':
      return { from: yearBefore(from), to: yearBefore(to) }
    case 'previous': {
      const first = Date.parse(from)
      return { from: dayAt(first - countDays({ from, to }) * dayMs), to: dayAt(first - dayMs) }
    }
  }
}

/** The same day a year earlier; of 29 February the 28th. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`

/** Whether a range is short enough for daily buckets: the call answers no more. */
export const canBeDaily = (days: Days): boolean => countDays(days) <= maxPoints

/** Whether the last bucket of a period is not over yet. A period may end today, and not later. */
export const isRunning = ({ to }: Days, now = new Date()): boolean => to >= dayAt(now.getTime())

/** The last instant of a day, UTC. */
export const endOfDay = (day: string): string => `${day}T23:59:59.999Z`
