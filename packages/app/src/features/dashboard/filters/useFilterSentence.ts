import type { Filter } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useChipOf } from './useChipOf.ts'

/** Writes a filter as a sentence: “Country is Germany and Austria”. */
export function useFilterSentence(): (filter: Filter) => string {
  const chipOf = useChipOf()
  const format = useFormat()
  return (filter) => {
    const { field, operator, values } = chipOf(filter)
    return `${field} ${operator} ${format.list(values)}`
  }
}
