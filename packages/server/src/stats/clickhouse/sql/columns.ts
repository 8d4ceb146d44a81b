import {
  isPropertyDimension,
  propertyPrefix,
  type Dimension,
  type PropertyDimension,
} from '@sightline/api-client/contract'
import type { QueryParameters } from './query-parameters.ts'

/** The columns whose name is not that of their dimension. */
const columnNames: Readonly<Partial<Record<Dimension, string>>> = {
  page: 'pathname',
  page_title: 'title',
  event: 'name',
}

/**
 * The SQL expression that reads a dimension. Names of columns come from the code; the name of a property comes from a
 * person, so it is added to the parameters.
 * @param name The name of the parameter that holds a property's name.
 */
export function columnOf(dimension: Dimension, name: string, parameters: QueryParameters): string {
  if (!isPropertyDimension(dimension)) return columnNames[dimension] ?? dimension
  bindPropertyName(dimension, name, parameters)
  return `props[{${name}: String}]`
}

/** Adds the name of a property to the parameters of a query, as the parameter `name`. */
export function bindPropertyName(dimension: PropertyDimension, name: string, parameters: QueryParameters): void {
  parameters[name] = dimension.slice(propertyPrefix.length)
}
