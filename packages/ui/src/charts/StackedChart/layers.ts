import type { Layer } from '../TrendChart/plot/chartData.ts'
import { layerColours } from '../TrendChart/plot/chartStyle.ts'
import type { Slot } from '../TrendChart/slots.ts'

/** One part of the whole over time. */
export interface StackedSeries {
  id: string
  /** The displayed name. */
  name: string
  /** The value in each bucket; null where there is none. */
  values: readonly (number | null)[]
  /**
   * Whether it is everything else together, in grey.
   * @default false
   */
  isRest?: boolean | undefined
}

/** The series as layers. Each keeps its colour while others are hidden. */
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

/** The slots on the axis of time, each with the sum of what is shown; null where no part has a value. */
export const wholesOf = (buckets: readonly Bucket[], layers: readonly Layer[], timeZone: string): Slot[] =>
  buckets.map(({ start, isPartial }, index) => {
    const known = layers.flatMap(({ values }) => values[index] ?? [])
    return {
      start,
      isPartial,
      timeZone,
      value: known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0),
      isAhead: false,
      compared: undefined,
      forecast: undefined,
      annotations: [],
    }
  })

/** The same slots, each with the largest of what is shown. */
export const topsOf = (buckets: readonly Bucket[], layers: readonly Layer[], timeZone: string): Slot[] =>
  wholesOf(buckets, layers, timeZone).map((slot, index) => {
    const known = layers.flatMap(({ values }) => values[index] ?? [])
    return { ...slot, value: known.length === 0 ? null : Math.max(...known) }
  })
