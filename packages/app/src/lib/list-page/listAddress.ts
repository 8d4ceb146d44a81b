import { listLimits, sortOrders } from '@sightline/api-client'
import { firstQuery, givenFilters, unsorted, type ListFilters, type ListQuery } from '@sightline/ui'
import { withParams } from '../search-params/withParams.ts'

/** The parts of a list that an address can hold. */
export interface ListNames<Name extends string> {
  /** The names of the filters. */
  filters: readonly Name[]
  /** The columns that the list can be sorted by. */
  columns: readonly string[]
}

/** Reads `email=mina&current=2&pageSize=50&columnKey=points&order=ascend`. Unknown values count as absent. */
export function queryIn<Name extends string>(search: URLSearchParams, names: ListNames<Name>): ListQuery<Name> {
  const columnKey = names.columns.find((column) => column === search.get('columnKey'))
  const order = sortOrders.find((known) => known === search.get('order'))
  const filters = Object.fromEntries(names.filters.map((name) => [name, search.get(name) ?? '']))
  return {
    filters: givenFilters(filters as ListFilters<Name>),
    current: wholeNumber(search.get('current'), listLimits.page) ?? firstQuery.current,
    pageSize: wholeNumber(search.get('pageSize'), listLimits.pageSize) ?? firstQuery.pageSize,
    listSorter: columnKey === undefined || order === undefined ? unsorted : { columnKey, order },
  }
}

/** Formats a query as an address. Defaults are left out; parameters of other origin stay. */
export function searchOf<Name extends string>(
  query: ListQuery<Name>,
  search: URLSearchParams,
  names: ListNames<Name>,
): URLSearchParams {
  const { filters, current, pageSize, listSorter } = query
  const named = Object.fromEntries(names.filters.map((name) => [name, filters[name]]))
  const { current: firstPage, pageSize: usualSize } = firstQuery
  return withParams(
    search,
    { ...named, current, pageSize, columnKey: listSorter.columnKey, order: listSorter.order },
    { current: firstPage, pageSize: usualSize },
  )
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}
