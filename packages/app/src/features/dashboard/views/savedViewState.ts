import { firstTabs } from '../query/tabs.ts'
import { formatView, parseView, type View } from '../query/view.ts'

/** The state that a saved view keeps: days, comparison, buckets, filters and metric, as the address has them. */
export function stateOf(view: View): Record<string, string> {
  const kept: View = {
    ...view,
    invalidRange: null,
    invalidFilters: [],
    hasForecast: false,
    openTabs: firstTabs,
    all: null,
    savedView: null,
  }
  return Object.fromEntries(formatView(kept, new URLSearchParams()))
}

/** The part of the view that opening a saved view changes; tabs stay as they are. */
export function viewOf(id: string, state: Record<string, string>): Partial<View> {
  const { period, comparison, interval, filters, metric } = parseView(new URLSearchParams(state))
  return { period, comparison, interval, filters, metric, invalidRange: null, invalidFilters: [], savedView: id }
}

/** Whether the open view is still the one that was saved. */
export function isSame(view: View, state: Record<string, string>): boolean {
  const saved = stateOf(parseView(new URLSearchParams(state)))
  return JSON.stringify(stateOf(view)) === JSON.stringify(saved)
}
