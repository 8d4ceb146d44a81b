import { metricIds, type MetricId } from './metrics.ts'
import { rangeIn, type Range } from './range.ts'
import { firstTabs, panelIds, panels, type Dimension, type OpenTabs } from './tabs.ts'

/** What the strip can open: a metric with a series, or who is here now. */
export type OpenMetric = MetricId | 'current'

/** What of a dashboard is open; all of it stands in the address. */
export interface View {
  /** Undefined where the address names none. */
  range: Range | undefined
  metric: OpenMetric
  /** Which dimension each panel shows. */
  openTabs: OpenTabs
  /** The dimension whose whole list is open. */
  all: Dimension | null
}

const openMetrics = [...metricIds, 'current'] as const
const firstMetric: OpenMetric = 'visitors'

/** Reads `range=28d&metric=bounce_rate&technology=os&all=os`. What is unknown counts as absent. */
export function viewIn(search: URLSearchParams): View {
  const all = search.get('all')
  const openTabs = { ...firstTabs }
  for (const id of panelIds) {
    const tabs: readonly Dimension[] = panels[id]
    // A whole list opens over its own tab.
    const open = tabs.find((tab) => tab === all) ?? tabs.find((tab) => tab === search.get(id))
    if (open !== undefined) openTabs[id] = open
  }
  return {
    range: rangeIn(search),
    metric: openMetrics.find((metric) => metric === search.get('metric')) ?? firstMetric,
    openTabs,
    all: Object.values(openTabs).find((tab) => tab === all) ?? null,
  }
}

/** The address of a view. Defaults are left out; parameters that are not its own stay. */
export function searchOf(view: View, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string | null | undefined, usual?: string) => {
    if (value == null || value === usual) next.delete(name)
    else next.set(name, value)
  }
  put('range', view.range)
  put('metric', view.metric, firstMetric)
  for (const id of panelIds) put(id, view.openTabs[id], firstTabs[id])
  put('all', view.all)
  return next
}
