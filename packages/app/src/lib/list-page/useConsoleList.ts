import type { ListAnswer, ListPageState, LoadingProps, RowSelection } from '@sightline/ui'
import { nothingSelected, useListState } from '@sightline/ui'
import { ApiError, unwrap, type Result, type FilterName, type ListName } from '@sightline/api-client'
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { menuCountsKey } from '../page/menuCountsKey.ts'
import { useState } from 'react'
import { loadingPropsOf } from '../api/loadingPropsOf.ts'
import { useMessageText } from '../i18n/messageTexts.ts'
import { allRows } from './allRows.ts'
import { filterErrors } from './filterErrors.ts'
import { toListInput, type ListInput } from './listInput.ts'
import { useInvalidFiltersText } from './useFilterErrors.ts'
import { useListAddress } from './useListAddress.ts'
import { useSearchHistory } from './useSearchHistory.ts'

interface AdminListOptions<Row, Name extends ListName> {
  /** The name of the list in the query cache. */
  key: string
  list: Name
  /** The filters that are offered; pass the same array on every render. @default all */
  filters?: readonly FilterName<Name>[] | undefined
  /** @param isLook Whether nobody waits for it: the list looks by itself whether something has changed */
  fetch: (input: ListInput<Name>, signal: AbortSignal, isLook: boolean) => Promise<Result<ListAnswer<Row>>>
  /** Whether rows change by themselves: the list looks for that every few seconds. @default never */
  isLive?: ((rows: readonly Row[]) => boolean) | undefined
}

/** The interval at which a list asks again while its rows change by themselves, in milliseconds. */
const LOOK_MS = 3000

/** The state of a console list: the query in the address, its rows with the props of their table, and the selection. */
export function useConsoleList<Row extends { id: string }, Name extends ListName>(
  options: AdminListOptions<Row, Name>,
) {
  const { key, list, fetch, isLive = () => false } = options
  const text = useMessageText()
  const queries = useQueryClient()
  const address = useListAddress(list, options.filters)
  const history = useSearchHistory<FilterName<Name>>(key)
  // A selection is of the rows that were filtered then: with other filters, also by going back, it ends.
  const filtered = JSON.stringify(address.query.filters)
  const [selection, setSelection] = useState({ of: filtered, selected: nothingSelected })
  const selected = selection.of === filtered ? selection.selected : nothingSelected
  const setSelected = (next: RowSelection) => setSelection({ of: filtered, selected: next })
  const queryKey = [key, address.query]
  const isLiveNow = (answered: ListAnswer<Row> | undefined) => answered !== undefined && isLive(answered.list)
  const isInvalid = Object.keys(filterErrors(list, address.query.filters)).length > 0
  const invalidText = useInvalidFiltersText()
  const answer = useQuery({
    queryKey,
    enabled: !isInvalid,
    queryFn: ({ signal }) => {
      const isLook = isLiveNow(queries.getQueryData<ListAnswer<Row>>(queryKey))
      return unwrap(fetch(toListInput(list, address.query), signal, isLook))
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (isLiveNow(data) ? LOOK_MS : false),
  })
  const isLook = !answer.isPlaceholderData && isLiveNow(answer.data)
  const state = useListState<Row, FilterName<Name>>({
    answer: isInvalid ? undefined : answer.data,
    ...address,
    ...history,
  })
  const isEmptied = state.list?.length === 0 && answer.isPlaceholderData
  const rows = isEmptied ? undefined : state.list
  const isFiltered = Object.keys(state.filters).length > 0
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [menuCountsKey] })
    void queries.invalidateQueries({ queryKey: [key] })
  }
  return {
    ...state,
    items: rows,
    ...(isInvalid
      ? { loadingState: 'error' as const, errorMessage: invalidText }
      : loadingOf(answer, { hasRows: rows !== undefined, isLook }, text)),
    onClearFilters: isFiltered ? () => state.search({} as typeof state.filters) : undefined,
    selected,
    setSelected,
    /** Fetches at most `maxRows` of the rows that the filters find, in the order of the list. */
    fetchAll: (maxRows: number) =>
      allRows(
        (page) => fetch(toListInput(list, { ...address.query, ...page }), new AbortController().signal, false),
        maxRows,
      ),
    /** Reloads every page of the list. */
    refresh,
    /** Removes deleted rows at once, then reloads. */
    forget: (ids: readonly string[]) => {
      state.remove(ids)
      setSelected(nothingSelected)
      refresh()
    },
  }
}

/** The loading props of a table for an answer. An answer that the level may not see is not requested again. */
function loadingOf(
  answer: Pick<UseQueryResult, 'error' | 'data' | 'refetch' | 'isFetching'>,
  { hasRows, isLook }: { hasRows: boolean; isLook: boolean },
  text: (message: string) => string,
): LoadingProps & Pick<ListPageState<never, never>, 'isDenied'> {
  const { error, data, isFetching } = answer
  if (data === undefined) {
    return { ...loadingPropsOf(answer, text), isDenied: error instanceof ApiError && error.code === 403 }
  }
  if (!hasRows) return { loadingState: 'loading' }
  return { loadingState: isFetching && !isLook ? 'filtering' : 'idle' }
}
