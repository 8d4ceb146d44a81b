import { filterNames } from '@sightline/api-client'
import { useAdminList } from '../../../lib/list-page/useAdminList.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** Names the list of themes in the cache. */
export const themesKey = 'themes'

/** The list of themes that the address asks for. */
export function useThemeList() {
  const api = useApi()
  return useAdminList({
    key: themesKey,
    list: 'themes',
    filters: filterNames('themes'),
    fetch: (input, signal) => api.app.fetchThemeList(input, { signal }),
  })
}
