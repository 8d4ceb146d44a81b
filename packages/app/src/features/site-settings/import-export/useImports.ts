import { unwrap, type EventImport } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { settingsKeys } from '../api.ts'

const REFRESH_MS = 2000

/** The last hundred imports whose events a site has, the newest first; reloaded while one of them changes. */
export function useImports(siteId: string) {
  const api = useApi()
  return useQuery({
    queryKey: settingsKeys.imports(siteId),
    queryFn: ({ signal }) =>
      unwrap(
        api.website.fetchImports(
          { site_id: siteId, pageSize: 100, columnKey: 'id', order: 'descend' },
          { signal, progress: false },
        ),
      ),
    select: ({ list }) => list,
    refetchInterval: ({ state }) => (state.data?.list.some(isChanging) === true ? REFRESH_MS : false),
  })
}

/** Whether its file is being checked, or its events are being written or removed. */
const isChanging = ({ state, has_failed }: EventImport): boolean =>
  state !== 'kept' && state !== 'checked' && !has_failed

/** Reloads the imports of a site, after one has begun or ended. */
export function useRefreshImports(siteId: string): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: settingsKeys.imports(siteId) })
}

/** Words the days of the first and the last event; null where they are not known. */
export function useDaysText(): (days: Pick<EventImport, 'first_day' | 'last_day'>) => string | null {
  const format = useFormat()
  return ({ first_day: first, last_day: last }) =>
    first === null || last === null ? null : format.days(`${first}T00:00:00.000Z`, `${last}T23:59:59.999Z`, 'UTC')
}
