import type { ReactNode, Ref } from 'react'
import type { FilterField, FilterRule, LoadFilterValues } from '../FilterEditor/index.ts'

export interface SavedView {
  id: string
  /** What its owner called it. */
  name: string
}

/** Views that were saved, and what can be done with them. What is done rejects where it could not be. */
export interface SavedViews {
  views: readonly SavedView[]
  /** Id of the view that is open now, unless it was changed since. */
  current?: string
  onOpen: (id: string) => void
  /** Saves what is open under a name. */
  onSave: (name: string) => Promise<void>
  onRename: (id: string, name: string) => Promise<void>
  onDelete: (id: string) => Promise<void>
}

export interface FilterBarProps {
  /** The filters, in order; all of them hold at once. */
  filters: readonly FilterRule[]
  /** Called with the filters as they are to be. */
  onChange: (filters: readonly FilterRule[]) => void
  /** What can be filtered by. */
  fields: readonly [FilterField, ...FilterField[]]
  /** Asks for the values that there are. */
  loadValues: LoadFilterValues
  /** Views that were saved; without it there is no menu of them. */
  savedViews?: SavedViews
  /** What stands at the end of the first line: a CompareControl and a DateRangePicker. It never wraps away from it. */
  end?: ReactNode
  /**
   * How many filters there can be.
   * @default 20
   */
  maxFilters?: number
  ref?: Ref<HTMLDivElement>
}
