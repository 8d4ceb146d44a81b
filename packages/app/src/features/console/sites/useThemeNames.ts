import { useLingui } from '@lingui/react/macro'
import { unwrap, listLimits } from '@sightline/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** The templates that a website can be given, by name, drafts marked as such; none until they have loaded. */
export function useThemeNames(): readonly { value: string; label: string }[] {
  const { t } = useLingui()
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
    select: ({ list }) =>
      list.map(({ id, name, status }) => ({ value: id, label: status === 'draft' ? t`${name} (draft)` : name })),
  })
  return data ?? []
}
