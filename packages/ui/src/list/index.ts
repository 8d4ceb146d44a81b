export {
  firstQuery,
  givenFilters,
  pageSizes,
  unsorted,
  type ListFilters,
  type ListQuery,
  type ListSorter,
  type SortOrder,
} from './listState.ts'
export {
  useListState,
  type CursorPagination,
  type ListAnswer,
  type ListPagination,
  type ListState,
  type ListStateOptions,
} from './useListState.ts'
