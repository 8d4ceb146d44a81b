import { unwrap } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { renewedEvery, useFiguresApi, type Question } from '../session/figures.ts'

/** More than anybody chooses from. */
const mostNames = 200

/** The names of the properties that events had, most visitors first; those of the question before stay until they come. */
export function useProperties(siteId: string, question: Question | undefined, isEnabled: boolean) {
  const api = useFiguresApi()
  return useQuery({
    queryKey: ['properties', siteId, question],
    queryFn: ({ signal }) =>
      unwrap(api.stats.properties({ site_id: siteId, ...question, limit: mostNames }, { signal })),
    select: ({ rows }) => rows,
    placeholderData: (previous, query) => (query?.queryKey[1] === siteId ? previous : undefined),
    refetchInterval: renewedEvery(60_000),
    enabled: isEnabled && question !== undefined,
  })
}
