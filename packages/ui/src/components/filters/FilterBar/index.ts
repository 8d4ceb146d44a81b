export { FilterBar } from './FilterBar.tsx'
export type { FilterBarProps, SavedView, SavedViews } from './FilterBar.types.ts'
