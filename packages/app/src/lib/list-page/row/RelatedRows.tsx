import { unwrap, type Result } from '@sightline/api-client'
import { DataTable, useListState, type DataTableProps, type ListAnswer, type ListQuery } from '@sightline/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadingPropsOf } from '../../api/loadingPropsOf.ts'
import { useMessageText } from '../../i18n/messageTexts.ts'
import { firstRelatedQuery } from './firstRelatedQuery.ts'

interface RelatedRowsProps<Row extends { id: string }> extends Pick<
  DataTableProps<Row>,
  | 'caption'
  | 'columns'
  | 'rowName'
  | 'rowAction'
  | 'rowMenu'
  | 'details'
  | 'empty'
  | 'defaultSorter'
  | 'narrow'
  | 'density'
> {
  /** The key of the rows in the query cache. */
  queryKey: readonly string[]
  /** Loads one page of the rows. */
  readPage: (query: ListQuery, signal: AbortSignal) => Promise<Result<ListAnswer<Row>>>
}

/** Rows that belong to the open one, page by page in its drawer. */
export function RelatedRows<Row extends { id: string }>({ queryKey, readPage, ...table }: RelatedRowsProps<Row>) {
  const text = useMessageText()
  const [query, setQuery] = useState<ListQuery>(firstRelatedQuery)
  const answer = useQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => unwrap(readPage(query, signal)),
    placeholderData: keepPreviousData,
  })
  const state = useListState<Row>({ answer: answer.data, query, onQueryChange: setQuery })
  const isRefreshing = state.list !== undefined && answer.isFetching
  const hasPages = state.pagination.total > query.pageSize
  return (
    <DataTable
      density="compact"
      {...table}
      items={state.list}
      {...(isRefreshing ? { loadingState: 'filtering' } : loadingPropsOf(answer, text))}
      listSorter={state.listSorter}
      onSort={state.sort}
      pagination={hasPages ? state.pagination : undefined}
      onPageChange={hasPages ? state.changePage : undefined}
    />
  )
}
