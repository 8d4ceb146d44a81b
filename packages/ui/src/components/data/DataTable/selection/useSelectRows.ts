import { useRef } from 'react'
import type { DataTableSelection } from '../DataTable.types.ts'
import { between, stateOf, withRows } from './selection.ts'

/** What the checkboxes of a page do. With Shift a row takes those between it and the last one along. */
export function useSelectRows(selection: DataTableSelection | undefined, page: readonly string[]) {
  const last = useRef<string | null>(null)
  if (selection === undefined) return undefined
  const { selected, onChange } = selection
  return {
    state: stateOf(selected, page),
    has: (id: string) => selected.isAll || selected.ids.has(id),
    togglePage: (isSelected: boolean) => onChange(withRows(selected, page, isSelected, page)),
    toggle: (id: string, isSelected: boolean, isShifted: boolean) => {
      const changed = isShifted ? between(page, last.current, id) : [id]
      last.current = id
      onChange(withRows(selected, changed, isSelected, page))
    },
  }
}

export type SelectRows = ReturnType<typeof useSelectRows>
