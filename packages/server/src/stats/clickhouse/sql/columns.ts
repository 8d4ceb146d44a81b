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
 * The dimensions whose names are those of several places: a region is counted with its country and a city with both, `US|Oregon|Portland`,
 * so that the Portland of Maine is another one. Without a name the value is empty.
 */
const placeExpressions: Readonly<Partial<Record<Dimension, string>>> = {
  region: `if(region = '', '', concat(country, '|', region))`,
  city: `if(city = '', '', concat(country, '|', region, '|', city))`,
}

/** The column with the bare name of a place; undefined where a dimension is none whose names are ambiguous. */
export const placeNameColumn = (dimension: Dimension): string | undefined =>
  dimension in placeExpressions ? dimension : undefined

/**
 * The SQL expression that reads a dimension. Names of columns come from the code; the name of a property comes from a
 * person, so it is added to the parameters.
 * @param name The name of the parameter that holds a property's name.
 */
export function columnOf(dimension: Dimension, name: string, parameters: QueryParameters): string {
  if (!isPropertyDimension(dimension)) return placeExpressions[dimension] ?? columnNames[dimension] ?? dimension
  bindPropertyName(dimension, name, parameters)
  return `props[{${name}: String}]`
}

/**
 * The condition that an event has a property. An empty value is none, as a filter by the empty text finds both.
 * @param name The name of the parameter that holds the property's name.
 */
export const hasProperty = (name: string): string => `props[{${name}: String}] != ''`

/** Adds the name of a property to the parameters of a query, as the parameter `name`. */
export function bindPropertyName(dimension: PropertyDimension, name: string, parameters: QueryParameters): void {
  parameters[name] = dimension.slice(propertyPrefix.length)
}
