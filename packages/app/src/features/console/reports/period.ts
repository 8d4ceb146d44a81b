import { maxPoints, type analyticsIntervals } from '@sightline/api-client'
import { dateRangePresets, resolveRange, type DateRange } from '@sightline/ui'
import type { SearchParam } from '../../../lib/search-params/useSearchParam.ts'

export type ReportInterval = (typeof analyticsIntervals)[number]

/** The days of a report, as its calls take them: both ends belong to it, and all days are UTC. */
export interface ReportPeriod {
  from: string
  to: string
  interval: ReportInterval
}

type Days = Pick<ReportPeriod, 'from' | 'to'>

/** Reports have no first day. */
const namedRanges = dateRangePresets.filter((preset) => preset !== 'all')

const dayMs = 86_400_000
const usual: DateRange = { range: '30d' }

/** The range in the address: `90d`, or the two days of a custom range, `2026-10-01_2026-10-31`. */
export const rangeParam: SearchParam<DateRange> = {
  parse(text) {
    const [from = '', to] = (text ?? '').split('_')
    if (to === undefined) return { range: namedRanges.find((preset) => preset === text) ?? usual.range }
    const range = { range: 'custom', from, to } as const
    const days = resolveRange(range, { timeZone: 'UTC' })
    return days !== null && days.from <= days.to ? range : usual
  },
  format(value) {
    if (value.range === 'custom') return `${value.from}_${value.to}`
    return value.range === usual.range ? null : value.range
  },
  isStep: true,
}

/** The days of a range. A range in minutes, which no report has, falls back to the default. */
export const daysOfRange = (range: DateRange, now = new Date()): Days =>
  resolveRange(range, { timeZone: 'UTC', now }) ?? resolveRange(usual, { timeZone: 'UTC', now }) ?? daysUntil(now)

const daysUntil = (now: Date): Days => ({ from: dayAt(now.getTime()), to: dayAt(now.getTime()) })

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1

/** The period of the same length that ends the day before. */
export function periodBefore({ from, to, interval }: ReportPeriod): ReportPeriod {
  const first = Date.parse(from)
  return { from: dayAt(first - countDays({ from, to }) * dayMs), to: dayAt(first - dayMs), interval }
}

/** Whether a range is short enough for daily buckets: the call answers no more. */
export const canBeDaily = (days: Days): boolean => countDays(days) <= maxPoints

/** Whether the last bucket of a period is not over yet. A period may end today, and not later. */
export const isRunning = ({ to }: Days, now = new Date()): boolean => to >= dayAt(now.getTime())

/** The last instant of a day, UTC. */
export const endOfDay = (day: string): string => `${day}T23:59:59.999Z`
