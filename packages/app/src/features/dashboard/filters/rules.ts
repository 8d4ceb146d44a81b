import { parseDimension, filterOperators, type Filter } from '@sightline/api-client'
import type { FilterRule } from '@sightline/ui'
import { idOfValue, valueOfRow } from '../dimensions/rows.ts'

/** Filters as the bar has them: a value that is missing has an id there, as its row has. */
export const rulesOf = (filters: readonly Filter[]): FilterRule[] =>
  filters.map(([operator, field, values]) => ({ field, operator, values: values.map(idOfValue) }))

/** The same the other way; no dimension is a number or a day, so the bar gives no operator of theirs. */
export const filtersOf = (rules: readonly FilterRule[]): Filter[] =>
  rules.flatMap(({ field, operator, values }): Filter[] => {
    const dimension = parseDimension(field)
    const known = filterOperators.find((one) => one === operator)
    return dimension === undefined || known === undefined ? [] : [[known, dimension, values.map(valueOfRow)]]
  })
