import { unwrap, type FilterName, type ListName, type Result } from '@sightline/api-client'
import type { ListFilters } from '@sightline/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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

/** What the service says of all rows that filters find, beside the rows of a page; undefined until that is known. */
export function useFilteredAnswer<Answer, Name extends ListName>(
  options: FilteredAnswerOptions<Answer, Name>,
): Answer | undefined {
  const { key, list, filters, fetch } = options
  const input = { ...toListInputFilters(list, filters), pageSize: 1 }
  const { data } = useQuery({
    queryKey: [key, 'totals', input],
    queryFn: ({ signal }) => unwrap(fetch(input, { signal, progress: false })),
    placeholderData: keepPreviousData,
  })
  return data
}
