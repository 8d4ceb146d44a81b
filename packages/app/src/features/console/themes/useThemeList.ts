import { filterNames } from '@sightline/api-client'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** The name of the list of themes in the query cache. */
export const themesKey = 'themes'

/** The order in which owners see themes. */
export const ownOrder = { columnKey: 'sort', order: 'ascend' } as const

/** The themes that match the query in the address, in their own order where the address names none. */
export function useThemeList() {
  const api = useApi()
  return useConsoleList({
    key: themesKey,
    list: 'themes',
    filters: filterNames('themes'),
    fetch: (input, signal) => api.app.fetchThemeList({ ...ownOrder, ...input }, { signal }),
  })
}
