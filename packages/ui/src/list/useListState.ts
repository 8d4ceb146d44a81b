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
  /** The page that is shown; the first one is 1. */
  current: number
  /** Rows of a page. */
  pageSize: number
  /** Rows of all pages. */
  total: number
  /** Whether the page size can be chosen. */
  showSizeChanger: boolean
  /** The line that says how many rows there are: “12,486 items in total”. */
  showTotal: (total: number) => string
  /**
   * Whether a page can be typed, where not all of them are in sight.
   * @default false
   */
  showGoTo?: boolean | undefined
}

/** The pages of a list whose service does not count: there is a next one, or none. */
export interface CursorPagination {
  /** The service's information about the shown page. */
  pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean }
  /** The page that is shown; the first one is 1. */
  current: number
  /** Rows of a page. */
  pageSize: number
  /** Whether the page size can be chosen. */
  showSizeChanger: boolean
}

/** A page of a list, as a service answers it. */
export interface ListAnswer<Row> {
  list: readonly Row[]
  /** The number of rows on all pages. */
  total: number
}

export interface ListStateOptions<Row extends { id: string }, Name extends string> {
  /** The page that has come for the query; undefined until one has. It replaces the list. */
  answer: ListAnswer<Row> | undefined
  /** The query, for those who keep it elsewhere, such as in the address. Without it the state keeps it. */
  query?: ListQuery<Name> | undefined
  /**
   * Called with what `query` is to be. `isCorrection` says that nobody has requested it: the page was behind the last one,
   * so an address is to be replaced.
   */
  onQueryChange?: ((query: ListQuery<Name>, how: { isCorrection: boolean }) => void) | undefined
  /** The filter sets that were submitted, for those who keep them longer than the list is shown. */
  searchHistory?: readonly ListFilters<Name>[] | undefined
  onSearchHistoryChange?: ((searchHistory: readonly ListFilters<Name>[]) => void) | undefined
}

export interface ListState<Row, Name extends string> {
  pagination: ListPagination
  /** The rows of the page; undefined until they have come. */
  list: readonly Row[] | undefined
  /** The last ten filter sets that were submitted, the newest first. */
  searchHistory: readonly ListFilters<Name>[]
  listSorter: ListSorter
  filters: ListFilters<Name>
  /** The query for the service. */
  query: ListQuery<Name>
  /** Submits filters, and goes to page 1. */
  search: (filters: ListFilters<Name>) => void
  /** Sorts, and goes to page 1. */
  sort: (listSorter: ListSorter) => void
  /** Goes to a page; another page size goes to page 1. */
  changePage: (current: number, pageSize?: number) => void
  /** Takes rows out of the list by their ids, and steps back where the page has become empty. */
  remove: (ids: readonly string[]) => void
}

/** The state of a list with filters, order and pages: its query, and what of the answer is shown. Draws nothing. */
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

  // A page behind the last one: of an address that was kept, or because other people delete rows as well.
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

/** Rows that were deleted since an answer came; the next answer does not have them any more. */
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
