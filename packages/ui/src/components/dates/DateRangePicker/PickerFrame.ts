import type { ReactNode } from 'react'
import type { DateRangePreset, DayLimits, SiteCalendar } from './range/dateRange.ts'

/** The limits and the calendar of a picker's days. */
export interface PickerFrame {
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
