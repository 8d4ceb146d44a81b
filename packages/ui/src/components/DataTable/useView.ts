import { useState } from 'react'
import type { DataTableProps } from './DataTable.types.ts'
import { remember, remembered, type View } from './view.ts'

/** The view of a table, which the browser remembers where there is a key to remember it by. */
export function useView<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, density = 'regular', lines = 'cut', storageKey, storage = 'local' } = props
  const [view, setView] = useState<View>(() => ({
    switchedOff: new Set(columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id)),
    density,
    lines,
    order: [],
    pins: {},
    widths: {},
    ...remembered(storageKey, storage),
  }))
  return {
    view,
    changeView: (changed: Partial<View>) => {
      const next = { ...view, ...changed }
      setView(next)
      remember(storageKey, storage, next)
    },
  }
}
