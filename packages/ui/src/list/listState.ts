export type SortOrder = 'ascend' | 'descend'

/** The column that a list is sorted by, and how; nulls are the list’s own order. */
export interface ListSorter {
  columnKey: string | null
  order: SortOrder | null
}

/** Filters by their names; one that is not given is not in it. */
export type ListFilters<Name extends string = string> = Readonly<Partial<Record<Name, string>>>

/** The query of a list: all of it can stand in an address. */
export interface ListQuery<Name extends string = string> {
  /** The filters that were submitted. */
  filters: ListFilters<Name>
  /** The page; the first one is 1. */
  current: number
  /** Rows of a page. */
  pageSize: number
  listSorter: ListSorter
}

const firstPageSize = 20
export const pageSizes = [10, 20, 50, 100] as const

/** The list’s own order. */
export const unsorted: ListSorter = { columnKey: null, order: null }

/** The query of a list that nobody has touched yet. */
export const firstQuery: ListQuery<never> = { filters: {}, current: 1, pageSize: firstPageSize, listSorter: unsorted }

/** The number of pages for a number of rows; at least one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** Submitted filters begin on the first page. */
export function withFilters<Name extends string>(query: ListQuery<Name>, filters: ListFilters<Name>): ListQuery<Name> {
  return { ...query, filters: givenFilters(filters), current: 1 }
}

/** Another page size begins on the first page. */
export function withPage<Name extends string>(
  query: ListQuery<Name>,
  current: number,
  pageSize: number = query.pageSize,
): ListQuery<Name> {
  return { ...query, pageSize, current: pageSize === query.pageSize ? current : 1 }
}

/** Another order begins on the first page. */
export function withSorter<Name extends string>(query: ListQuery<Name>, listSorter: ListSorter): ListQuery<Name> {
  return { ...query, listSorter, current: 1 }
}

/** The last page that there is, where the page that is requested lies behind it. */
export function withinTotal<Name extends string>(query: ListQuery<Name>, total: number): ListQuery<Name> {
  const last = pageCount(total, query.pageSize)
  return query.current <= last ? query : { ...query, current: last }
}

const maxKept = 10

/** The last ten filter sets that were submitted, the newest first, each of them once. */
export function withSearch<Name extends string>(
  history: readonly ListFilters<Name>[],
  filters: ListFilters<Name>,
): readonly ListFilters<Name>[] {
  const given = givenFilters(filters)
  if (keyOf(given) === keyOf({})) return history
  return [given, ...history.filter((other) => keyOf(other) !== keyOf(given))].slice(0, maxKept)
}

/** Without the empty ones, and without the white space around the others. */
export function givenFilters<Name extends string>(filters: ListFilters<Name>): ListFilters<Name> {
  const entries = Object.entries<string | undefined>(filters).map(([name, value = '']) => [name, value.trim()] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as ListFilters<Name>
}

const keyOf = (filters: ListFilters): string =>
  JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)))
