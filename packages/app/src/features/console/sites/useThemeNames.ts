import { unwrap, listLimits } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** The templates that a website can be given, by name; none until they have loaded. */
export function useThemeNames(): readonly { value: string; label: string }[] {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['themes', 'names'],
    queryFn: ({ signal }) =>
      unwrap(
        api.app.fetchThemeList(
          { pageSize: listLimits.pageSize, columnKey: 'name', order: 'ascend' },
          { signal, progress: false },
        ),
      ),
    select: ({ list }) => list.map(({ id, name }) => ({ value: id, label: name })),
  })
  return data ?? []
}
