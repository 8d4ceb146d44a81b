import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listLimits, type FilterName, type ListName } from '@sightline/api-client'
import { useFormat, type FilterErrors, type ListFilters } from '@sightline/ui'
import { useCallback } from 'react'
import { filterErrors, type FilterError } from './filterErrors.ts'

/** Gives a sentence for each filter of a list whose value is not valid. */
export function useFilterErrors<Name extends ListName>(
  list: Name,
): (filters: ListFilters<FilterName<Name>>) => FilterErrors<FilterName<Name>> {
  const { t } = useLingui()
  const format = useFormat()
  return useCallback(
    (filters) => {
      const greatest = format.full(listLimits.filterNumber)
      const texts: Record<FilterError, string> = {
        choice: t`The filter has no such value`,
        day: t`This must be a real day, such as 2026-11-20`,
        number: t`This must be a whole number from 0 to ${greatest}`,
        length: t`${plural(listLimits.filterLength, { one: 'At most # character', other: 'At most # characters' })}`,
        range: t`The range ends before it begins`,
      }
      const errors = Object.entries<FilterError | undefined>(filterErrors(list, filters))
      const told = errors.flatMap(([name, error]) => (error === undefined ? [] : [[name, texts[error]] as const]))
      return Object.fromEntries(told) as FilterErrors<FilterName<Name>>
    },
    [list, t, format],
  )
}

/** The sentence in place of the rows of a list whose filters are not all valid. */
export function useInvalidFiltersText(): string {
  const { t } = useLingui()
  return t`A filter is not valid. Correct or remove it to see rows.`
}
