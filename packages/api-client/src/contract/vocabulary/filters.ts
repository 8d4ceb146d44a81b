import { parseDimension, type Dimension } from './dimensions.ts'
import { isStorableText } from './storable-text.ts'
import type { MessageKey } from './messages.ts'

/**
 * The operators by which a filter compares a value with its list of texts; in `matches`, `*` stands for any characters.
 */
export const filterOperators = ['is', 'is_not', 'contains', 'contains_not', 'matches'] as const
export type FilterOperator = (typeof filterOperators)[number]

/** A filter. One of its values suffices; several filters must all hold. */
export type Filter = [operator: FilterOperator, dimension: Dimension, values: string[]]

export const filterLimits = {
  filters: 20,
  /** The number of filters by goals: one of them may match a hundred goals, each with conditions of its own. */
  goalFilters: 3,
  values: 100,
  valueLength: 2000,
} as const

/** The filters that were parsed from a text. */
export interface ParsedFilters {
  filters: Filter[]
  /** The entries that are no filters, or one too many. */
  invalid: unknown[]
}

/**
 * Parses `[["is","country",["DE"]]]`, as in addresses, calls, exports and share links. A text that is no list is
 * invalid as a whole.
 */
export function parseFilters(text: string | null): ParsedFilters {
  const parsed: ParsedFilters = { filters: [], invalid: [] }
  for (const entry of entriesIn(text)) {
    const filter = checkFilter(entry)
    if (Array.isArray(filter) && hasRoom(parsed.filters, filter)) parsed.filters.push(filter)
    else parsed.invalid.push(entry)
  }
  return parsed
}

/** Formats filters, together with invalid entries, which stay where they were; null where there are neither. */
export function formatFilters({
  filters,
  invalid,
}: { [Key in keyof ParsedFilters]: readonly unknown[] }): string | null {
  const entries = [...filters, ...invalid]
  return entries.length === 0 ? null : JSON.stringify(entries)
}

/** A filter from parsed JSON, or the message of its error. */
export function checkFilter(entry: unknown): Filter | MessageKey {
  if (!Array.isArray(entry) || entry.length !== 3) return 'field_invalid'
  const [givenOperator, givenDimension, values] = entry as unknown[]
  const operator = filterOperators.find((known) => known === givenOperator)
  const dimension = parseDimension(givenDimension)
  if (operator === undefined || dimension === undefined || !Array.isArray(values)) return 'field_invalid'
  if (values.length === 0) return 'field_required'
  if (values.length > filterLimits.values) return 'too_many_values'
  for (const value of values) {
    if (typeof value !== 'string') return 'field_invalid'
    if (value.length > filterLimits.valueLength) return 'field_too_long'
    if (!isStorableText(value)) return 'field_invalid'
  }
  return [operator, dimension, values as string[]]
}

/** Filters from parsed JSON, or the message of the first error. */
export function checkFilters(entries: unknown): Filter[] | MessageKey {
  if (!Array.isArray(entries)) return 'field_invalid'
  if (entries.length > filterLimits.filters) return 'too_many_values'
  const filters: Filter[] = []
  for (const entry of entries) {
    const filter = checkFilter(entry)
    if (!Array.isArray(filter)) return filter
    filters.push(filter)
  }
  return filters.filter(isOfGoals).length > filterLimits.goalFilters ? 'too_many_values' : filters
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

const hasRoom = (filters: readonly Filter[], next: Filter): boolean =>
  filters.length < filterLimits.filters &&
  (!isOfGoals(next) || filters.filter(isOfGoals).length < filterLimits.goalFilters)

/** The size of a call of statistics: the values of all its filters, once for the totals and once for each breakdown. */
export const querySize = (filters: readonly Filter[], breakdowns: number): number =>
  filters.reduce((sum, [, , values]) => sum + values.length, 0) * (1 + breakdowns)
