import { useRef } from 'react'
import type { DataTableSelection } from '../DataTable.types.ts'
import { between, stateOf, withRows } from './selection.ts'

/** The actions of the checkboxes of a page. With Shift a row also selects those between it and the last one. */
export function useRowSelection(selection: DataTableSelection | undefined, page: readonly string[]) {
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

export type RowSelection = ReturnType<typeof useRowSelection>
