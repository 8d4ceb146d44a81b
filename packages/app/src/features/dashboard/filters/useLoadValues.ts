import type { Filter } from '@sightline/api-client'
import { useKit, type LoadFilterValues } from '@sightline/ui'
import { useStatsApi } from '../api.ts'
import type { Period } from '../query/range.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'

/** Loads the values of a field in the shown period, once somebody looks for them. */
export function useLoadValues(
  siteId: string | undefined,
  period: Period | undefined,
  filters: readonly Filter[],
): LoadFilterValues {
  const api = useStatsApi()
  const names = useValueNames()
  const { intlLocale } = useKit()
  return async (input) => {
    if (siteId === undefined || period === undefined) return []
    const { loadFilterValues } = await import('./loadFilterValues.ts')
    return loadFilterValues({ api, siteId, period, filters, names, intlLocale }, input)
  }
}
