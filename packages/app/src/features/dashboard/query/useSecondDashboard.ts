import type { Dashboard } from '@sightline/api-client'
import { useDashboard, type StatsQuery } from '../api.ts'
import type { ViewState } from './useView.ts'

/** Google’s metrics of the same days where a view shows both sources; undefined elsewhere, and while they load. */
export function useSecondDashboard(
  siteId: string,
  { view }: Pick<ViewState, 'view'>,
  statsQuery: StatsQuery | undefined,
): Dashboard | undefined {
  const isBoth = view.source === 'both'
  const google = useDashboard(siteId, isBoth ? googleQueryOf(statsQuery) : undefined, NO_BREAKDOWNS)
  return isBoth ? google.data : undefined
}

const NO_BREAKDOWNS: readonly [] = []

/** The query for Google’s metrics of the same days, without a comparison. */
function googleQueryOf(statsQuery: StatsQuery | undefined): StatsQuery | undefined {
  if (statsQuery === undefined) return undefined
  const { compare: _, compare_from: __, compare_to: ___, ...same } = statsQuery
  return { ...same, source: 'google_analytics' }
}
