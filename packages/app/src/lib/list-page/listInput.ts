import {
  lists,
  type FilterName,
  type FilterValues,
  type ListName,
  type SortColumn,
  type SortOrder,
} from '@sightline/api-client'
import type { ListFilters, ListQuery } from '@sightline/ui'

/** The input of a list’s call. */
export type ListInputFilters<Name extends ListName> = {
  [Filter in FilterName<Name>]?: Exclude<FilterValues<Name>[Filter], undefined>
}

/** What the call of a list takes. */
export type ListInput<Name extends ListName> = ListInputFilters<Name> & {
  current: number
  pageSize: number
  columnKey?: SortColumn<Name>
  order?: SortOrder
}

/** Drops filters whose value the list does not allow: an address may contain any value. */
export function toListInputFilters<Name extends ListName>(
  list: Name,
  filters: ListFilters<FilterName<Name>>,
): ListInputFilters<Name> {
  const known = Object.entries<unknown>(filters).filter(([name, value]) => isAllowedValue(list, name, value))
  return Object.fromEntries(known) as ListInputFilters<Name>
}

function isAllowedValue(list: ListName, name: string, value: unknown): boolean {
  const filter: unknown = (lists[list].filters as Readonly<Record<string, unknown>>)[name]
  if (filter === 'day') return isDay(String(value))
  if (filter === 'boolean') return value === 'true' || value === 'false'
  if (filter === 'number') return /^\d{1,9}$/.test(String(value))
  return !Array.isArray(filter) || filter.includes(value)
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** Converts the query of a list to the input of its call. */
export function toListInput<Name extends ListName>(
  list: Name,
  { filters, current, pageSize, listSorter: { columnKey, order } }: ListQuery<FilterName<Name>>,
): ListInput<Name> {
  const column = lists[list].columns.find((known) => known === columnKey) as SortColumn<Name> | undefined
  return {
    ...toListInputFilters(list, filters),
    current,
    pageSize,
    ...(column !== undefined && order !== null && { columnKey: column, order }),
  }
}
