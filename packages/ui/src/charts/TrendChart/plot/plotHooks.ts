import type { Chart as ChartJs, Plugin } from 'chart.js'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isSamePlotGeometry, plotGeometryOf, type Mark, type PlotGeometry } from './plotGeometry.ts'
import type { Slot } from '../slots.ts'

/** The mark of the active slot and whether it is pinned; it is cleared when the data change. */
export function useMark(slots: readonly Slot[]) {
  const data = useMemo(() => slots.map(({ start, value, second }) => `${start} ${value} ${second}`).join(), [slots])
  const [state, setState] = useState<{ data: string; mark: Mark | null; isPinned: boolean }>({
    data,
    mark: null,
    isPinned: false,
  })
  const setMark = useCallback(
    (mark: Mark | null, isPinned = false) => setState({ data, mark, isPinned: isPinned && mark !== null }),
    [data],
  )
  const isCurrent = state.data === data
  return [isCurrent ? state.mark : null, isCurrent && state.isPinned, setMark] as const
}

/**
 * Stores the positions of the slots. Only elements on the plot subscribe to it: the plot itself must not be drawn again
 * by its own layout.
 */
export interface PlotGeometryStore {
  read: () => PlotGeometry
  subscribe: (listener: () => void) => () => void
}

/** A store of the slots' positions, and the Chart.js plugin that fills it. */
export function usePlotGeometryStore(): [PlotGeometryStore, Plugin<'line' | 'bar'>[]] {
  const [kept] = useState(() => {
    let geometry: PlotGeometry = { xs: [], half: 0, top: 0, bottom: 0, lastY: null }
    const listeners = new Set<() => void>()
    const store: PlotGeometryStore = {
      read: () => geometry,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const plugin: Plugin<'line' | 'bar'> = {
      id: 'geometry',
      afterLayout: (chart: ChartJs) => {
        const next = plotGeometryOf(chart)
        if (isSamePlotGeometry(geometry, next)) return
        geometry = next
        for (const listener of listeners) listener()
      },
    }
    return { store, plugins: [plugin] }
  })
  return [kept.store, kept.plugins]
}

export const usePlotGeometry = ({ subscribe, read }: PlotGeometryStore): PlotGeometry =>
  useSyncExternalStore(subscribe, read, read)

/** Whether changes of the data are animated: not on load, and not with reduced motion. */
export function useIsAnimated(): boolean {
  const [isAnimated, setIsAnimated] = useState(false)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => setIsAnimated(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return isAnimated
}
