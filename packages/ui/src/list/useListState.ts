import { msg, plural } from '@lingui/core/macro'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useText } from '../format/useText.ts'
import {
  firstQuery,
  withFilters,
  withinTotal,
  withPage,
  withSearch,
  withSorter,
  type ListFilters,
  type ListQuery,
  type ListSorter,
} from './listState.ts'

export interface ListPagination {
  /** The current page number, from 1. */
  current: number
  /** Number of rows per page. */
  pageSize: number
  /** Number of rows on all pages. */
  total: number
  /** Whether the page size can be selected. */
  showSizeChanger: boolean
  /** Formats the total number of rows, for example “12,486 items in total”. */
  showTotal: (total: number) => string
  /**
   * Whether a page number can be typed if there are pages without a button.
   * @default false
   */
  showGoTo?: boolean | undefined
}

/** Pagination of a list whose service returns no total, only whether there is a next page. */
export interface CursorPagination {
  /** The service's information about the shown page. */
  pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean }
  /** The current page number, from 1. */
  current: number
  /** Number of rows per page. */
  pageSize: number
  /** Whether the page size can be selected. */
  showSizeChanger: boolean
}

/** A page of a list as the service returns it. */
export interface ListAnswer<Row> {
  list: readonly Row[]
  /** The number of rows on all pages. */
  total: number
}

export interface ListStateOptions<Row extends { id: string }, Name extends string> {
  /** The loaded page for the query; undefined until it has loaded. It replaces the list. */
  answer: ListAnswer<Row> | undefined
  /** The query, if the caller keeps it, for example in the address. Without it this hook keeps the query. */
  query?: ListQuery<Name> | undefined
  /**
   * Called with the new query. `isCorrection` means that nobody has requested it: the page was behind the last one, so
   * an address should be replaced.
   */
  onQueryChange?: ((query: ListQuery<Name>, how: { isCorrection: boolean }) => void) | undefined
  /** The submitted filter sets, if the caller keeps them longer than the list is shown. */
  searchHistory?: readonly ListFilters<Name>[] | undefined
  onSearchHistoryChange?: ((searchHistory: readonly ListFilters<Name>[]) => void) | undefined
}

export interface ListState<Row, Name extends string> {
  pagination: ListPagination
  /** The rows of the page; undefined until they have loaded. */
  list: readonly Row[] | undefined
  /** The last ten submitted filter sets, newest first. */
  searchHistory: readonly ListFilters<Name>[]
  listSorter: ListSorter
  filters: ListFilters<Name>
  /** The query for the service. */
  query: ListQuery<Name>
  /** Submits filters and returns to page 1. */
  search: (filters: ListFilters<Name>) => void
  /** Sorts the list and returns to page 1. */
  sort: (listSorter: ListSorter) => void
  /** Opens a page; another page size returns to page 1. */
  changePage: (current: number, pageSize?: number) => void
  /** Removes rows from the list by id and goes back a page if the current one becomes empty. */
  remove: (ids: readonly string[]) => void
}

/** The state of a list with filters, sorting and pagination: its query and the displayed part of the answer. */
export function useListState<Row extends { id: string }, Name extends string = string>(
  options: ListStateOptions<Row, Name>,
): ListState<Row, Name> {
  const { answer, onQueryChange, onSearchHistoryChange } = options
  const text = useText()
  const [ownQuery, setOwnQuery] = useState<ListQuery<Name>>(firstQuery)
  const [ownHistory, setOwnHistory] = useState<readonly ListFilters<Name>[]>([])
  const [removed, setRemoved] = useState<Removed<Row>>({ from: undefined, ids: new Set() })
  const query = options.query ?? ownQuery
  const searchHistory = options.searchHistory ?? ownHistory

  const ask = (next: ListQuery<Name>) => {
    setOwnQuery(next)
    onQueryChange?.(next, { isCorrection: false })
  }
  const shown = useMemo(() => without(answer, removed), [answer, removed])
  const total = shown?.total ?? 0

  // The page lies behind the last one, because of a stored address or because rows were deleted elsewhere.
  const isBehind = shown !== undefined && shown.list.length === 0 && withinTotal(query, total) !== query
  if (isBehind && options.query === undefined) setOwnQuery(withinTotal(query, total))
  const stepBack = useEffectEvent(() => onQueryChange?.(withinTotal(query, total), { isCorrection: true }))
  useEffect(() => {
    if (isBehind) stepBack()
  }, [isBehind])

  const showTotal = useCallback(
    (count: number) => text(msg`${plural(count, { one: '# item in total', other: '# items in total' })}`),
    [text],
  )
  return {
    pagination: {
      current: query.current,
      pageSize: query.pageSize,
      total,
      showSizeChanger: true,
      showTotal,
      showGoTo: true,
    },
    list: shown?.list,
    searchHistory,
    listSorter: query.listSorter,
    filters: query.filters,
    query,
    search: (filters) => {
      const history = withSearch(searchHistory, filters)
      setOwnHistory(history)
      onSearchHistoryChange?.(history)
      ask(withFilters(query, filters))
    },
    sort: (listSorter) => ask(withSorter(query, listSorter)),
    changePage: (current, pageSize) => ask(withPage(query, current, pageSize)),
    remove: (ids) =>
      setRemoved((before) => ({
        from: answer,
        ids: new Set(before.from === answer ? [...before.ids, ...ids] : ids),
      })),
  }
}

/** Rows that were removed since the answer was loaded; the next answer no longer contains them. */
interface Removed<Row> {
  from: ListAnswer<Row> | undefined
  ids: ReadonlySet<string>
}

function without<Row extends { id: string }>(
  answer: ListAnswer<Row> | undefined,
  { from, ids }: Removed<Row>,
): ListAnswer<Row> | undefined {
  if (answer === undefined || answer !== from || ids.size === 0) return answer
  const list = answer.list.filter(({ id }) => !ids.has(id))
  return { list, total: Math.max(list.length, answer.total - (answer.list.length - list.length)) }
}
