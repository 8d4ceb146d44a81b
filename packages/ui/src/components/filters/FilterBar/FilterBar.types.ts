import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { FilterField, FilterRule, LoadFilterValues } from '../FilterEditor/index.ts'
import type { LoadingState, StrictOmit } from '../../props.ts'

export interface SavedView {
  id: string
  /** The name that its owner gave. */
  name: string
  /**
   * Whether the view is available to everybody who sees the metrics.
   * @default false
   */
  isShared?: boolean | undefined
  /** Whether the person may change and delete the view. */
  canChange: boolean
}

/** Resolves to an error message, which the dialog shows, or to undefined on success. */
type Outcome = Promise<string | undefined>

/** The saved views and their actions. */
export interface SavedViews {
  items: readonly SavedView[]
  /** Id of the view opened last. */
  selectedKey?: string | undefined
  /**
   * Whether the filters and settings differ from those of the selected view.
   * @default false
   */
  isChanged?: boolean | undefined
  /**
   * Whether views can only be opened.
   * @default false
   */
  isReadOnly?: boolean | undefined
  /**
   * Whether views can be shared with everybody who sees the metrics.
   * @default false
   */
  canShare?: boolean | undefined
  onSelectionChange: (id: string) => void
  /** Saves the current filters and settings as a new view. */
  onSave: (name: string, isShared: boolean) => Outcome
  /** Replaces the content of a view by the current filters and settings. */
  onOverwrite: (id: string) => void
  onRename: (id: string, name: string) => Outcome
  onShare: (id: string, isShared: boolean) => void
  onDelete: (id: string) => Outcome
}

export interface FilterBarProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** The filters in order, combined with “and”. */
  value: readonly FilterRule[]
  /** Called with all filters after a change. */
  onChange: (filters: readonly FilterRule[]) => void
  /** The fields that can be filtered by. */
  fields: readonly [FilterField, ...FilterField[]]
  /** Loads the known values of a field. */
  loadValues: LoadFilterValues
  /** The saved views; without it there is no menu of views. */
  savedViews?: SavedViews | undefined
  /**
   * Ids of fields with a button of their own beside “Add filter”, as long as no filter uses them.
   * @default []
   */
  pinnedFields?: readonly string[] | undefined
  /**
   * Content at the end of the first line: a CompareControl and a DateRangePicker, a sorting, a choice of columns. It
   * wraps only where a line has no room for both.
   */
  end?: ReactNode | undefined
  /** The result of the filters in words: 128 results. After a change it is announced politely, once it is known. */
  result?: string | undefined
  /**
   * The loading state of the result: while it is requested, `result` is that of the filters before.
   * @default 'idle'
   */
  loadingState?: LoadingState | undefined
  /**
   * Whether the filters are read-only.
   * @default false
   */
  isDisabled?: boolean | undefined
  /**
   * Whether only the end of the bar is shown, where filtering is impossible.
   * @default false
   */
  isHidden?: boolean | undefined
  /**
   * The most filters.
   * @default 20
   */
  maxFilters?: number | undefined
}
