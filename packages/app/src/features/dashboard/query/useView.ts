import type { Dimension, Filter } from '@sightline/api-client'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { GoBackContext } from '../../../lib/navigation/GoBack.ts'
import { usePanel } from '../../../lib/navigation/usePanel.ts'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { formatDetails, parseDetails } from './detailsParam.ts'
import { excludeFilterValue } from './excludeFilterValue.ts'
import { tabsAfterFilter, tabsWithoutFilters } from './tabsAfterFilter.ts'
import { toggleFilterValue } from './toggleFilterValue.ts'
import { withKeptChoices, type DashboardSetting } from './keptChoices.ts'
import { formatView, parseView, type View } from './view.ts'

export type ViewState = ReturnType<typeof useView>

export interface ViewOptions {
  /** What the person has chosen before; undefined while it is not known. */
  kept?: DashboardSetting | null | undefined
  /** Called once the address has what was chosen before. */
  onOpen?: (() => void) | undefined
  /** Called with the view after a choice, and what it has changed. */
  onChange?: ((view: View, changed: Partial<View>) => void) | undefined
}

/** What opens over the page, by its parameter of the address. Opening it is a step of the history. */
type Overlay = 'all' | 'details'

/** The view of the dashboard, read from the address and written to it. */
export function useView({ kept, onOpen, onChange }: ViewOptions = {}) {
  const [address, setSearch] = useSearchParams()
  const search = withKeptChoices(address, kept)
  const goBack = useContext(GoBackContext)
  const opened = useRef(new Set<Overlay>())
  const goingBack = useRef<ReturnType<typeof setTimeout>>(undefined)
  const view = parseView(search)
  const put = (change: Partial<View>, options?: { replace: boolean }) =>
    setSearch((now) => formatView(withChange(parseView(now), change), now), options)
  const choose = (change: Partial<View>, options?: { replace: boolean }) => {
    put(change, options)
    onChange?.(withChange(view, change), change)
  }

  const formatted = formatView(view, search)
  // An address that says what is usual stays as it is: without anything, it would have what was chosen before.
  const isClean = formatted.toString() === address.toString() || (formatted.size === 0 && address.size > 0)
  const clean = useEffectEvent(() => setSearch(formatted, { replace: true }))
  const applied = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    if (!isClean) clean()
    if (kept !== undefined) applied()
  }, [isClean, kept])

  /** Changes the filters by a value of a row. Closes the list or the details that the row stood in, to which going back leads. */
  const filter = (dimension: Dimension, change: (filters: readonly Filter[]) => readonly Filter[]) => {
    clearTimeout(goingBack.current)
    opened.current.clear()
    setSearch((now) => {
      const shown = parseView(now)
      const filters = change(shown.filters)
      const tabs = tabsAfterFilter(tabsWithoutFilters(shown, shown.filters, filters), filters, dimension)
      return formatView({ ...shown, ...tabs, filters, all: null }, withParams(now, { details: null }))
    })
  }

  const open = (overlay: Overlay, names: Parameters<typeof withParams>[1]) => {
    opened.current.add(overlay)
    setSearch((now) => withParams(now, names))
  }
  /** Closes by going back to where it was opened; what a link has opened has nothing to go back to. */
  const close = (overlay: Overlay) => {
    // Pressing a row in a list closes it too, and then changes the address.
    if (opened.current.delete(overlay)) goingBack.current = setTimeout(goBack)
    else setSearch((now) => withParams(now, { [overlay]: null }), { replace: true })
  }

  return {
    // `hours`, `share`, `export`, `print`, `notes`, `changes` of the open metric, or the name of a metric whose changes are shown.
    ...usePanel(),
    view,
    /** The value whose details are open; null for none. */
    details: parseDetails(search.get('details')),
    /** Changes the view and replaces the present entry of the history. */
    replace: (
      change: Pick<
        Partial<View>,
        | 'metric'
        | 'second'
        | 'cards'
        | 'invalidCards'
        | 'columns'
        | 'openTabs'
        | 'interval'
        | 'hasForecast'
        | 'period'
        | 'savedView'
      >,
    ) => choose(change, { replace: true }),
    /** Changes the view and adds an entry to the history. */
    push: (
      change: Pick<Partial<View>, 'period' | 'invalidRange' | 'comparison' | 'filters' | 'invalidFilters' | 'source'>,
    ) => choose(change),
    /** Opens a saved view. */
    openSaved: (saved: Partial<View>) => put(saved),
    /** Adds or removes the filter of a pressed row. */
    toggleFilter: (dimension: Dimension, value: string) =>
      filter(dimension, (filters) => toggleFilterValue(filters, dimension, value)),
    exclude: (dimension: Dimension, value: string) =>
      filter(dimension, (filters) => excludeFilterValue(filters, dimension, value)),
    openDetails: (dimension: Dimension, value: string) => {
      // A list that closes for them opens again when they are closed.
      clearTimeout(goingBack.current)
      if (search.has('all')) opened.current.add('all')
      open('details', { all: null, details: formatDetails({ dimension, value }) })
    },
    closeDetails: () => close('details'),
    openList: (all: View['all']) => open('all', { all }),
    closeList: () => close('all'),
  }
}

/** A view after a change: tabs that its filters had opened go with them, and one that is chosen is no filter’s any more. */
function withChange(view: View, change: Partial<View>): View {
  const { filters = view.filters, openTabs = view.openTabs } = change
  const drilled = view.drilled.filter((id) => openTabs[id] === view.openTabs[id])
  return { ...view, ...change, ...tabsWithoutFilters({ openTabs, drilled }, view.filters, filters) }
}
