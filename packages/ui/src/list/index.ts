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
  type ListAnswer,
  type ListPagination,
  type ListState,
  type ListStateOptions,
} from './useListState.ts'
