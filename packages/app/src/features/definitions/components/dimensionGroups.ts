import { dimensions, type FixedDimension } from '@sightline/api-client'
import type { Defined } from '../../../lib/definitions/definitions.ts'
import { definedByDimension } from '../../dashboard/index.ts'

/** The dimensions whose rows are counted in the same way. */
export interface Group {
  id: Defined
  dimensions: readonly FixedDimension[]
}

/** The groups of all dimensions, by the definition of their rows. */
export const dimensionGroups: readonly Group[] = [...new Set(dimensions.map(definedByDimension))].map((id) => ({
  id,
  dimensions: dimensions.filter((dimension) => definedByDimension(dimension) === id),
}))
