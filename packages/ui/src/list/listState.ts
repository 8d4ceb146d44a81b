export type SortOrder = 'ascend' | 'descend'

/** The sort column and direction of a list; nulls mean the default order. */
export interface ListSorter {
  columnKey: string | null
  order: SortOrder | null
}

/** Filter values by name; filters that are not set are absent. */
export type ListFilters<Name extends string = string> = Readonly<Partial<Record<Name, string>>>

/** The query of a list, all of which can be stored in an address. */
export interface ListQuery<Name extends string = string> {
  /** The submitted filters. */
  filters: ListFilters<Name>
  /** The page number, from 1. */
  current: number
  /** Number of rows per page. */
  pageSize: number
  listSorter: ListSorter
}

const firstPageSize = 20
export const pageSizes = [10, 20, 50, 100] as const

/** The default order of a list. */
export const unsorted: ListSorter = { columnKey: null, order: null }

/** The initial query of a list. */
export const firstQuery: ListQuery<never> = { filters: {}, current: 1, pageSize: firstPageSize, listSorter: unsorted }

/** The number of pages for a number of rows; at least one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** Sets the filters and returns to page 1. */
export function withFilters<Name extends string>(query: ListQuery<Name>, filters: ListFilters<Name>): ListQuery<Name> {
  return { ...query, filters: givenFilters(filters), current: 1 }
}

/** Sets the page; another page size returns to page 1. */
export function withPage<Name extends string>(
  query: ListQuery<Name>,
  current: number,
  pageSize: number = query.pageSize,
): ListQuery<Name> {
  return { ...query, pageSize, current: pageSize === query.pageSize ? current : 1 }
}

/** Sets the order and returns to page 1. */
export function withSorter<Name extends string>(query: ListQuery<Name>, listSorter: ListSorter): ListQuery<Name> {
  return { ...query, listSorter, current: 1 }
}

/** Limits the page to the last existing one. */
export function withinTotal<Name extends string>(query: ListQuery<Name>, total: number): ListQuery<Name> {
  const last = pageCount(total, query.pageSize)
  return query.current <= last ? query : { ...query, current: last }
}

const maxKept = 10

/** The last ten distinct submitted filter sets, newest first. */
export function withSearch<Name extends string>(
  history: readonly ListFilters<Name>[],
  filters: ListFilters<Name>,
): readonly ListFilters<Name>[] {
  const given = givenFilters(filters)
  if (keyOf(given) === keyOf({})) return history
  return [given, ...history.filter((other) => keyOf(other) !== keyOf(given))].slice(0, maxKept)
}

/** The filters without empty ones, trimmed. */
export function givenFilters<Name extends string>(filters: ListFilters<Name>): ListFilters<Name> {
  const entries = Object.entries<string | undefined>(filters).map(([name, value = '']) => [name, value.trim()] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as ListFilters<Name>
}

const keyOf = (filters: ListFilters): string =>
  JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)))
