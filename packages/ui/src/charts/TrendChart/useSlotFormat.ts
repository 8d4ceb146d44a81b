import { msg } from '@lingui/core/macro'
import type { BucketInterval } from '../../format/date.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../format/useText.ts'
import { useKit } from '../../provider/KitContext.ts'
import { changeOf, type Slot } from './slots.ts'
import type { ChartTooltipLine } from './plot/ChartTooltip.tsx'
import type { TrendComparison, TrendSecondMetric, Unit } from './TrendChart.types.ts'

interface Named {
  name: string
  unit: Unit
  /** The currency of amounts, as `EUR`. */
  currency: string | undefined
  interval: BucketInterval
  timeZone: string
  /** The slot of the current day, if future days follow it. */
  today: Slot | undefined
  /** The percentage of days that should lie in the interval of the forecast. */
  level: number
  /** The reason why values are missing. */
  missing: string | undefined
  /** The names of the two sources that are compared; undefined where two periods are. */
  names?: TrendComparison['names']
  /** A second metric, in the same currency. */
  second?: Pick<TrendSecondMetric, 'name' | 'unit'> | undefined
}

/** Formats the slots of a chart and their values: in its tooltip, on its axis and in its table. */
export function useSlotFormat(named: Named) {
  const { name, unit, currency, interval, timeZone, today, level, missing, names, second } = named
  const text = useText()
  const format = useFormat()
  const inFull = {
    count: format.full,
    mean: format.mean,
    percent: format.percent,
    duration: format.duration,
    money: (value: number | null | undefined) => format.money(value, currency),
  }
  const valueInFull = inFull[unit]
  const secondInFull = inFull[second?.unit ?? 'count']
  const { intlLocale } = useKit()
  // Percentages on an axis omit a decimal of zero.
  const percentTick = new Intl.NumberFormat(intlLocale, {
    style: 'percent',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  })
  const ticks = {
    count: format.axisCount,
    mean: format.exact,
    percent: (value: number) => percentTick.format(value / 100),
    duration: format.duration,
    money: (value: number) => format.axisMoney(value, currency),
  }
  const bucketName = (start: string) => format.bucketInFull(start, interval, timeZone)

  const lines = (slot: Slot): ChartTooltipLine[] => {
    const { compared, forecast } = slot
    const change = changeOf(slot)
    const date = compared === undefined ? '' : bucketName(compared.start)
    return [
      ...(slot.isAhead ? [] : [{ kind: 'main' as const, label: names?.own ?? name, value: valueInFull(slot.value) }]),
      ...(slot.value === null && !slot.isAhead && missing !== undefined
        ? [{ kind: 'note' as const, label: missing }]
        : []),
      ...(slot.isPartial ? [{ kind: 'note' as const, label: text(msg`so far`) }] : []),
      ...(compared === undefined
        ? []
        : [
            {
              kind: 'compared' as const,
              label: names?.compared ?? text(msg`Previous · ${date}`),
              value: valueInFull(compared.value),
            },
          ]),
      ...(forecast === undefined
        ? []
        : [
            { kind: 'forecast' as const, label: text(msg`Forecast`), value: valueInFull(forecast.value) },
            {
              kind: 'interval' as const,
              label: text(msg`${level}% interval`),
              value: `${valueInFull(forecast.lower)} – ${valueInFull(forecast.upper)}`,
            },
          ]),
      ...(change === null
        ? []
        : [
            {
              kind: 'change' as const,
              label: names === undefined ? text(msg`Change`) : text(msg`Difference`),
              value: signed(change, format.percent(change)),
            },
          ]),
      ...(second === undefined || slot.second === undefined
        ? []
        : [{ kind: 'second' as const, label: second.name, value: secondInFull(slot.second) }]),
      ...slot.annotations.map((annotation) => ({ kind: 'annotation' as const, label: annotation.text })),
    ]
  }
  return {
    valueInFull,
    /** Formats a value for the axis. */
    tick: (value: number) => ticks[unit](value),
    secondInFull,
    /** Formats a value for the axis of the second metric. */
    secondTick: (value: number) => ticks[second?.unit ?? 'count'](value),
    label: (slot: Slot) => (slot === today ? text(msg`Today`) : format.bucket(slot.start, interval, slot.timeZone)),
    /** The full name of a slot. */
    slotName: (slot: Slot) => format.bucketInFull(slot.start, interval, slot.timeZone),
    /** The full name of a bucket of the comparison period. */
    bucketName,
    lines,
  }
}

const signed = (value: number, written: string): string => (value > 0 ? `+${written}` : written)
