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

/** The filters as a call takes them. Those that are not valid stay, so that the service refuses the call: see `filterErrors`. */
export const toListInputFilters = <Name extends ListName>(
  filters: ListFilters<FilterName<Name>>,
): ListInputFilters<Name> => filters as ListInputFilters<Name>

/** Converts the query of a list to the input of its call. */
export function toListInput<Name extends ListName>(
  list: Name,
  { filters, current, pageSize, listSorter: { columnKey, order } }: ListQuery<FilterName<Name>>,
): ListInput<Name> {
  const column = lists[list].columns.find((known) => known === columnKey) as SortColumn<Name> | undefined
  return {
    ...toListInputFilters<Name>(filters),
    current,
    pageSize,
    ...(column !== undefined && order !== null && { columnKey: column, order }),
  }
}
