import {
  dimensions,
  filterOperators,
  type Dimension,
  type FilterOperator,
  type PropertyDimension,
} from '@sightline/api-client'

/** What is broken down or filtered by. */
export type AnyDimension = Dimension | PropertyDimension

/** Of the values one suffices; of several filters all hold. */
export type Filter = [operator: FilterOperator, dimension: AnyDimension, values: string[]]

const mostFilters = 20

export const isProperty = (dimension: string): dimension is PropertyDimension =>
  dimension.startsWith('prop:') && dimension.length > 'prop:'.length

/** Reads `[["is","country",["DE"]]]`. What is no filter is left out. */
export function filtersIn(text: string | null): Filter[] {
  if (text === null) return []
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((one) => filterIn(one) ?? []).slice(0, mostFilters)
}

function filterIn(one: unknown): [Filter] | undefined {
  if (!Array.isArray(one)) return undefined
  const [givenOperator, givenDimension, values] = one as unknown[]
  const operator = filterOperators.find((known) => known === givenOperator)
  const dimension = dimensionIn(givenDimension)
  if (operator === undefined || dimension === undefined || !isListOfTexts(values)) return undefined
  return [[operator, dimension, values]]
}

function dimensionIn(name: unknown): AnyDimension | undefined {
  if (typeof name === 'string' && isProperty(name)) return name
  return dimensions.find((known) => known === name)
}

const isListOfTexts = (values: unknown): values is string[] =>
  Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string')

/** The filters with one value more, as a row that is pressed adds it; without it where it was there already. */
export function withValue(filters: readonly Filter[], dimension: AnyDimension, value: string): Filter[] {
  const index = filters.findIndex(([operator, filtered]) => operator === 'is' && filtered === dimension)
  const found = filters[index]
  if (found === undefined) return [...filters, ['is', dimension, [value]]]
  const [operator, , values] = found
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  if (next.length === 0) return filters.toSpliced(index, 1)
  return filters.toSpliced(index, 1, [operator, dimension, next])
}
