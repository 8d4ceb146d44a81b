import type { DateComparison, DateRange } from '../range/dateRange.ts'
import type { PickerFrame } from '../PickerFrame.ts'

/** The props of an open picker, whether it is a popover or a sheet. */
export interface PickerContentProps {
  value: DateRange | undefined
  /** Undefined where there is nothing to compare. */
  comparison: DateComparison | null | undefined
  frame: PickerFrame
  /** Ranges that were used before. */
  recent: readonly DateRange[]
  /** Whether what is compared can be moved to the same weekdays. */
  canMatchWeekdays: boolean
  /** Undefined where there is always a range. */
  onClear: (() => void) | undefined
  onApply: (range: DateRange, comparison: DateComparison | null) => void
  /** Called with another comparison of the same range; the picker stays open. */
  onCompare: (comparison: DateComparison | null) => void
  onCancel: () => void
}
