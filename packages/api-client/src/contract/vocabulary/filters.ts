import { parseDimension, type Dimension } from './dimensions.ts'
import { isStorableText } from './text.ts'
import type { MessageKey } from './messages.ts'

/** How a filter compares a value with its list of texts; in `matches`, `*` stands for any characters. */
export const filterOperators = ['is', 'is_not', 'contains', 'contains_not', 'matches'] as const
export type FilterOperator = (typeof filterOperators)[number]

/** Of the values one suffices; of several filters all hold. */
export type Filter = [operator: FilterOperator, dimension: Dimension, values: string[]]

export const filterLimits = {
  filters: 20,
  /** Filters by goals: one of them may mean a hundred goals, each with conditions of its own. */
  goalFilters: 3,
  values: 100,
  valueLength: 2000,
} as const

/** What a text says about filters. */
export interface ParsedFilters {
  filters: Filter[]
  /** What is no filter, or one too many. */
  invalid: unknown[]
}

/** Reads `[["is","country",["DE"]]]`, as addresses, calls, exports and share links have it. A text that is no list is wrong as a whole. */
export function parseFilters(text: string | null): ParsedFilters {
  const parsed: ParsedFilters = { filters: [], invalid: [] }
  for (const entry of entriesIn(text)) {
    const filter = checkFilter(entry)
    if (Array.isArray(filter) && hasRoom(parsed.filters, filter)) parsed.filters.push(filter)
    else parsed.invalid.push(entry)
  }
  return parsed
}

/** The text of filters, and of what is none but stays where it was; null where there is neither. */
export function formatFilters({
  filters,
  invalid,
}: { [Key in keyof ParsedFilters]: readonly unknown[] }): string | null {
  const entries = [...filters, ...invalid]
  return entries.length === 0 ? null : JSON.stringify(entries)
}

/** A filter out of what JSON held, or the message of what is wrong with it. */
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

/** Filters out of what JSON held, or the message of the first thing that is wrong with them. */
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

/** The size of what one call of statistics asks for: the values of all its filters, once for the totals and once for each breakdown. */
export const querySize = (filters: readonly Filter[], breakdowns: number): number =>
  filters.reduce((sum, [, , values]) => sum + values.length, 0) * (1 + breakdowns)
