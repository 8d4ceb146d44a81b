import { unwrap, type CallInput } from '@sightline/api-client'
import type { SearchBarField } from '@sightline/ui'
import { useMemo } from 'react'
import { useFieldNames } from '../../../../lib/list-page/fields/useFieldNames.ts'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { names, type FilterName } from '../names.ts'

type Suggested = CallInput<'appUser', 'fetchFilterValues'>['field']

const suggested: readonly string[] = [
  'ref_code',
  'region',
  'utm_source',
  'utm_medium',
  'union_code',
] satisfies readonly Suggested[]

const isSuggested = (name: FilterName): name is FilterName & Suggested => suggested.includes(name)

/** The filters of the list of app users. Values that users have are suggested where nobody knows them by heart. */
export function useFields(): readonly SearchBarField<FilterName>[] {
  const api = useApi()
  const fieldNames = useFieldNames()
  return useMemo(
    () =>
      names.filters.map((name) => ({
        name,
        label: fieldNames[name],
        hint: name,
        ...(isSuggested(name) && {
          suggest: async (search: string, signal: AbortSignal) => {
            const input = { field: name, ...(search !== '' && { search }) }
            const { list } = await unwrap(api.appUser.fetchFilterValues(input, { signal, progress: false }))
            return list
          },
        }),
      })),
    [api, fieldNames],
  )
}
