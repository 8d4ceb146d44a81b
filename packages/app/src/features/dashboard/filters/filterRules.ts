import { parseDimension, filterOperators, type Filter } from '@sightline/api-client'
import type { FilterRule } from '@sightline/ui'
import { idOfValue, valueOfRow } from '../dimensions/dimensionValues.ts'

/** Converts filters to the rules of the filter bar, where a missing value has the id of its row. */
export const rulesOf = (filters: readonly Filter[]): FilterRule[] =>
  filters.map(([operator, field, values]) => ({ field, operator, values: values.map(idOfValue) }))

/**
 * Converts the rules of the filter bar to filters; no dimension is a number or a day, so the bar never gives an
 * operator of those.
 */
export const filtersOf = (rules: readonly FilterRule[]): Filter[] =>
  rules.flatMap(({ field, operator, values }): Filter[] => {
    const dimension = parseDimension(field)
    const known = filterOperators.find((one) => one === operator)
    return dimension === undefined || known === undefined ? [] : [[known, dimension, values.map(valueOfRow)]]
  })
