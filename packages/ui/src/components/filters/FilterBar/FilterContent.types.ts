import type { FilterBarProps, SavedViews } from './FilterBar.types.ts'

/** The props of the filters, in a line or in a sheet. */
export interface FilterContentProps extends Pick<FilterBarProps, 'value' | 'onChange' | 'fields' | 'loadValues'> {
  savedViews: SavedViews | undefined
  pinnedFields: readonly string[]
  maxFilters: number
  isDisabled: boolean
}
