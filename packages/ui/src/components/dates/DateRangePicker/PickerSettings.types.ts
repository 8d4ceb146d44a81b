import type { ReactNode } from 'react'
import type { DateRangePreset, DayLimits, SiteCalendar } from './range/dateRange.ts'

/** What a picker offers: its limits, presets and granularity, and the calendar of its days. */
export interface PickerSettings {
  calendar: SiteCalendar
  limits: DayLimits
  /** The reason why a range may not have more days. */
  maxDaysReason: ReactNode
  timeZone: string
  now: Date
  /** The preset ranges in groups. */
  presets: readonly (readonly DateRangePreset[])[]
  hasRelativeRanges: boolean
  granularity: 'day' | 'minute'
}
