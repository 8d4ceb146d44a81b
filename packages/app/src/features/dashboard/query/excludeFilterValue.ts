import type { Dimension, Filter } from '@sightline/api-client'

/** Leaves a value out: adds it to the excluded ones of its dimension, and takes it away from the wanted ones. */
export function excludeFilterValue(filters: readonly Filter[], dimension: Dimension, value: string): Filter[] {
  const excluded = filters.find(([operator, filtered]) => operator === 'is_not' && filtered === dimension)
  const rest = filters.flatMap((filter): Filter[] => {
    const [operator, filtered, values] = filter
    if (filter === excluded) return []
    if (operator !== 'is' || filtered !== dimension) return [filter]
    const others = values.filter((other) => other !== value)
    return others.length === 0 ? [] : [[operator, filtered, others]]
  })
  return [...rest, ['is_not', dimension, [...new Set([...(excluded?.[2] ?? []), value])]]]
}
