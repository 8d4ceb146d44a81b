import type { OverviewRange, StatsSourceName } from '@sightline/api-client/contract'
import { ApiError } from '../../errors.ts'
import { readOverview, type SiteOverview } from '../overview.ts'
import type { StatsSite } from '../query/stats-query.ts'
import type { StatsSource } from '../source.ts'
import { googleTimeouts, withTimeout } from './with-timeout.ts'

interface OverviewSite extends StatsSite {
  source: StatsSourceName
}

/** More properties are not asked at a time: what their answers are kept for is asked anew at most every few minutes. */
const SITES_AT_ONCE = 4

/**
 * An overview in which sites that show Google first and have no event of their own have Google's figures. Where Google does
 * not answer, a site says that its figures are not known.
 */
export async function withGoogleOverviews<Site extends OverviewSite>(
  overviews: readonly SiteOverview[],
  sites: readonly Site[],
  { open, range, now }: { open: (site: Site) => Promise<StatsSource>; range: OverviewRange; now: number },
): Promise<SiteOverview[]> {
  const silent = new Set(overviews.flatMap(({ site_id, last_event_at }) => (last_event_at === null ? [site_id] : [])))
  const wanted = sites.filter(({ id, source }) => source === 'google_analytics' && silent.has(String(id)))
  const found = new Map<string, SiteOverview>()
  for (let start = 0; start < wanted.length; start += SITES_AT_ONCE)
    await Promise.all(
      wanted.slice(start, start + SITES_AT_ONCE).map(async (site) => {
        const overview = await withTimeout(readOne(site), googleTimeouts.overview)
        if (overview === 'built_in') return
        const id = String(site.id)
        const known = overview ?? overviews.find(({ site_id }) => site_id === id)
        if (known === undefined) return
        const unknown = overview === undefined ? { is_unknown: true as const } : {}
        found.set(id, { ...known, source: 'google_analytics', ...unknown })
      }),
    )
  return overviews.map((overview) => found.get(overview.site_id) ?? overview)

  /** @returns `built_in` where the site has no property; undefined where Google does not answer now */
  async function readOne(site: Site): Promise<SiteOverview | 'built_in' | undefined> {
    try {
      const source = await open(site)
      if (source.name !== 'google_analytics') return 'built_in'
      const [overview] = await readOverview(source, [site], range, now)
      // A card has no room for the age of its figures: those that are kept only are not known now.
      return source.notices?.().some(({ kind }) => kind === 'stale') === true ? undefined : overview
    } catch (error) {
      if (error instanceof ApiError) return undefined
      throw error
    }
  }
}
