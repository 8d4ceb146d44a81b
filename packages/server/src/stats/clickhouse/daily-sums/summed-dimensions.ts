import { dimensions, type Dimension, type FixedDimension } from '@sightline/api-client/contract'
import { kindOf, type DimensionKind } from '../../query/dimensions.ts'
import { columnOf } from '../sql/columns.ts'

/** The whole site, in the place of a dimension. */
export const WHOLE_SITE = 'all'

/** The dimensions whose values have daily sums: all but goals, which change, and properties, whose names anybody makes. */
const summedDimensions: readonly FixedDimension[] = dimensions.filter((one) => one !== 'goal')

export const isSummed = (dimension: Dimension): dimension is FixedDimension =>
  summedDimensions.some((one) => one === dimension)

/** The dimensions whose rows are those of single events. */
export const eventDimensions = ['page', 'page_title', 'hostname', 'event'] as const satisfies FixedDimension[]

export const isOfKind = (...kinds: DimensionKind[]): FixedDimension[] =>
  summedDimensions.filter((one) => kinds.includes(kindOf(one)))

/** SQL for a list of pairs: the name of a dimension, and its value in a row of a table. */
export const pairsOf = (names: readonly FixedDimension[]): string =>
  pairList(names.map((name) => `('${name}', ${columnOf(name, '', {})})`))

/** The list has its type also where it is empty, and whatever the types of the values are. */
export const pairList = (pairs: readonly string[]): string =>
  `CAST([${pairs.join(', ')}], 'Array(Tuple(String, String))')`
