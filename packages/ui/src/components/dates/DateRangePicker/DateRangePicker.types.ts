import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { DateComparison, DateRange, DateRangePreset, WeekStart } from './range/dateRange.ts'
import type { StrictOmit } from '../../props.ts'

export interface DateRangePickerProps extends StrictOmit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** The range that is applied; undefined while it is not known yet. */
  value: DateRange | undefined
  /** The comparison; null for none. Without the prop the picker offers no comparison. */
  comparison?: DateComparison | null | undefined
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
  weekStart?: WeekStart | undefined
  /**
   * The ranges with a name that are offered, in groups. Days of one’s own can always be chosen.
   * @default `dateRangePresetGroups`
   */
  presets?: readonly (readonly DateRangePreset[])[] | undefined
  /**
   * Whether the last so many days, weeks or months can be chosen. Such a range moves on with the days: `resolveRange` says what it
   * comes to.
   * @default false
   */
  hasRelativeRanges?: boolean | undefined
  /**
   * Whether a range of one’s own has times of day: it is then one of minutes, `2026-01-31T08:30`, unless it begins and ends with a
   * whole day. What is compared with it are days.
   * @default 'day'
   */
  granularity?: 'day' | 'minute' | undefined
  /** The first day that can be chosen, `2026-01-31`. */
  minValue?: string | undefined
  /** The last day that can be chosen; never after today. */
  maxValue?: string | undefined
  /** The most days of a range. Presets with more cannot be chosen. */
  maxDays?: number | undefined
  /** The reason for that limit: what the plan includes. */
  maxDaysReason?: ReactNode | undefined
  /** Whether there is nothing for a day, `2026-01-31`: no range may hold it. */
  isDayUnavailable?: ((day: string) => boolean) | undefined
  /** Ranges that were used before, the newest first; they stand below those with a name. */
  recent?: readonly DateRange[] | undefined
  /**
   * Whether there is a button for a range about twice as long.
   * @default false
   */
  hasZoomOut?: boolean | undefined
  /**
   * Whether the days that are compared with can be moved to the same weekdays. They are other days from then on.
   * @default false
   */
  canMatchWeekdays?: boolean | undefined
  /** Called when nothing is to be chosen any more; without it there is always a range. */
  onClear?: (() => void) | undefined
  /**
   * The present time.
   * @default the clock
   */
  now?: Date | undefined
  /**
   * Whether nothing can be changed.
   * @default false
   */
  isDisabled?: boolean | undefined
}
