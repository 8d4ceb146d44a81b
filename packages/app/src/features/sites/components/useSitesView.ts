import { overviewRanges, type OverviewRange } from '@sightline/api-client'
import { useSearchParams } from 'wouter'
import { sortings, type Sorting } from './siteList.ts'

/** What the list shows: its range, so that going back has the one before, and its order. Both stand in the address. */
export function useSitesView() {
  const [search, setSearch] = useSearchParams()
  const put = (name: string, value: string, usual: string, options?: { replace: boolean }) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (value === usual) next.delete(name)
      else next.set(name, value)
      return next
    }, options)
  return {
    range: overviewRanges.find((range) => range === search.get('range')) ?? usualRange,
    openRange: (range: OverviewRange) => put('range', range, usualRange),
    sorting: sortings.find((sorting) => sorting === search.get('sort')) ?? usualSorting,
    sort: (sorting: Sorting) => put('sort', sorting, usualSorting, { replace: true }),
  }
}

const usualRange: OverviewRange = 'today'
/** The one order that stays when the metrics come. */
const usualSorting: Sorting = 'added'
