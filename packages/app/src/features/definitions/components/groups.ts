import { dimensions, type FixedDimension } from '@sightline/api-client'
import { definedByDimension, type Defined } from '../../dashboard/index.ts'

/** Dimensions with rows that are counted in the same way. */
export interface Group {
  id: Defined
  dimensions: readonly FixedDimension[]
}

/** Every dimension, by what defines its rows. */
export const groups: readonly Group[] = [...new Set(dimensions.map(definedByDimension))].map((id) => ({
  id,
  dimensions: dimensions.filter((dimension) => definedByDimension(dimension) === id),
}))
