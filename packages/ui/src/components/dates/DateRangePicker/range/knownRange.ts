import { oneOf } from '../../../../theme/wrongProps.ts'
import { timeZoneOf } from '../../../timeZoneOf.ts'
import { inDevelopment, warnOnce } from '../../../../theme/warnOnce.ts'
import type { DateRangePickerProps } from '../DateRangePicker.types.ts'
import { comparisonNames } from '../rangeNames.ts'
import { dateRangePresets, type DateComparison, type DateRange } from './dateRange.ts'

// Ranges are kept in addresses and storages, where they may be of another version, or anything.

/** The props of a picker, with the usual in place of what is none. */
export const knownPicker = (props: DateRangePickerProps): DateRangePickerProps => ({
  ...props,
  value: knownRange(props.value, 'DateRangePicker'),
  comparison: knownComparison(props.comparison, 'DateRangePicker', 'comparison'),
  timeZone: timeZoneOf(props.timeZone, 'DateRangePicker'),
})

/** The props of the control of a comparison, likewise. */
export const knownControl = <Props extends { value: DateComparison | null }>(props: Props): Props => ({
  ...props,
  value: knownComparison(props.value, 'CompareControl', 'value'),
})

/** A range; undefined where it is none. */
export function knownRange(value: DateRange | undefined, component: string): DateRange | undefined {
  if (value === undefined || isRange(value)) return value
  inDevelopment(() =>
    warnOnce(
      `${component}: value is ${JSON.stringify(value)}, which is no range. It is { range } with one of ${dateRangePresets.join(', ')}; { range: "last", count, unit: "day", "week" or "month" }; or { range: "custom", from, to }.`,
    ),
  )
  return undefined
}

function isRange(value: DateRange | null): boolean {
  if (value?.range === 'custom') return typeof value.from === 'string' && typeof value.to === 'string'
  if (value?.range === 'last') return Number.isInteger(value.count) && /^(day|week|month)$/.test(value.unit)
  return dateRangePresets.some((preset) => preset === value?.range)
}

/** A comparison, the one before where its kind is none. */
const knownComparison = <Comparison extends DateComparison | null | undefined>(
  comparison: Comparison,
  component: string,
  prop: string,
): Comparison =>
  comparison && { ...comparison, kind: oneOf(comparison.kind, comparisonNames, `${component}: ${prop}.kind`) }
