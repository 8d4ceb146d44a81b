import { useCallback, useRef, useState } from 'react'
import type { DataTableProps } from '../DataTable.types.ts'
import { hiddenNow, storeView, readView, tableViewOf, parseView, type View } from './view.ts'

/** The view of a table, which is stored in the browser if the table has a storage key, or kept by its caller. */
export function useView<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, storageKey, storage = 'local', defaultTableView, onTableViewChange } = props
  const isGiven = defaultTableView !== undefined
  const [kept, setKept] = useState(() => ({ storageKey, storage, isGiven, view: firstView(props) }))
  // A view that is kept elsewhere may come after the first rows.
  const isOther = kept.storageKey !== storageKey || kept.storage !== storage || (isGiven && !kept.isGiven)
  const { view } = isOther ? { view: firstView(props) } : kept
  if (isOther) setKept({ storageKey, storage, isGiven, view })
  const unwritten = useRef<() => void>(undefined)
  /** Stores the temporary changes. */
  const keepView = useCallback(() => {
    unwritten.current?.()
    unwritten.current = undefined
  }, [])
  return {
    view,
    /** @param isPassing Whether more such changes follow, as while an edge is dragged: `keepView` ends them. */
    changeView: (changed: Partial<View>, isPassing = false) => {
      const next = { ...view, ...changed }
      setKept({ storageKey, storage, isGiven: true, view: next })
      const ids = columns.map(({ id }) => id)
      unwritten.current = () => {
        storeView(storageKey, storage, next, ids)
        onTableViewChange?.(tableViewOf(next, ids))
      }
      if (!isPassing) keepView()
    },
    keepView,
  }
}

function firstView<Row extends { id: string }>(props: DataTableProps<Row>): View {
  const { columns, density = 'regular', lines = 'cut', storageKey, storage = 'local', defaultTableView } = props
  const { known, ...before } =
    defaultTableView === undefined
      ? readView(storageKey, storage)
      : parseView({ ...defaultTableView, switchedOff: defaultTableView.hidden })
  const usual = { density, lines, order: [], pins: {}, widths: {} }
  return { ...usual, ...before, switchedOff: hiddenNow(columns, before.switchedOff, known) }
}
