import { unwrap, type CallOutput } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { siteKeys } from '../../sites/index.ts'

/** The days of Google Analytics that are stored for a site; null where there are none, and while they are requested. */
export function useStoredDays(siteId: string): CallOutput<'googleProperty', 'get'>['kept'] {
  const api = useApi()
  const { data } = useQuery({
    queryKey: [...siteKeys.metrics(siteId), 'stored days'],
    queryFn: ({ signal }) => unwrap(api.googleProperty.get({ site_id: siteId }, { signal, progress: false })),
  })
  return data?.kept ?? null
}
