import type { Dashboard } from './dashboard.ts'
import type { StatsSource } from './source.ts'

const placeDimensions = ['region', 'city'] as const

/** The dimensions that nothing fills: without a database of cities, those of places that no visit of the site has. */
export async function unfilledDimensions(
  source: StatsSource,
  siteId: number,
  { hasCities }: { hasCities: boolean },
): Promise<readonly (typeof placeDimensions)[number][]> {
  if (hasCities || source.hasPlaces === undefined) return []
  return (await source.hasPlaces(siteId)) ? [] : placeDimensions
}

/** A dashboard that says beside each of these dimensions that nothing fills them. */
export function withUnfilledNotices(dashboard: Dashboard): Dashboard {
  const notices = placeDimensions.map((dimension) => ({ kind: 'no_places' as const, dimension }))
  const { source } = dashboard
  return { ...dashboard, source: { ...source, notices: [...(source.notices ?? []), ...notices] } }
}
