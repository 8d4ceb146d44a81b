import type { Dashboard } from '@sightline/api-client'
import { useGoogleDashboard } from '../query/useGoogleDashboard.ts'
import { noticesOfPage, type SourceNotice } from './sourceNotices.ts'

interface NoticesOfPage {
  notices: SourceNotice[]
  /** Why Google’s metrics do not stand beside ours. */
  error: Error | null
  isEmpty: boolean
}

/** The notices of the page: those of Google where its metrics stand beside ours. */
export function useNoticesOfPage(
  ...[siteId, state, statsQuery, dashboard]: [...Parameters<typeof useGoogleDashboard>, Dashboard | undefined]
): NoticesOfPage {
  const { data, error } = useGoogleDashboard(siteId, state, statsQuery)
  const notices = noticesOfPage((data ?? dashboard)?.source)
  return { notices, error, isEmpty: notices.length === 0 && error === null }
}
