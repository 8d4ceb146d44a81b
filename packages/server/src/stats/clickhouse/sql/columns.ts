import { isPropertyDimension, type Dimension } from '@sightline/api-client/contract'
import type { QueryParameters } from './query-parameters.ts'

/** Columns whose name is not that of their dimension. */
const columnNames: Readonly<Partial<Record<Dimension, string>>> = {
  page: 'pathname',
  page_title: 'title',
  event: 'name',
}

/**
 * The SQL expression that reads a dimension. Names of columns come from the code; the name of a property comes from a
 * person, and is added to the parameters.
 * @param name Name of the parameter that takes the name of a property.
 */
export function columnOf(dimension: Dimension, name: string, parameters: QueryParameters): string {
  if (!isPropertyDimension(dimension)) return columnNames[dimension] ?? dimension
  parameters[name] = dimension.slice('prop:'.length)
  return `props[{${name}: String}]`
}
