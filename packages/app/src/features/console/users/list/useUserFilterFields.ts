import { suggestedFilters, unwrap, type FilterName } from '@sightline/api-client'
import type { SearchBarField } from '@sightline/ui'
import { useMemo } from 'react'
import { useFieldLabels } from '../../fields/useFieldLabels.ts'
import { filterFields } from '../../../../lib/list-page/filterFields.ts'
import { useApi } from '../../../../lib/api/ApiContext.ts'

const suggested = suggestedFilters('appUsers')

const isSuggested = (name: FilterName<'appUsers'>): name is (typeof suggested)[number] =>
  suggested.some((one) => one === name)

/** The filters of the list of app users. Values that users have are suggested where nobody knows them by heart. */
export function useUserFilterFields(): readonly SearchBarField<FilterName<'appUsers'>>[] {
  const api = useApi()
  const fieldLabels = useFieldLabels()
  return useMemo(
    () =>
      filterFields('appUsers', fieldLabels).map((field) => {
        const { name } = field
        if (!isSuggested(name)) return field
        const suggest = async (search: string, signal: AbortSignal) => {
          const input = { field: name, ...(search !== '' && { search }) }
          const { list } = await unwrap(api.appUser.fetchFilterValues(input, { signal, progress: false }))
          return list
        }
        return { ...field, suggest }
      }),
    [api, fieldLabels],
  )
}
