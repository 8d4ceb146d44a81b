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

/** What an address says about filters. */
export interface FiltersFound {
  filters: Filter[]
  /** What is no filter, or one too many: nothing is filtered by it. */
  wrong: unknown[]
}

// What the service takes.
const mostFilters = 20
const mostOfGoals = 3
const mostValues = 100
const longestValue = 2000
const longestDimension = 300

export const isProperty = (dimension: string): dimension is PropertyDimension =>
  dimension.startsWith('prop:') && dimension.length > 'prop:'.length && dimension.length <= longestDimension

/** Reads `[["is","country",["DE"]]]`. A text that is no list is wrong as a whole. */
export function filtersIn(text: string | null): FiltersFound {
  const found: FiltersFound = { filters: [], wrong: [] }
  for (const one of entriesIn(text)) {
    const filter = filterIn(one)
    if (filter !== undefined && hasRoom(found.filters, filter)) found.filters.push(filter)
    else found.wrong.push(one)
  }
  return found
}

function entriesIn(text: string | null): unknown[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : [text]
  } catch {
    return [text]
  }
}

const isOfGoals = ([, dimension]: Filter): boolean => dimension === 'goal'

function hasRoom(filters: readonly Filter[], one: Filter): boolean {
  if (filters.length >= mostFilters) return false
  return !isOfGoals(one) || filters.filter(isOfGoals).length < mostOfGoals
}

/** The filters of a view as the address has them; null where there are none. */
export function textOfFilters({ filters, wrong }: { [Key in keyof FiltersFound]: readonly unknown[] }): string | null {
  const all = [...filters, ...wrong]
  return all.length === 0 ? null : JSON.stringify(all)
}

function filterIn(one: unknown): Filter | undefined {
  if (!Array.isArray(one)) return undefined
  const [givenOperator, givenDimension, values] = one as unknown[]
  const operator = filterOperators.find((known) => known === givenOperator)
  const dimension = dimensionIn(givenDimension)
  if (operator === undefined || dimension === undefined || !isListOfTexts(values)) return undefined
  return [operator, dimension, values]
}

/** What a name stands for that comes from elsewhere. */
export function dimensionIn(name: unknown): AnyDimension | undefined {
  if (typeof name === 'string' && isProperty(name) && isText(name)) return name
  return dimensions.find((known) => known === name)
}

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const isListOfTexts = (values: unknown): values is string[] =>
  Array.isArray(values) &&
  values.length > 0 &&
  values.length <= mostValues &&
  values.every((value) => typeof value === 'string' && value.length <= longestValue && isText(value))

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
