import type { Dimension, Filter } from '@sightline/api-client'

/** Toggles a value among the filters, as pressing a row does: adds it, or removes it where it was present. */
export function toggleFilterValue(filters: readonly Filter[], dimension: Dimension, value: string): Filter[] {
  const index = filters.findIndex(([operator, filtered]) => operator === 'is' && filtered === dimension)
  const found = filters[index]
  if (found === undefined) return [...filters, ['is', dimension, [value]]]
  const [operator, , values] = found
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  if (next.length === 0) return filters.toSpliced(index, 1)
  return filters.toSpliced(index, 1, [operator, dimension, next])
}

/** Whether a value is among the filters, so that pressing its row removes it. */
export const isFilteredBy = (filters: readonly Filter[], dimension: Dimension, value: string): boolean =>
  filters.some(([operator, filtered, values]) => operator === 'is' && filtered === dimension && values.includes(value))
