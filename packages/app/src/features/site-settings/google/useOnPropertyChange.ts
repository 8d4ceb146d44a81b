import { useQueryClient } from '@tanstack/react-query'
import { googleKeys, type GooglePropertyState } from '../../google-property/index.ts'
import { siteKeys } from '../../sites/index.ts'

/** Puts the new state into the cache, and reloads all data that depend on it. */
export function useOnPropertyChange(siteId: string): (state: GooglePropertyState) => void {
  const queries = useQueryClient()
  return (state) => {
    queries.setQueryData(googleKeys.property(siteId), state)
    void queries.invalidateQueries({ queryKey: siteKeys.all })
    void queries.invalidateQueries({ queryKey: ['google properties'] })
    void queries.invalidateQueries({ queryKey: siteKeys.metrics(siteId) })
  }
}
