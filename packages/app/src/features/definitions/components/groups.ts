import { dimensions, type Dimension } from '@sightline/api-client'
import { definedByDimension, type Defined } from '../../dashboard/index.ts'

/** Dimensions whose rows are counted alike. */
export interface Group {
  id: Defined
  dimensions: readonly Dimension[]
}

/** Every dimension, by what defines its rows. */
export const groups: readonly Group[] = [...new Set(dimensions.map(definedByDimension))].map((id) => ({
  id,
  dimensions: dimensions.filter((dimension) => definedByDimension(dimension) === id),
}))
