import type { FilterBarProps, SavedViews } from './FilterBar.types.ts'

/** What the filters need, whether they stand in a line or in a sheet. */
export interface FilterContentProps extends Pick<FilterBarProps, 'value' | 'onChange' | 'fields' | 'loadValues'> {
  savedViews: SavedViews | undefined
  pinnedFields: readonly string[]
  maxFilters: number
  isDisabled: boolean
}
