import { suggestedFilters, unwrap, type FilterName } from '@sightline/api-client'
import type { SearchBarField } from '@sightline/ui'
import { useMemo } from 'react'
import { useFieldLabels } from '../../fields/useFieldLabels.ts'
import { filterFields } from '../../../../lib/list-page/filterFields.ts'
import { useApi } from '../../../../lib/api/ApiContext.ts'

const suggested = suggestedFilters('appUsers')

const isSuggested = (name: FilterName<'appUsers'>): name is (typeof suggested)[number] =>
  suggested.some((one) => one === name)

/** People are searched by their e-mail address first: it is the field that the key for searching leads to. */
const byUse = (fields: readonly SearchBarField<FilterName<'appUsers'>>[]) => [
  ...fields.filter(({ name }) => name === 'email'),
  ...fields.filter(({ name }) => name !== 'email'),
]

/** The filters of the list of app users. Values that users have are suggested where nobody knows them by heart. */
export function useUserFilterFields(): readonly SearchBarField<FilterName<'appUsers'>>[] {
  const api = useApi()
  const fieldLabels = useFieldLabels()
  return useMemo(
    () =>
      byUse(filterFields('appUsers', fieldLabels)).map((field) => {
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
