import type { Dashboard } from '@sightline/api-client'
import { useSecondDashboard } from '../query/useSecondDashboard.ts'
import { noticesOfPage, type SourceNotice } from './sourceNotices.ts'

/** The notices of the page: those of Google where its metrics stand beside ours. */
export function useNoticesOfPage(
  ...[siteId, state, statsQuery, dashboard]: [...Parameters<typeof useSecondDashboard>, Dashboard | undefined]
): SourceNotice[] {
  const google = useSecondDashboard(siteId, state, statsQuery)
  return noticesOfPage((google ?? dashboard)?.source)
}
