import { filterNames, lists, type FilterName, type ListName } from '@sightline/api-client'
import type { ListQuery } from '@sightline/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { queryIn, searchOf } from './listAddress.ts'

/** The query of a list, kept in the address: going back, reloading and sending the link all keep it. */
export function useListAddress<Name extends ListName>(list: Name, filters?: readonly FilterName<Name>[]) {
  const [search, setSearch] = useSearchParams()
  const names = useMemo(
    () => ({ filters: filters ?? filterNames(list), columns: lists[list].columns }),
    [list, filters],
  )
  const text = search.toString()
  const query = useMemo(() => queryIn(new URLSearchParams(text), names), [text, names])
  return {
    query,
    onQueryChange: (next: ListQuery<FilterName<Name>>, { isCorrection }: { isCorrection: boolean }) =>
      setSearch((now) => searchOf(next, now, names), { replace: isCorrection }),
  }
}
