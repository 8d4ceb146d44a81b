import { unwrap, parseDimension, type Filter } from '@sightline/api-client'
import { useKit, type FilterValue, type LoadFilterValues } from '@sightline/ui'
import { useStatsApi } from '../api.ts'
import type { Period } from '../query/range.ts'
import { idOfValue, isCoded, missingNameOf, nameOfValue } from '../dimensions/dimensionValues.ts'
import { searchText } from '../dimensions/searchText.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'

/** The number of values that are offered at a time. */
const maxValues = 50
/** The number of codes that is requested: all of them, because only the app knows their names. */
const maxCodes = 1000

/** Requests the values of a field in the shown period, with the visitors of each under all other filters. */
export function useLoadValues(
  siteId: string | undefined,
  period: Period | undefined,
  filters: readonly Filter[],
): LoadFilterValues {
  const api = useStatsApi()
  const names = useValueNames()
  const { intlLocale } = useKit()
  const contains = (name: string, part: string) =>
    name.toLocaleLowerCase(intlLocale).includes(part.toLocaleLowerCase(intlLocale))

  return async ({ field, search: typed, signal }): Promise<FilterValue[]> => {
    const search = searchText(typed)
    const dimension = parseDimension(field)
    if (dimension === undefined || siteId === undefined || period === undefined) return []
    // A filter on the same field does not limit its values, so that more of them can be added.
    const others = filters.filter(([, filtered]) => filtered !== dimension)
    const isNamedHere = isCoded(dimension)
    const { rows } = await unwrap(
      api.stats.query(
        {
          site_id: siteId,
          ...period,
          ...(others.length > 0 && { filters: others }),
          metrics: ['visitors'],
          dimension,
          limit: isNamedHere ? maxCodes : maxValues,
          ...(!isNamedHere &&
            search !== '' && { search, search_missing: contains(missingNameOf(dimension, names), search) }),
        },
        { signal, progress: false },
      ),
    )
    return rows
      .filter(({ value }) => !isNamedHere || contains(nameOfValue(dimension, value, names), search))
      .slice(0, maxValues)
      .map(({ value, visitors }) => ({ value: idOfValue(value), count: visitors }))
  }
}
