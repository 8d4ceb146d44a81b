import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { DateComparison, DateRange, DateRangePreset, WeekStart } from './range/dateRange.ts'
import type { OpenProps } from '../../overlays/Overlay/useOpen.ts'
import type { StrictOmit } from '../../props.ts'

export interface DateRangePickerProps
  extends OpenProps, StrictOmit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The applied range; undefined until it is known. */
  value: DateRange | undefined
  /** The comparison; null for none. Without the prop the picker offers no comparison. */
  comparison?: DateComparison | null | undefined
  /**
   * Called with the applied range and comparison after any change. Both are passed together, so that they are one entry
   * in the history of the page.
   */
  onChange: (value: DateRange, comparison: DateComparison | null) => void
  /** The site's time zone, for example `Europe/Berlin`, in which days begin and end. */
  timeZone: string
  /**
   * The first day of the week.
   * @default 'monday'
   */
  weekStart?: WeekStart | undefined
  /** The first day of the data, `2026-01-31`, with which `all` begins. Without it that range shows no days. */
  firstDay?: string | undefined
  /**
   * The preset ranges in groups. A custom range is always available. Days of one’s own can always be chosen.
   * @default `dateRangePresetGroups`
   */
  presets?: readonly (readonly DateRangePreset[])[] | undefined
  /**
   * Whether relative ranges, the last days, weeks or months, can be selected. `resolveRange` returns their current
   * days. Such a range moves on with the days: `resolveRange` says what it comes to.
   * @default false
   */
  hasRelativeRanges?: boolean | undefined
  /**
   * The granularity of a custom range. With `minute` its ends are local minutes, `2026-01-31T08:30`, unless they are
   * the beginning and the end of a day. The comparison always has whole days. What is compared with it are days.
   * @default 'day'
   */
  granularity?: 'day' | 'minute' | undefined
  /** The first day that can be selected, `2026-01-31`. */
  minValue?: string | undefined
  /** The last day that can be selected, at most today. */
  maxValue?: string | undefined
  /** The most days of a range. Presets with more cannot be chosen. */
  maxDays?: number | undefined
  /** The reason for that limit: what the plan includes. */
  maxDaysReason?: ReactNode | undefined
  /** Whether a day, `2026-01-31`, has no data, so that no range may contain it. */
  isDayUnavailable?: ((day: string) => boolean) | undefined
  /** Recently used ranges, newest first, listed below the presets. */
  recent?: readonly DateRange[] | undefined
  /**
   * Whether there is a button that about doubles the range.
   * @default false
   */
  hasZoomOut?: boolean | undefined
  /**
   * Whether the comparison can be aligned to the same weekdays. It then becomes a custom comparison. They are other
   * days from then on.
   * @default false
   */
  canMatchWeekdays?: boolean | undefined
  /** Called when the selection is cleared; without it, a range is always selected. */
  onClear?: (() => void) | undefined
  /**
   * The present time.
   * @default the clock
   */
  now?: Date | undefined
  /**
   * Whether the picker is disabled.
   * @default false
   */
  isDisabled?: boolean | undefined
}
