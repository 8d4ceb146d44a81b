import type { Ref } from 'react'
import type { DateComparison, DateRange, WeekStart } from './dateRange.ts'

export interface DateRangePickerProps {
  /** The range that is applied; undefined while it is not known yet. */
  value: DateRange | undefined
  /** What it is compared with; null for nothing. Without it the picker has no comparison. */
  comparison?: DateComparison | null
  /**
   * Called with what was applied: a preset, custom days, a step back or forward, another comparison. Both come together,
   * so that they are one step in the history of the page.
   */
  onChange: (value: DateRange, comparison: DateComparison | null) => void
  /** The site’s time zone, such as `Europe/Berlin`: its days are those of the picker. */
  timeZone: string
  /**
   * The first day of the site’s week.
   * @default 'monday'
   */
  weekStart?: WeekStart
  /** The first day that can be chosen, `2026-01-31`. */
  minDate?: string
  /** The last day that can be chosen; never after today. */
  maxDate?: string
  /** How many days a custom range may have. */
  maxDays?: number
  /**
   * When it is now.
   * @default the clock
   */
  now?: Date
  /**
   * Whether nothing can be changed.
   * @default false
   */
  isDisabled?: boolean
  ref?: Ref<HTMLDivElement>
}
