import { ranges, type Range } from '@sightline/api-client'

export const isRange = (value: string | null): value is Range => ranges.some((range) => range === value)

/** The range that the address names. */
export function rangeIn(search: URLSearchParams): Range {
  const range = search.get('range')
  return isRange(range) ? range : 'today'
}
