import type { Dimension, Filter } from '@sightline/api-client'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { GoBackContext } from '../../../lib/navigation/GoBack.ts'
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

/** The view of the dashboard, read from the address and written to it. */
export function useView({ kept, onOpen, onChange }: ViewOptions = {}) {
  const [address, setSearch] = useSearchParams()
  const search = withKeptChoices(address, kept)
  const goBack = useContext(GoBackContext)
  const hasOpenedList = useRef(false)
  const hasOpenedDetails = useRef(false)
  const goingBack = useRef<ReturnType<typeof setTimeout>>(undefined)
  const view = parseView(search)
  const put = (change: Partial<View>, options?: { replace: boolean }) =>
    setSearch((now) => formatView(withChange(parseView(now), change), now), options)
  const choose = (change: Partial<View>, options?: { replace: boolean }) => {
    put(change, options)
    onChange?.(withChange(view, change), change)
  }

  const formatted = formatView(view, search)
  const isClean = formatted.toString() === address.toString()
  const clean = useEffectEvent(() => setSearch(formatted, { replace: true }))
  const open = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    if (!isClean) clean()
    if (kept !== undefined) open()
  }, [isClean, kept])

  /** Changes the filters by a value of a row. Closes the list or the details that the row stood in. */
  const filter = (dimension: Dimension, change: (filters: readonly Filter[]) => readonly Filter[]) => {
    clearTimeout(goingBack.current)
    const isInside = parseView(search).all !== null || search.has('details')
    hasOpenedList.current = false
    hasOpenedDetails.current = false
    setSearch(
      (now) => {
        const shown = parseView(now)
        const filters = change(shown.filters)
        const tabs = tabsAfterFilter(tabsWithoutFilters(shown, shown.filters, filters), filters, dimension)
        return formatView({ ...shown, ...tabs, filters, all: null }, withParams(now, { details: null }))
      },
      { replace: isInside },
    )
  }

  return {
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
      hasOpenedList.current = parseView(search).all !== null
      hasOpenedDetails.current = true
      setSearch((now) => withParams(now, { all: null, details: formatDetails({ dimension, value }) }))
    },
    /** Closes the details by going back to where they were opened, as a list does. */
    closeDetails: () => {
      if (hasOpenedDetails.current) goBack()
      else setSearch((now) => withParams(now, { details: null }), { replace: true })
      hasOpenedDetails.current = false
    },
    openList: (all: View['all']) => {
      hasOpenedList.current = true
      put({ all })
    },
    /**
     * Closes the list by going back to where it was opened; a list that a link has opened has nothing to go back to.
     */
    closeList: () => {
      // Pressing a row in the list closes it too, and then changes the address.
      if (hasOpenedList.current) goingBack.current = setTimeout(goBack)
      else put({ all: null }, { replace: true })
      hasOpenedList.current = false
    },
  }
}

/** A view after a change: tabs that its filters had opened go with them, and one that is chosen is no filter’s any more. */
function withChange(view: View, change: Partial<View>): View {
  const { filters = view.filters, openTabs = view.openTabs } = change
  const drilled = view.drilled.filter((id) => openTabs[id] === view.openTabs[id])
  return { ...view, ...change, ...tabsWithoutFilters({ openTabs, drilled }, view.filters, filters) }
}
