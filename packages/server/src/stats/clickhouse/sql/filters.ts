import type { TextFilter } from '../../query/stats-query.ts'
import { isEventKind, kindOf } from '../../query/dimensions.ts'
import type { QueryParameters } from './query-parameters.ts'

/** Separates the filters on single events from the filters on whole visits. */
export function splitFilters(filters: readonly TextFilter[]) {
  return {
    event: filters.filter(([, dimension]) => isEventKind(kindOf(dimension))),
    visit: filters.filter(([, dimension]) => !isEventKind(kindOf(dimension))),
  }
}

/**
 * The SQL condition of one filter on a column; the values of the filter are added to the parameters.
 * @param name The name of its parameter, or the prefix of its parameters' names.
 */
export function conditionOf(
  column: string,
  [operator, , values]: TextFilter,
  name: string,
  parameters: QueryParameters,
): string {
  switch (operator) {
    case 'is':
    case 'is_not':
      parameters[name] = values
      return `(${column} ${operator === 'is' ? 'IN' : 'NOT IN'} {${name}: Array(String)})`
    case 'contains':
    case 'contains_not': {
      const negation = operator === 'contains' ? '' : 'NOT '
      // Every text contains the empty text.
      if (values.includes('')) return `${negation}1`
      parameters[name] = values
      return `${negation}multiSearchAnyCaseInsensitiveUTF8(toString(${column}), {${name}: Array(String)})`
    }
    case 'matches': {
      const patterns = values.map((value, index) => {
        parameters[`${name}_${index}`] = likePattern(value)
        return `toString(${column}) ILIKE {${name}_${index}: String}`
      })
      return `(${patterns.join(' OR ')})`
    }
  }
}

/**
 * The condition of a filter of places. A value that is a bare name stands for every place of this name; texts are searched in names.
 * @param nameColumn The column with the names
 * @param place The expression of the places with their countries
 */
export function placeConditionOf(
  nameColumn: string,
  place: string,
  [operator, dimension, values]: TextFilter,
  name: string,
  parameters: QueryParameters,
): string {
  if (operator !== 'is' && operator !== 'is_not')
    return conditionOf(nameColumn, [operator, dimension, values], name, parameters)
  const named = conditionOf(nameColumn, ['is', dimension, values], name, parameters)
  const isOne = values.some((value) => value.includes('|'))
    ? `(${named} OR ${place} IN {${name}: Array(String)})`
    : named
  return operator === 'is' ? isOne : `NOT ${isOne}`
}

/**
 * Converts a text in which `*` stands for any characters into a pattern of `LIKE`; all other characters match
 * themselves.
 */
export const likePattern = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '%')
