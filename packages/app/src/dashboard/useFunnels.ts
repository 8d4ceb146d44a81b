import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { renewedEvery, useFiguresApi, type Question } from '../session/figures.ts'

const minuteMs = 60_000

/** The funnels of a site, by name. */
export function useFunnels(siteId: string, isEnabled: boolean) {
  const api = useFiguresApi()
  return useQuery({
    queryKey: ['funnels', siteId],
    queryFn: ({ signal }) => unwrap(api.funnel.fetchFunnels({ site_id: siteId }, { signal, progress: false })),
    select: ({ list }) => list,
    refetchInterval: renewedEvery(5 * minuteMs),
    enabled: isEnabled,
  })
}

/**
 * What came of a funnel; the figures of the question before stay until they have come.
 * @param funnelId Undefined while there is none.
 */
export function useFunnel(siteId: string, question: Question | undefined, funnelId: string | undefined) {
  const api = useFiguresApi()
  return useQuery({
    queryKey: ['funnel', siteId, funnelId, question],
    queryFn: ({ signal }) =>
      unwrap(api.stats.funnel({ site_id: siteId, ...question, funnel_id: funnelId ?? '' }, { signal })),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === siteId && query.queryKey[2] === funnelId ? previous : undefined,
    refetchInterval: renewedEvery(question?.range === 'realtime' ? minuteMs / 6 : minuteMs),
    enabled: question !== undefined && funnelId !== undefined,
  })
}
