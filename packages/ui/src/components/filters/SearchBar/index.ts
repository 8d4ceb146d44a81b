export { SearchBar } from './SearchBar.tsx'
export type { SearchBarProps, SearchField as SearchBarField } from './SearchBar.types.ts'
