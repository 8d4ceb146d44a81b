import { msg } from '@lingui/core/macro'
import { useText } from '../../format/useText.ts'
import type { ChartRows } from '../ChartFrame/index.ts'
import { isReadable, type Slot } from './slots.ts'
import type { TrendComparison, TrendForecast, TrendSecondMetric } from './TrendChart.types.ts'
import type { useSlotFormat } from './useSlotFormat.ts'

interface TrendTableOptions {
  name: string
  period: string
  slots: readonly Slot[]
  comparison: TrendComparison | undefined
  second: TrendSecondMetric | undefined
  forecast: TrendForecast | undefined
  naming: ReturnType<typeof useSlotFormat>
}

/** The table of the chart for display and download, with a row for each slot and a column for each series. */
export function useTrendTable({
  name,
  period,
  slots,
  comparison,
  second,
  forecast,
  naming,
}: TrendTableOptions): ChartRows {
  const text = useText()
  const { valueInFull, slotName, bucketName } = naming
  const level = forecast?.level ?? 0
  const isComparison = comparison !== undefined && forecast === undefined
  const names = isComparison ? comparison.names : undefined
  const isOtherPeriod = isComparison && names === undefined
  const hasAnnotations = slots.some(({ annotations }) => annotations.length > 0)
  const intervalHeading = text(msg`${level}% interval`)
  return {
    caption: `${name}, ${period}`,
    columns: [
      text(msg`Date`),
      names?.own ?? name,
      ...(names === undefined ? [] : [names.compared]),
      ...(isOtherPeriod ? [text(msg`Previous date`), text(msg`Previous`)] : []),
      ...(second === undefined ? [] : [second.name]),
      ...(forecast === undefined ? [] : [text(msg`Forecast`), intervalHeading]),
      ...(hasAnnotations ? [text(msg`Notes`)] : []),
    ],
    rows: () =>
      slots.filter(isReadable).map((slot) => {
        const { compared, forecast: point } = slot
        const annotationTexts = slot.annotations.map((annotation) => annotation.text).join('; ')
        const intervalText = point === undefined ? '' : `${valueInFull(point.lower)} – ${valueInFull(point.upper)}`
        return {
          id: slot.start,
          // Columns, cells and values are in the same order.
          cells: [
            slot.isPartial ? `${slotName(slot)} (${text(msg`so far`)})` : slotName(slot),
            valueInFull(slot.value),
            ...(names === undefined ? [] : [valueInFull(compared?.value)]),
            ...(isOtherPeriod
              ? [compared === undefined ? '' : bucketName(compared.start), valueInFull(compared?.value)]
              : []),
            ...(second === undefined ? [] : [naming.secondInFull(slot.second)]),
            ...(forecast === undefined ? [] : [valueInFull(point?.value), intervalText]),
            ...(hasAnnotations ? [annotationTexts] : []),
          ],
          values: [
            slot.start,
            slot.value,
            ...(names === undefined ? [] : [compared?.value ?? null]),
            ...(isOtherPeriod ? [compared?.start ?? null, compared?.value ?? null] : []),
            ...(second === undefined ? [] : [slot.second ?? null]),
            ...(forecast === undefined
              ? []
              : [point?.value ?? null, point === undefined ? null : `${point.lower}–${point.upper}`]),
            ...(hasAnnotations ? [annotationTexts] : []),
          ],
        }
      }),
  }
}
