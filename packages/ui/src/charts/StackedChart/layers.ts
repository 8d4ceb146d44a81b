import type { Layer } from '../TrendChart/plot/chartData.ts'
import { layerColours } from '../TrendChart/plot/chartStyle.ts'
import type { Slot } from '../TrendChart/slots.ts'

/** One series, a part of the whole over time. */
export interface StackedSeries {
  id: string
  /** The displayed name. */
  name: string
  /** The total of the period as text, for the legend. */
  total?: string | undefined
  /** The value in each bucket; null where there is none. */
  values: readonly (number | null)[]
  /**
   * Whether the series is the sum of all others not listed, drawn in grey.
   * @default false
   */
  isRest?: boolean | undefined
}

/** The layers of the series. Each keeps its colour while others are hidden. */
export const layersOf = (series: readonly StackedSeries[], hidden: ReadonlySet<string>): Layer[] =>
  series
    .map(({ id, values, isRest = false }, index) => ({
      id,
      values,
      colour: isRest || index >= layerColours.length ? null : index,
    }))
    .filter(({ id }) => !hidden.has(id))

interface Bucket {
  start: string
  isPartial: boolean
}

/** The points of the total: the sum of the shown layers for each bucket, null if no layer has a value. */
export const stackTotals = (buckets: readonly Bucket[], layers: readonly Layer[], timeZone: string): Slot[] =>
  buckets.map(({ start, isPartial }, index) => {
    const known = layers.flatMap(({ values }) => values[index] ?? [])
    return {
      start,
      isPartial,
      timeZone,
      value: known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0),
      isAhead: false,
      compared: undefined,
      second: undefined,
      forecast: undefined,
      annotations: [],
    }
  })

/** The points of the maximum: the largest value of the shown layers for each bucket. */
export const stackMaxima = (buckets: readonly Bucket[], layers: readonly Layer[], timeZone: string): Slot[] =>
  stackTotals(buckets, layers, timeZone).map((slot, index) => {
    const known = layers.flatMap(({ values }) => values[index] ?? [])
    return { ...slot, value: known.length === 0 ? null : Math.max(...known) }
  })
