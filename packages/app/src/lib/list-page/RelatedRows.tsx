import { unwrap, type Result } from '@sightline/api-client'
import { DataTable, useListState, type DataTableProps, type ListAnswer, type ListQuery } from '@sightline/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessageText } from '../i18n/messageTexts.ts'
import { firstRelated } from './firstRelated.ts'

interface RelatedRowsProps<Row extends { id: string }> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowName' | 'rowAction' | 'rowMenu' | 'details' | 'empty' | 'defaultSorter'
> {
  /** Names the rows in the cache. */
  queryKey: readonly string[]
  fetch: (query: ListQuery, signal: AbortSignal) => Promise<Result<ListAnswer<Row>>>
}

/** Rows that belong to the one that is open: in its drawer, page by page. */
export function RelatedRows<Row extends { id: string }>({ queryKey, fetch, ...table }: RelatedRowsProps<Row>) {
  const text = useMessageText()
  const [query, setQuery] = useState<ListQuery>(firstRelated)
  const answer = useQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => unwrap(fetch(query, signal)),
    placeholderData: keepPreviousData,
  })
  const state = useListState<Row>({ answer: answer.data, query, onQueryChange: setQuery })
  const content =
    state.list !== undefined
      ? { status: 'ready' as const, rows: state.list }
      : answer.isError
        ? { status: 'error' as const, message: text(answer.error.message), onRetry: () => void answer.refetch() }
        : { status: 'loading' as const }
  const hasPages = state.pagination.total > query.pageSize
  return (
    <DataTable
      {...table}
      content={content}
      isRefreshing={answer.isFetching && !answer.isPending}
      listSorter={state.listSorter}
      onSort={state.sort}
      density="compact"
      pagination={hasPages ? state.pagination : undefined}
      onPageChange={hasPages ? state.changePage : undefined}
    />
  )
}
