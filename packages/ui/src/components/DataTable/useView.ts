import { useState } from 'react'
import type { DataTableProps } from './DataTable.types.ts'

type Density = 'regular' | 'compact'

/** What people have changed about a table: the columns that they switched off, and the height of its rows. */
interface View {
  switchedOff: ReadonlySet<string>
  density: Density
}

/** The view of a table, which the browser remembers where there is a key to remember it by. */
export function useView<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, density = 'regular', storageKey } = props
  const [view, setView] = useState<View>(() => ({
    switchedOff: new Set(columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id)),
    density,
    ...remembered(storageKey),
  }))
  const change = (changed: Partial<View>) => {
    const next = { ...view, ...changed }
    setView(next)
    remember(storageKey, next)
  }
  return {
    ...view,
    setSwitchedOff: (switchedOff: ReadonlySet<string>) => change({ switchedOff }),
    setDensity: (next: Density) => change({ density: next }),
  }
}

function remembered(key: string | undefined): Partial<View> {
  if (key === undefined) return {}
  try {
    const view: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof view === 'object' && view !== null ? { ...switchedOffOf(view), ...densityOf(view) } : {}
  } catch {
    // What is no JSON is nobody’s view, and a browser that keeps nothing for this page refuses even to be asked.
    return {}
  }
}

function switchedOffOf(view: object): Partial<View> {
  if (!('switchedOff' in view) || !Array.isArray(view.switchedOff)) return {}
  return { switchedOff: new Set(view.switchedOff.filter((id) => typeof id === 'string')) }
}

function densityOf(view: object): Partial<View> {
  if (!('density' in view)) return {}
  return view.density === 'regular' || view.density === 'compact' ? { density: view.density } : {}
}

function remember(key: string | undefined, { switchedOff, density }: View): void {
  if (key === undefined) return
  try {
    localStorage.setItem(key, JSON.stringify({ switchedOff: [...switchedOff], density }))
  } catch {
    // The same browser: the view holds until the page is left.
  }
}
