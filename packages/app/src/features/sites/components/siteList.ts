import { minForPercent, type SiteOverview, type Website } from '@sightline/api-client'

/** The orders of the list; `added` is the service’s own. */
export const sortings = ['added', 'visitors', 'name'] as const
export type Sorting = (typeof sortings)[number]

export type Overviews = ReadonlyMap<string, SiteOverview>

interface SiteListView {
  /** A text that the name or the domain must contain. */
  search: string
  sorting: Sorting
}

/** The sites that match the search, in order. By visitors, sites without metrics come last. */
export function listed(
  websites: readonly Website[],
  overviews: Overviews | undefined,
  { search, sorting }: SiteListView,
): readonly Website[] {
  const matching = websites.filter((website) => matches(website, search))
  switch (sorting) {
    case 'added':
      return matching
    case 'name':
      return matching.toSorted((one, other) => one.name.localeCompare(other.name))
    case 'visitors': {
      const visitorsOf = ({ id }: Website) => overviews?.get(id)?.visitors ?? -1
      return matching.toSorted((one, other) => visitorsOf(other) - visitorsOf(one))
    }
  }
}

function matches({ name, domain }: Website, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase()
  return [name, domain].some((text) => text.toLocaleLowerCase().includes(wanted))
}

/** The totals over all sites. */
export function totalsOf(overviews: Overviews): { visitors: number; online: number } {
  const sites = [...overviews.values()]
  return {
    visitors: sites.reduce((sum, site) => sum + site.visitors, 0),
    online: sites.reduce((sum, site) => sum + site.current_visitors, 0),
  }
}

/** The change of a site’s visitors against the period before; undefined where there is nothing to compare. */
export function changeOf({
  visitors,
  previous_visitors: previous,
}: Pick<SiteOverview, 'visitors' | 'previous_visitors'>):
  | { kind: 'percent'; percent: number }
  | { kind: 'count'; difference: number; previous: number }
  | undefined {
  if (visitors === 0 && previous === 0) return undefined
  if (visitors < minForPercent || previous < minForPercent)
    return { kind: 'count', difference: visitors - previous, previous }
  return { kind: 'percent', percent: ((visitors - previous) / previous) * 100 }
}
