import type { Dashboard } from '@sightline/api-client'
import { useSecondDashboard } from '../query/useSecondDashboard.ts'
import { noticesOfPage, type SourceNotice } from './sourceNotices.ts'

interface NoticesOfPage {
  notices: SourceNotice[]
  /** Why Google’s metrics do not stand beside ours. */
  error: Error | null
  isEmpty: boolean
}

/** The notices of the page: those of Google where its metrics stand beside ours. */
export function useNoticesOfPage(
  ...[siteId, state, statsQuery, dashboard]: [...Parameters<typeof useSecondDashboard>, Dashboard | undefined]
): NoticesOfPage {
  const { data, error } = useSecondDashboard(siteId, state, statsQuery)
  const notices = noticesOfPage((data ?? dashboard)?.source)
  return { notices, error, isEmpty: notices.length === 0 && error === null }
}
