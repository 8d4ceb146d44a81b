export { SearchBar } from './SearchBar.tsx'
export type { FilterErrors, FilterSet, SearchBarProps, SearchField as SearchBarField } from './SearchBar.types.ts'
