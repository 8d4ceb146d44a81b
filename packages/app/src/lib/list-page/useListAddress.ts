import type { ListQuery } from '@sightline/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { queryIn, searchOf, type ListNames } from './listAddress.ts'

/** What is asked of a list, kept in the address: going back, reloading and sending the link all keep it. */
export function useListAddress<Name extends string>(names: ListNames<Name>) {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const query = useMemo(() => queryIn(new URLSearchParams(text), names), [text, names])
  return {
    query,
    onQueryChange: (next: ListQuery<Name>, { isCorrection }: { isCorrection: boolean }) =>
      setSearch((now) => searchOf(next, now, names), { replace: isCorrection }),
  }
}
