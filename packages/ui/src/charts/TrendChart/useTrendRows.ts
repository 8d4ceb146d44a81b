import { msg } from '@lingui/core/macro'
import { useText } from '../../format/useText.ts'
import type { ChartRows } from '../ChartFrame/index.ts'
import { isReadable, type Slot } from './slots.ts'
import type { TrendComparison, TrendForecast } from './TrendChart.types.ts'
import type { useNaming } from './useNaming.ts'

interface TrendRowsOptions {
  name: string
  period: string
  slots: readonly Slot[]
  comparison: TrendComparison | undefined
  forecast: TrendForecast | undefined
  naming: ReturnType<typeof useNaming>
}

/** The same data as rows: one for each place, with a column for each line that is drawn. */
export function useTrendRows({ name, period, slots, comparison, forecast, naming }: TrendRowsOptions): ChartRows {
  const text = useText()
  const { full, title, bucketName } = naming
  const level = forecast?.level ?? 0
  const isComparison = comparison !== undefined && forecast === undefined
  const hasAnnotations = slots.some(({ annotations }) => annotations.length > 0)
  const interval = text(msg`${level}% interval`)
  return {
    caption: `${name}, ${period}`,
    columns: [
      text(msg`Date`),
      name,
      ...(isComparison ? [text(msg`Previous date`), text(msg`Previous`)] : []),
      ...(forecast === undefined ? [] : [text(msg`Forecast`), interval]),
      ...(hasAnnotations ? [text(msg`Annotations`)] : []),
    ],
    rows: () =>
      slots.filter(isReadable).map((slot) => {
        const { compared: before, forecast: expected } = slot
        const notes = slot.annotations.map((note) => note.text).join('; ')
        const ends = expected === undefined ? '' : `${full(expected.lower)} – ${full(expected.upper)}`
        return {
          id: slot.start,
          cells: [
            slot.isPartial ? `${title(slot)} (${text(msg`so far`)})` : title(slot),
            full(slot.value),
            ...(isComparison ? [before === undefined ? '' : bucketName(before.start), full(before?.value)] : []),
            ...(forecast === undefined ? [] : [full(expected?.value), ends]),
            ...(hasAnnotations ? [notes] : []),
          ],
          values: [
            slot.start,
            slot.value,
            ...(isComparison ? [before?.start ?? null, before?.value ?? null] : []),
            ...(forecast === undefined
              ? []
              : [expected?.value ?? null, expected === undefined ? null : `${expected.lower}–${expected.upper}`]),
            ...(hasAnnotations ? [notes] : []),
          ],
        }
      }),
  }
}
