export { CompareControl, type CompareControlProps } from './CompareControl.tsx'
export { DateRangePicker } from './DateRangePicker.tsx'
export type { DateRangePickerProps } from './DateRangePicker.types.ts'
export { dateRangePresets, type DateComparison, type DateRange, type DateRangePreset } from './range/dateRange.ts'
