import type { Dashboard } from '@sightline/api-client'
import { useDashboard, type StatsQuery } from '../api.ts'
import { furtherOf } from './furtherOf.ts'
import { withoutComparison } from './withoutComparison.ts'
import type { ViewState } from './useView.ts'

interface GoogleDashboard {
  /** Undefined where a view shows one source, and while the metrics load. */
  data: Dashboard | undefined
  /** Why there are none. */
  error: Error | null
}

/** Google’s metrics of the same days where a view shows both sources. */
export function useGoogleDashboard(
  siteId: string,
  { view }: Pick<ViewState, 'view'>,
  statsQuery: StatsQuery | undefined,
): GoogleDashboard {
  const isBoth = view.source === 'both'
  const { data, error } = useDashboard(siteId, isBoth ? googleQueryOf(statsQuery) : undefined, NO_BREAKDOWNS, {
    ...furtherOf(view),
    columns: {},
  })
  return isBoth ? { data, error: data === undefined ? error : null } : { data: undefined, error: null }
}

const NO_BREAKDOWNS: readonly [] = []

/** The query for Google’s metrics of the same days, without a comparison. */
function googleQueryOf(statsQuery: StatsQuery | undefined): StatsQuery | undefined {
  if (statsQuery === undefined) return undefined
  return { ...withoutComparison(statsQuery), source: 'google_analytics' }
}
