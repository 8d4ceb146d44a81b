import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { renewedEvery, useFiguresApi, type Question } from '../session/figures.ts'

/** The visitors of the last 30 minutes by the minute, asked again every ten seconds while the page is seen. */
export function useLastMinutes(siteId: string, filters: Question['filters'], isEnabled: boolean) {
  const api = useFiguresApi()
  return useQuery({
    queryKey: ['last minutes', siteId, filters],
    queryFn: ({ signal }) =>
      unwrap(
        api.stats.dashboard(
          { site_id: siteId, range: 'realtime', ...(filters !== undefined && { filters }), panels: [] },
          { signal, progress: false },
        ),
      ),
    refetchInterval: renewedEvery(10_000),
    enabled: isEnabled,
  })
}
