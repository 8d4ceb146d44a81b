export { CompareControl, type CompareControlProps } from './CompareControl.tsx'
export { DateRangePicker } from './DateRangePicker.tsx'
export type { DateRangePickerProps } from './DateRangePicker.types.ts'
export {
  dateRangePresets,
  type DateComparison,
  type DateRange,
  type DateRangePreset,
  type RelativeRange,
  type RelativeUnit,
} from './range/dateRange.ts'
export { dateRangePresetGroups, furtherPresets } from './range/presets.ts'
export { dateRangeShortcuts } from './range/shortcuts.ts'
export { resolveRange, type RangeCalendar } from './range/resolveRange.ts'
