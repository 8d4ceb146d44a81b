import { unwrap, type FilterName, type ListName, type Result } from '@sightline/api-client'
import type { ListFilters } from '@sightline/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filterErrors } from './filterErrors.ts'
import { toListInputFilters, type ListInputFilters } from './listInput.ts'

interface FilteredAnswerOptions<Answer, Name extends ListName> {
  /** Names the list in the cache. */
  key: string
  list: Name
  filters: ListFilters<FilterName<Name>>
  fetch: (
    input: ListInputFilters<Name> & { pageSize: number },
    options: { signal: AbortSignal; progress: false },
  ) => Promise<Result<Answer>>
}

/**
 * What the service says of all rows that filters find, beside the rows of a page; undefined until that is known, and while
 * a filter is not valid.
 */
export function useFilteredAnswer<Answer, Name extends ListName>(
  options: FilteredAnswerOptions<Answer, Name>,
): Answer | undefined {
  const { key, list, filters, fetch } = options
  const input = { ...toListInputFilters<Name>(filters), pageSize: 1 }
  const isValid = Object.keys(filterErrors(list, filters)).length === 0
  const { data } = useQuery({
    enabled: isValid,
    queryKey: [key, 'totals', input],
    queryFn: ({ signal }) => unwrap(fetch(input, { signal, progress: false })),
    placeholderData: keepPreviousData,
  })
  return isValid ? data : undefined
}
