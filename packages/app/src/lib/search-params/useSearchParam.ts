import { useSearchParams } from 'wouter'

/** One choice of the dashboard that stands in the address under a name of its own; null where none is made. */
export function useSearchParam(name: string): [chosen: string | null, choose: (value: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const choose = (value: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return [search.get(name), choose]
}
