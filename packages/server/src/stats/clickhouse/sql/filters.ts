import { isPropertyDimension, type Dimension } from '@sightline/api-client/contract'
import type { Filter } from '../../query/stats-query.ts'
import { isEventKind, kindOf } from '../../query/dimensions.ts'

export type Parameters = Record<string, unknown>

const eventColumns: Readonly<Partial<Record<Dimension, string>>> = {
  page: 'pathname',
  page_title: 'title',
  event: 'name',
}

/**
 * What a dimension reads in a table; names of columns come from here, names of properties are bound.
 * @param name Of the parameter that holds a property's name.
 */
export function columnOf(dimension: Dimension, name: string, parameters: Parameters): string {
  if (!isPropertyDimension(dimension)) return eventColumns[dimension] ?? dimension
  parameters[name] = dimension.slice('prop:'.length)
  return `props[{${name}: String}]`
}

/** Of filters, those that look at one event, and the others, that look at a visit. */
export function splitFilters(filters: readonly Filter[]) {
  return {
    event: filters.filter(([, dimension]) => isEventKind(kindOf(dimension))),
    visit: filters.filter(([, dimension]) => !isEventKind(kindOf(dimension))),
  }
}

/**
 * One filter as a condition on a column; its texts go into the parameters.
 * @param name Begins the names of its parameters.
 */
export function conditionOf(
  column: string,
  [operator, , values]: Filter,
  name: string,
  parameters: Parameters,
): string {
  switch (operator) {
    case 'is':
    case 'is_not':
      parameters[name] = values
      return `(${column} ${operator === 'is' ? 'IN' : 'NOT IN'} {${name}: Array(String)})`
    case 'contains':
    case 'contains_not': {
      const negation = operator === 'contains' ? '' : 'NOT '
      // Every text contains the empty one.
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

/** A text with `*` for any characters as a pattern of `LIKE`, in which nothing else is special. */
export const likePattern = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '%')
