import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { FilterField, FilterRule, LoadFilterValues } from '../FilterEditor/index.ts'
import type { LoadingState, StrictOmit } from '../../props.ts'

export interface SavedView {
  id: string
  /** The name that its owner gave. */
  name: string
  /**
   * Whether everybody who sees the metrics has it.
   * @default false
   */
  isShared?: boolean | undefined
  /** Whether it can be changed and deleted. */
  canChange: boolean
}

/** Resolves to why it could not be done, in words, or to nothing where it was. A dialog shows it and stays open. */
type Outcome = Promise<string | undefined>

/** Views that were saved, and what can be done with them. */
export interface SavedViews {
  items: readonly SavedView[]
  /** Id of the view that was opened last. */
  selectedKey?: string | undefined
  /**
   * Whether what is open is not what that view holds any more.
   * @default false
   */
  isChanged?: boolean | undefined
  /**
   * Whether views can be opened only.
   * @default false
   */
  isReadOnly?: boolean | undefined
  /**
   * Whether views can be kept for everybody who sees the metrics.
   * @default false
   */
  canShare?: boolean | undefined
  onSelectionChange: (id: string) => void
  /** Saves what is open under a name. */
  onSave: (name: string, isShared: boolean) => Outcome
  /** Puts what is open in place of what the view holds. */
  onOverwrite: (id: string) => void
  onRename: (id: string, name: string) => Outcome
  onShare: (id: string, isShared: boolean) => void
  onDelete: (id: string) => Outcome
}

export interface FilterBarProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** The filters, in order; all of them hold at once. */
  value: readonly FilterRule[]
  /** Called with the filters as they are to be. */
  onChange: (filters: readonly FilterRule[]) => void
  /** The fields that can be filtered by. */
  fields: readonly [FilterField, ...FilterField[]]
  /** Asks for the values that there are. */
  loadValues: LoadFilterValues
  /** Views that were saved; without it there is no menu of them. */
  savedViews?: SavedViews | undefined
  /**
   * Ids of fields that have a button of their own beside “Add filter” while nothing is filtered by them.
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
   * Whether the filters can be seen and not be changed.
   * @default false
   */
  isDisabled?: boolean | undefined
  /**
   * Whether only what is at the end is shown: where nothing can be filtered.
   * @default false
   */
  isHidden?: boolean | undefined
  /**
   * The most filters.
   * @default 20
   */
  maxFilters?: number | undefined
}
