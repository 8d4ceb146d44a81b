import type { ComponentPropsWithRef } from 'react'
import type { ListFilters } from '../../../list/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface SearchField<Name extends string> {
  /** Name of the filter in the service's API. */
  name: Name
  /** The displayed name. */
  label: string
  /**
   * Whether the label is an identifier, which is not translated.
   * @default false
   */
  isKey?: boolean | undefined
  /** Another name, such as the field's name in the service's API: shown when the label is pointed at. */
  description?: string | undefined
  /**
   * The kind of value: any text, a day as `2026-11-20`, or a whole number.
   * @default 'text'
   */
  type?: 'text' | 'day' | 'number' | undefined
  /**
   * Whether a value that is typed is a beginning: the field and its chip say so.
   * @default false
   */
  isPrefix?: boolean | undefined
  /** The selectable values; without them the value is typed. */
  items?: readonly { value: string; label: string }[] | undefined
  /**
   * What no choice means, where some rows are left out then.
   * @default 'Any'
   */
  anyLabel?: string | undefined
  /**
   * Asks for values that begin with what is typed, to suggest them; any other text can be typed as well. Called once somebody
   * is in the field. What it throws is as good as no values.
   */
  suggest?: ((typed: string, signal: AbortSignal) => Promise<readonly string[]>) | undefined
}

/** Filters that somebody has kept under a name. */
export interface FilterSet {
  name: string
  /** Values by the name of their filter; unknown filters are left out when the set is chosen. */
  filters: Readonly<Partial<Record<string, string>>>
}

/** A sentence on each value that is not valid, by the name of its filter. */
export type FilterErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>

export interface SearchBarProps<Name extends string> extends StrictOmit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'role'
> {
  /** Accessible name of the search bar. */
  'aria-label': string
  fields: readonly SearchField<Name>[]
  /** The submitted filters. */
  filters: ListFilters<Name>
  /** Called with the filters to submit, by Search, Enter, Reset, removing a chip or selecting from the history. */
  onSearch: (filters: ListFilters<Name>) => void
  /**
   * Gives a sentence for each filter whose value is not valid, by its name. Such a search is not submitted: its fields are
   * marked and the sentences stand below them. Submitted filters that are not valid, as an address may hold them, are
   * marked too.
   */
  validate?: ((filters: ListFilters<Name>) => FilterErrors<Name>) | undefined
  /** Previously submitted filter sets, newest first. */
  history: readonly ListFilters<Name>[]
  /** Filter sets that somebody has kept, in their order. */
  filterSets?: readonly FilterSet[] | undefined
  /** Called with the kept filter sets when one is added or removed; without it none can be kept. */
  onFilterSetsChange?: ((filterSets: readonly FilterSet[]) => void) | undefined
}
