import type { Dashboard } from '@sightline/api-client'
import { useLiveCheck } from '../../install/index.ts'
import { isEmptyRange } from '../query/metrics.ts'
import type { View } from '../query/view.ts'

/** Whether a site waits for its first event, and has nothing of an earlier time to show in the range. */
export function useAwaitsFirstEvent(
  siteId: string,
  { filters }: Pick<View, 'filters'>,
  dashboard: Dashboard | undefined,
) {
  const isNothing =
    dashboard !== undefined && filters.length === 0 && dashboard.earlier === undefined && isEmptyRange(dashboard)
  return useLiveCheck(siteId, undefined, isNothing).data?.last_event_at === null && isNothing
}
