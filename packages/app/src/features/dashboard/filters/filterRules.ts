import { checkFilter, isVisitMeasure, type Filter } from '@sightline/api-client'
import type { FilterRule } from '@sightline/ui'
import { idOfValue, valueOfRow } from '../dimensions/dimensionValues.ts'

/** Converts filters to the rules of the filter bar, where a missing value has the id of its row. */
export const rulesOf = (filters: readonly Filter[]): FilterRule[] =>
  filters.map(([operator, field, values]) => ({ field, operator, values: values.map(idOfValue) }))

/** Converts the rules of the filter bar to filters; a field that is neither a dimension nor a number of the visit becomes none. */
export const filtersOf = (rules: readonly FilterRule[]): Filter[] =>
  rules.flatMap(({ field, operator, values }): Filter[] => {
    const filter = checkFilter([operator, field, values.map(isVisitMeasure(field) ? asFilterNumber : valueOfRow)])
    return Array.isArray(filter) ? [filter] : []
  })

/** A number as filters have it: not negative, with at most two decimals. */
const asFilterNumber = (value: string): string => String(Math.max(0, Math.round(Number(value) * 100) / 100))
