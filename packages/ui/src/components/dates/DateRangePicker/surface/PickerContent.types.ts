import type { DateComparison, DateRange } from '../range/dateRange.ts'
import type { PickerSettings } from '../PickerSettings.types.ts'

/** The props of an open picker, whether it is a popover or a sheet. */
export interface PickerContentProps {
  value: DateRange | undefined
  /** The comparison; undefined if the picker has none. */
  comparison: DateComparison | null | undefined
  frame: PickerSettings
  /** Recently used ranges. */
  recent: readonly DateRange[]
  /** Whether the comparison can be aligned to the same weekdays. */
  canMatchWeekdays: boolean
  /** Clears the selection; undefined if a range is always selected. */
  onClear: (() => void) | undefined
  onApply: (range: DateRange, comparison: DateComparison | null) => void
  /** Called with another comparison for the same range; the picker stays open. */
  onCompare: (comparison: DateComparison | null) => void
  onCancel: () => void
}
