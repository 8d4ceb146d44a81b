export { SearchBar } from './SearchBar.tsx'
export type { FilterSet, SearchBarProps, SearchField as SearchBarField } from './SearchBar.types.ts'
