import { parseCards } from '../query/cards.ts'
import { noColumnParams, parseColumns } from '../query/columns.ts'
import { firstTabs } from '../query/tabs.ts'
import { formatView, parseView, type View } from '../query/view.ts'

/**
 * The state that a saved view keeps: days, comparison, buckets, filters and metric, as the address has them, but for the comparison:
 * a state without one compares with nothing.
 */
export function stateOf(view: View): Record<string, string> {
  const kept: View = {
    ...view,
    invalidRange: null,
    invalidFilters: [],
    ...parseCards(null),
    columns: parseColumns(noColumnParams),
    hasForecast: false,
    openTabs: firstTabs,
    drilled: [],
    all: null,
    savedView: null,
  }
  const { compare: _, ...state } = Object.fromEntries(formatView(kept, new URLSearchParams()))
  return { ...state, ...(kept.comparison !== null && { compare: kept.comparison.kind }) }
}

/** The part of the view that opening a saved view changes; tabs stay as they are. */
export function viewOf(id: string, state: Record<string, string>): Partial<View> {
  const { period, comparison, interval, filters, metric, second } = parseSaved(state)
  return {
    period,
    comparison,
    interval,
    filters,
    metric,
    second,
    invalidRange: null,
    invalidFilters: [],
    savedView: id,
  }
}

const parseSaved = (state: Record<string, string>) => parseView(new URLSearchParams({ compare: 'none', ...state }))

/** Whether the open view is still the one that was saved. */
export function isSame(view: View, state: Record<string, string>): boolean {
  const saved = stateOf(parseSaved(state))
  return JSON.stringify(stateOf(view)) === JSON.stringify(saved)
}
